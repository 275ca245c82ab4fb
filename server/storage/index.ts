// In: bytes as they arrive. Out: a key that says nothing, with the hash and the size of what was kept.
export { createDiskStore, type DiskStore } from "./disk-store.ts";
export type { FileStore, Stored } from "./types.ts";
