// Runs the command line from its TypeScript sources: bundles them when a source is newer than the bundle, then starts it.
import { buildCli } from "./build-cli.mjs";
import { endBundling } from "./bundle.mjs";

const { main } = await buildCli();
await endBundling();
await import(main);
