const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of a base64 text; the engine has no platform function for it. */
export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < SIGNS.length; i++) values[SIGNS.charCodeAt(i)] = i;
  const length = text.endsWith("==") ? text.length - 2 : text.endsWith("=") ? text.length - 1 : text.length;
  const bytes = new Uint8Array((length * 3) >> 2);
  const valueAt = (i: number): number => (i < length ? (values[text.charCodeAt(i) & 127] as number) : 0);
  for (let i = 0, out = 0; i < length; i += 4) {
    const four = (valueAt(i) << 18) | (valueAt(i + 1) << 12) | (valueAt(i + 2) << 6) | valueAt(i + 3);
    bytes[out++] = four >> 16;
    bytes[out++] = (four >> 8) & 255;
    bytes[out++] = four & 255;
  }
  return bytes;
}
