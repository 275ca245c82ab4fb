// bytes → value: warm child processes that read untrusted files under limits, so that no file can harm or slow the rest.
export type { ReadResume, Unreadable } from "./engine-tasks.ts";
export { createFileReaders } from "./file-readers.ts";
export { openReaders, type ReaderResult, type Readers, type ReaderTask } from "./open-readers.ts";
export { type GivenFile, readGiven, type Scans } from "./read-given.ts";
export { createReaderPool, type ReaderPool } from "./reader-pool.ts";
export { serveReader, type Task } from "./serve-reader.ts";
export { useTaxonomyFile } from "./taxonomy-file.ts";
export type { Outcome, ReaderLimits, ReaderRequest } from "./types.ts";
