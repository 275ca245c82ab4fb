import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Planned } from "../plan.ts";

const FILTERS = { pdf: "pdf:writer_pdf_Export", docx: "docx:MS Word 2007 XML" };

/** One start of LibreOffice for all of them. */
export function convert(planned: Planned[], kind: "pdf" | "docx", workshop: string, folder: string): void {
  if (planned.length === 0) return;
  const files = planned.map(({ name, source }) => {
    const file = join(workshop, `${name}.fodt`);
    writeFileSync(file, source);
    return file;
  });
  const profile = `-env:UserInstallation=file://${join(workshop, "profile")}`;
  execFileSync("soffice", [profile, "--headless", "--convert-to", FILTERS[kind], "--outdir", folder, ...files], { stdio: "ignore" });
}
