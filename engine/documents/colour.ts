/** How far apart two colours look: 0 the same, 1 black and white. Parts are 0–255, weighted by how bright each looks. */
export function colourDistance(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(0.299 * red * red + 0.587 * green * green + 0.114 * blue * blue) / 255;
}

/** Six hex digits as parts. */
export function toParts(hex: string): [number, number, number] {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
