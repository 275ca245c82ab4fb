import type { Reader } from "./reader.ts";

/** Children without work, the last used on top. One that rests for too long is handed to `onTooLong`. */
export type RestingReaders = { push(reader: Reader): void; pop(): Reader | undefined; clear(): void };

export function createRestingReaders(idleMs: number, onTooLong: (reader: Reader) => void): RestingReaders {
  const resting = new Map<Reader, NodeJS.Timeout>();
  const wake = (reader: Reader) => {
    clearTimeout(resting.get(reader));
    resting.delete(reader);
  };
  return {
    push(reader) {
      const end = () => {
        wake(reader);
        onTooLong(reader);
      };
      resting.set(reader, setTimeout(end, idleMs).unref());
    },
    pop() {
      const reader = [...resting.keys()].at(-1);
      if (reader !== undefined) wake(reader);
      return reader;
    },
    clear() {
      for (const reader of [...resting.keys()]) wake(reader);
    },
  };
}
