import type { Wish } from "../likeness/wish.ts";

/** What is found out of a wish when it is asked for, and once. */
export function byWish<T>(find: (wish: Wish) => T): (wish: Wish) => T {
  const known = new Map<Wish, { value: T }>();
  return (wish) => {
    let found = known.get(wish);
    if (found === undefined) {
      found = { value: find(wish) };
      known.set(wish, found);
    }
    return found.value;
  };
}
