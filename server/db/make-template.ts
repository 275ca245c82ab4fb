import { resolve } from "node:path";
import { createTemplate } from "./template.ts";

// `node scripts/run.mjs server/db/make-template.ts FILE`; the bundle stands in node_modules/.cache, the files where they always are.
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Name the file to write.");
await createTemplate(resolve(path), resolve("server/db/migrations"));
