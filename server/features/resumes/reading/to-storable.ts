/** Half of a surrogate pair, or NUL, as JSON writes them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** The same value with characters that the database cannot hold replaced one for one, so that every place stays where it is. */
export function toStorable<T>(value: T): T {
  return UNSTORABLE.test(JSON.stringify(value)) ? (clean(value) as T) : value;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\ufffd").replace(/\p{Cs}/gu, "\ufffd");
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [clean(key), clean(held)]));
}
