// Puts one file of 200 kB into the folder it is given and prints what came of it; started where the disk is small.
import { createDiskStore } from "../disk-store.ts";

const store = await createDiskStore({ folder: process.argv[2] ?? "" });

async function* chunks() {
  for (let i = 0; i < 20; i += 1) yield new Uint8Array(10_000);
}

const outcome = await store.put(chunks(), { maxBytes: 1_000_000 }).catch((error: { code?: string }) => ({ kind: error.code }));
process.stdout.write(JSON.stringify(outcome.kind));
