import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { type ErrorCode, LIMITS } from "../types.ts";

/** A part that cannot be read, as its code. */
export class PackageTrouble extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** The named parts of a zipped package; a part is only unpacked when it is asked for. */
export type Package = { names: string[]; readText(name: string): Promise<string | undefined> };

export async function openPackage(bytes: Uint8Array): Promise<Package> {
  const zip = await openZip(bytes);
  if (zip.entryCount > LIMITS.zipEntries) throw new PackageTrouble("inflates-too-large");
  const entries = await listEntries(zip);
  checkDeclared([...entries.values()]);
  let inflated = 0;
  return {
    names: [...entries.keys()],
    async readText(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return undefined;
      const content = await inflate(zip, entry, LIMITS.inflatedBytes - inflated);
      inflated += content.length;
      return decodeXml(content);
    },
  };
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, decodeStrings: false, validateEntrySizes: true }, (error, zip) => {
      if (error !== null || zip === undefined) reject(new PackageTrouble("damaged"));
      else resolve(zip);
    });
  });
}

/** By lower-case name; the first of two entries with one name counts. */
function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder("utf-8");
  return new Promise((resolve, reject) => {
    zip.on("error", () => reject(new PackageTrouble("damaged")));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry) => {
      const name = decoder.decode(entry.fileName).replaceAll("\\", "/").toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
      if (entries.size > LIMITS.zipEntries) reject(new PackageTrouble("inflates-too-large"));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function checkDeclared(entries: readonly Entry[]): void {
  let total = 0;
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new PackageTrouble("encrypted");
    total += entry.uncompressedSize;
    const isBomb = entry.uncompressedSize > LIMITS.zipRatioFromBytes && entry.uncompressedSize > entry.compressedSize * LIMITS.zipRatio;
    if (isBomb || total > LIMITS.inflatedBytes) throw new PackageTrouble("inflates-too-large");
  }
}

/** Sizes in a package may lie, so the bytes are counted as they come. */
function inflate(zip: ZipFile, entry: Entry, left: number): Promise<Uint8Array> {
  const limit = Math.min(LIMITS.xmlPartBytes, left);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null || stream === undefined) {
        reject(new PackageTrouble("damaged"));
        return;
      }
      const chunks: Uint8Array[] = [];
      let size = 0;
      stream.on("error", () => reject(new PackageTrouble("damaged")));
      stream.on("end", () => resolve(join(chunks, size)));
      stream.on("data", (chunk) => {
        size += chunk.length;
        if (size <= limit) chunks.push(chunk);
        else {
          stream.destroy();
          reject(new PackageTrouble("inflates-too-large"));
        }
      });
    });
  });
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function decodeXml(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) throw new PackageTrouble("damaged");
  return new TextDecoder("utf-8").decode(content);
}
