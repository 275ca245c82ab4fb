import type { Readable } from "node:stream";
import { AppError, LIMITS } from "@fairlead/contracts";
import busboy from "busboy";

export type SentFile = {
  fieldName: string;
  fileName: string | undefined;
  /** The bytes as they come. Throws when the upload breaks off; what is not taken is skipped. */
  source: AsyncIterable<Uint8Array>;
  /** Bytes of the whole request up to now. */
  received(): number;
};

/** Files of one request that are worked on side by side. */
const AT_ONCE = 4;
/** What comes after so many files, or after so many bytes, is not even read to be refused by name. */
const MOST_NAMED = 1_000;
export const MOST_BYTES = 4 * LIMITS.requestBytes;

/**
 * Hands over the files of a multipart request in the order sent and reads on as fast as they are taken. `take` never rejects.
 * The request may break off: then the answers are those of the files that began to come.
 */
export async function receiveFiles<T>(request: Request, take: (file: SentFile) => Promise<T>): Promise<T[]> {
  const parser = openParser(request);
  const answers: Promise<T>[] = [];
  const open = new Set<Promise<unknown>>();
  let bytes = 0;
  parser.on("file", (fieldName, stream, { filename }) => {
    // Who takes the bytes learns of it; a file that nobody takes any more must not end the process.
    stream.on("error", () => undefined);
    const answer = take({ fieldName, fileName: filename, source: toSource(stream), received: () => bytes });
    answers.push(answer);
    const ended = answer.finally(() => open.delete(ended));
    open.add(ended);
  });
  const closed = new Promise<void>((resolve) => parser.once("close", resolve));
  parser.on("error", () => parser.destroy());
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES || parser.destroyed) break;
      if (!parser.write(chunk)) await Promise.race([closed, new Promise((resolve) => parser.once("drain", resolve))]);
      while (open.size > AT_ONCE) await Promise.race(open);
    }
    parser.end();
  } catch {
    parser.destroy();
  }
  await closed;
  return Promise.all(answers);
}

function openParser(request: Request): busboy.Busboy {
  if (request.body === null) throw new AppError("invalid-input", { details: "body: files are expected" });
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return busboy({ headers, defParamCharset: "utf8", preservePath: true, limits: { files: MOST_NAMED, fields: 0 } });
  } catch (cause) {
    throw new AppError("invalid-input", { cause, details: "header.content-type: multipart/form-data is expected" });
  }
}

/** The parser waits for the end of each file, so a file that is given up is read to its end all the same. */
async function* toSource(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } finally {
    stream.resume();
  }
}
