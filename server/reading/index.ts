// bytes → value: warm child processes that read untrusted files under limits, so that no file can harm or slow the rest.
export { createReaderPool, type ReaderPool } from "./reader-pool.ts";
export { serveReader, type Task } from "./serve-reader.ts";
export type { Outcome, ReaderLimits, ReaderRequest } from "./types.ts";
