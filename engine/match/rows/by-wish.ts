import type { Wish } from "../likeness/wish.ts";

/** What is found out of a wish when it is asked for, and once. */
export function byWish<T extends number | object | null>(find: (wish: Wish) => T): (wish: Wish) => T {
  let known: Map<Wish, T> | undefined;
  return (wish) => {
    known ??= new Map();
    const before = known.get(wish);
    if (before !== undefined) return before;
    const found = find(wish);
    known.set(wish, found);
    return found;
  };
}
