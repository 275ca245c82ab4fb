/** Texts longer than this are computed each time: they seldom come twice and would take much room. */
const LONGEST = 400;
const MOST = 4_000;

/**
 * The same function, which computes a short text once: a resume that is read again with swapped words repeats nearly all of its
 * lines. Only for functions of the text alone; nobody may change what it returns.
 */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = compute(text);
    if (text.length <= LONGEST) {
      // Forgetting everything at once is cheap and cannot change a result.
      if (known.size >= MOST) known.clear();
      known.set(text, { value });
    }
    return value;
  };
}
