import { toEightBitText } from "./eight-bit.ts";

/** Text of bytes in an encoding that has to be told from the bytes; undefined when they are no text. */
export function toText(bytes: Uint8Array): string | undefined {
  const text = decodeMarked(bytes) ?? decodeWide(bytes) ?? decodeUtf8(bytes) ?? toEightBitText(bytes);
  return text !== undefined && isPrintable(text) ? text : undefined;
}

function decodeMarked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder("utf-8").decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeBigEndian(bytes.subarray(2));
  return undefined;
}

function decodeBigEndian(bytes: Uint8Array): string {
  const swapped = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let at = 0; at < swapped.length; at += 2) {
    swapped[at] = bytes[at + 1] ?? 0;
    swapped[at + 1] = bytes[at] ?? 0;
  }
  return new TextDecoder("utf-16le").decode(swapped);
}

/** UTF-16 without a mark: in most scripts of resumes one of two bytes is zero nearly everywhere. */
function decodeWide(bytes: Uint8Array): string | undefined {
  if (bytes.length < 4 || bytes.length % 2 === 1) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) evenZeros++;
    else oddZeros++;
  }
  const most = bytes.length * 0.2;
  if (oddZeros > most && evenZeros * 20 < oddZeros) return new TextDecoder("utf-16le").decode(bytes);
  if (evenZeros > most && oddZeros * 20 < evenZeros) return decodeBigEndian(bytes);
  return undefined;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const PRINTABLE_SHARE = 0.95;

function isPrintable(text: string): boolean {
  let unprintable = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) return false;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || (code >= 127 && code < 160) || code === 0xfffd)
      unprintable++;
  }
  return unprintable <= text.length * (1 - PRINTABLE_SHARE);
}
