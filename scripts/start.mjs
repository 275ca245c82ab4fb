// Starts the product: builds what changed, then serves.

import { buildPages, buildServer } from "./build-server.mjs";
import { endBundling } from "./bundle.mjs";

/** A build that takes longer than this is told to whoever waits at a terminal. */
const QUIET_MS = 1_000;

const timer = setTimeout(() => process.stdout.isTTY && process.stdout.write("  Building what changed…\n"), QUIET_MS);
const [main] = await Promise.all([buildServer(), buildPages()]);
clearTimeout(timer);
await endBundling();
await import(main);
