import type { ReaderRequest } from "./types.ts";

const LENGTH_BYTES = 4;

/** A frame: its length, then its content. */
export function toFrame(...parts: Uint8Array[]): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([length, ...parts]);
}

/** A request as a frame: length of the JSON head, the head, the bytes as they are. */
export function toRequestFrame(task: string, request: ReaderRequest): Buffer {
  const head = Buffer.from(JSON.stringify({ task, json: request.json, scanned: request.scanned, hasBytes: request.bytes !== undefined }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return toFrame(length, head, request.bytes ?? new Uint8Array());
}

type Head = Pick<ReaderRequest, "json" | "scanned"> & { task: string; hasBytes: boolean };

export function fromRequestFrame(content: Buffer): { task: string; request: ReaderRequest } {
  const from = LENGTH_BYTES + content.readUInt32BE(0);
  const head = JSON.parse(content.subarray(LENGTH_BYTES, from).toString()) as Head;
  // A copy of its own: the bytes must not share memory with anything else.
  const bytes = head.hasBytes ? { bytes: new Uint8Array(content.subarray(from)) } : {};
  const scanned = head.scanned === undefined ? {} : { scanned: head.scanned };
  return { task: head.task, request: { ...bytes, json: head.json, ...scanned } };
}

/** Collects chunks of a stream into frames. `onTooLarge` when a frame announces more than `maxBytes`. */
export function collectFrames(maxBytes: number, onFrame: (content: Buffer) => void, onTooLarge: () => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  let stopped = false;
  return (chunk) => {
    if (stopped) return;
    chunks.push(chunk);
    size += chunk.length;
    while (size >= LENGTH_BYTES) {
      const head = chunks[0] !== undefined && chunks[0].length >= LENGTH_BYTES ? chunks[0] : Buffer.concat(chunks);
      const length = head.readUInt32BE(0);
      if (length > maxBytes) {
        stopped = true;
        onTooLarge();
        return;
      }
      if (size < LENGTH_BYTES + length) return;
      const whole = Buffer.concat(chunks);
      const rest = whole.subarray(LENGTH_BYTES + length);
      chunks = rest.length > 0 ? [rest] : [];
      size = rest.length;
      onFrame(whole.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
    }
  };
}
