// Builds everything that starting would else wait for.
import { buildCli } from "./build-cli.mjs";
import { buildPages, buildServer } from "./build-server.mjs";

await Promise.all([buildCli(), buildServer(), buildPages()]);
