import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Planned } from "../plan.ts";
import { print } from "./chromium.ts";
import { distill } from "./ghostscript.ts";
import { convert } from "./libreoffice.ts";
import { typeset } from "./tex.ts";
import { encode } from "./text.ts";

/** Writes every planned document into the folder, its truth beside it. */
export async function produce(planned: Planned[], folder: string, workshop: string): Promise<void> {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  const by = (...names: string[]) => planned.filter(({ producer }) => names.includes(producer));
  await print(by("chromium"), folder);
  await print(by("ghostscript"), workshop);
  distill(by("ghostscript"), workshop, folder);
  convert(by("libreoffice-pdf"), "pdf", workshop, folder);
  convert(by("libreoffice-docx"), "docx", workshop, folder);
  typeset(by("pdflatex", "xelatex"), workshop, folder);
  for (const one of by("text-utf8", "text-utf16", "text-cp1252"))
    writeFileSync(join(folder, `${one.name}.txt`), encode(one.source, one.producer));
  for (const { name, truth } of planned) writeFileSync(join(folder, `${name}.expected.json`), `${JSON.stringify(truth, null, 2)}\n`);
}
