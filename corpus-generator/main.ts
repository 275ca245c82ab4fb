import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Half, plan } from "./plan.ts";
import { produce } from "./producers/index.ts";

// `node scripts/run.mjs corpus-generator/main.ts dev|held-out [documents of a family] [first seed] [folder]`
const [half = "dev", perFamily = "6", seed = "1", folder = join(process.cwd(), "engine/corpus/resumes", half)] = process.argv.slice(2);
const planned = plan(half as Half, Number(perFamily), Number(seed));
await produce(planned, folder, join(tmpdir(), "fairlead-corpus-workshop"));
console.log(`${planned.length} documents written into ${folder}`);
