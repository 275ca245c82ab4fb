export type Stored = { kind: "stored"; sha256: string; bytes: number; key: string };

export type FileStore = {
  /** Takes the bytes as they come and answers only once they are safe. Nothing remains of a file that is too large or breaks off. */
  put(source: AsyncIterable<Uint8Array>, options: { maxBytes: number }): Promise<Stored | { kind: "too-large" } | { kind: "cut" }>;
  /** Throws "absent" when there is no such file. */
  read(key: string): Promise<Uint8Array>;
  /** Quiet when the file is gone already. */
  remove(key: string): Promise<void>;
  /** Keys of the files that were finished at least this long ago. */
  list(olderThanMs: number): AsyncIterable<string>;
  freeBytes(): Promise<number>;
};
