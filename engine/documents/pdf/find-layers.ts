const PACKED_LIMIT = 4_000_000;
const LONGEST_DICTIONARY = 400;
const LAYERS = "/OCProperties";
const PATTERNS = "/PatternType";

/** What shapes do not tell of a file: `layered`, layers can be switched off; `patterned`, areas are filled with gradients and patterns. */
export type Means = { layered: boolean; patterned: boolean };

/** What cannot be unpacked may say so: the painted page then decides. */
export async function findMeans(bytes: Uint8Array): Promise<Means> {
  const means = { layered: false, patterned: false };
  const note = (plain: Uint8Array | undefined) => {
    means.layered ||= plain === undefined || placeOf(plain, LAYERS, 0) !== -1;
    means.patterned ||= plain === undefined || placeOf(plain, PATTERNS, 0) !== -1;
  };
  note(bytes);
  for (let at = placeOf(bytes, "/ObjStm", 0); at !== -1 && !(means.layered && means.patterned); at = placeOf(bytes, "/ObjStm", at + 1)) {
    const packed = streamAt(bytes, at);
    if (packed !== undefined) note(await unpack(packed));
  }
  return means;
}

/** The bytes between "stream" and "endstream" behind a place in the stream's dictionary. */
function streamAt(bytes: Uint8Array, at: number): Uint8Array | undefined {
  const word = placeOf(bytes.subarray(0, at + LONGEST_DICTIONARY), "stream", at);
  const end = word === -1 ? -1 : placeOf(bytes, "endstream", word);
  if (end === -1) return undefined;
  let start = word + "stream".length;
  if (bytes[start] === CR) start++;
  if (bytes[start] === LF) start++;
  return bytes.subarray(start, endOfData(bytes, end));
}

const CR = 13;
const LF = 10;

/** Without the line break that stands before "endstream". */
function endOfData(bytes: Uint8Array, end: number): number {
  let last = end;
  if (bytes[last - 1] === LF) last--;
  if (bytes[last - 1] === CR) last--;
  return last;
}

/** Plain bytes of a deflated stream; undefined when it is none or too large. */
async function unpack(packed: Uint8Array): Promise<Uint8Array | undefined> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  const whole = await readAll(stream.readable.getReader()).catch(() => undefined);
  await written.catch(() => undefined);
  return whole;
}

type Reader = ReturnType<DecompressionStream["readable"]["getReader"]>;

async function readAll(reader: Reader): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value?.length ?? 0;
    if (length > PACKED_LIMIT) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value ?? new Uint8Array());
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Where ASCII words stand first from a place on; -1 where they do not. */
function placeOf(bytes: Uint8Array, words: string, from: number): number {
  const codes = Array.from(words, (letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  return -1;
}
