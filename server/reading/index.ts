// bytes → value: warm child processes that read untrusted files under limits, so that no file can harm or slow the rest.
export type { ReadResume, Unreadable } from "./engine-tasks.ts";
export { openReaders, type ReaderResult, type Readers, type ReaderTask } from "./open-readers.ts";
export { createReaderPool, type ReaderPool } from "./reader-pool.ts";
export { serveReader, type Task } from "./serve-reader.ts";
export type { Outcome, ReaderLimits, ReaderRequest } from "./types.ts";
