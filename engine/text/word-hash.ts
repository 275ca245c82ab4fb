/** A whole number for a string, the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** One number for two in their order; every bit of both matters for every bit of the result. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b, 0x85ebca6b), 0x9e3779b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}
