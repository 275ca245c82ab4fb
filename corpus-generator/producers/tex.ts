import { execFileSync } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Planned } from "../plan.ts";

export function typeset(planned: Planned[], workshop: string, folder: string): void {
  for (const { name, source, producer } of planned) {
    writeFileSync(join(workshop, `${name}.tex`), source);
    execFileSync(producer, ["-interaction=nonstopmode", "-halt-on-error", `${name}.tex`], { cwd: workshop, stdio: "ignore" });
    copyFileSync(join(workshop, `${name}.pdf`), join(folder, `${name}.pdf`));
  }
}
