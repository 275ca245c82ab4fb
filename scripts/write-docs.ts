import { writeFileSync } from "node:fs";
import { DOCS } from "./docs.ts";

for (const [path, write] of Object.entries(DOCS)) writeFileSync(path, write());
