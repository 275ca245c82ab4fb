import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Planned } from "../plan.ts";

/** Distils the browser's PDFs anew: other fonts inside, other order of the operators. */
export function distill(planned: Planned[], from: string, folder: string): void {
  for (const { name } of planned)
    execFileSync("gs", [
      "-q",
      "-dBATCH",
      "-dNOPAUSE",
      "-sDEVICE=pdfwrite",
      `-sOutputFile=${join(folder, `${name}.pdf`)}`,
      join(from, `${name}.pdf`),
    ]);
}
