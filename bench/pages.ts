import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocument } from "../engine/documents/index.ts";
import { makePdf, printLines } from "../engine/documents/test/make-pdf.ts";
import { readResume } from "../engine/resume/index.ts";
import type { Measured } from "./measure.ts";
import { median, say } from "./say.ts";

const AS_OF = "2026-11-01";
const COUNTS = [1, 10, 50];
const ROUNDS = 5;
const GOAL_MB = 250;
const ROLE = [
  "Charge Nurse, Blue Harbor Clinic, Tacoma        March 2019 - June 2021",
  "- Led triage on a ward of 40 beds and kept the records of every shift",
  "- Trained twelve new nurses in wound care, PostgreSQL reports and Microsoft Excel",
  "- Cut the time to first care by a fifth within two years",
];
const PAGE = printLines(50, 740, ["EXPERIENCE", ...Array.from({ length: 12 }, () => ROLE).flat()]);
const toFile = (pages: number) => makePdf(Array.from({ length: pages }, () => PAGE));

/** What a page costs in files of 1, 10 and 50 pages, and the memory of the process that reads one such file. */
export async function benchPages(parse: (files: string[]) => Promise<Measured>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-bench-pages-"));
  for (const count of COUNTS) {
    const bytes = toFile(count);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const start = process.hrtime.bigint();
      const reading = await readDocument(bytes);
      if (reading.kind === "read") readResume(reading.document, { asOf: AS_OF });
      if (round > 0) times.push(Number(process.hrtime.bigint() - start) / 1e6);
    }
    const path = join(folder, `${count}.pdf`);
    writeFileSync(path, bytes);
    const { largestMb } = await parse([path]);
    const cost = `${median(times).toFixed(0)} ms, ${(median(times) / count).toFixed(1)} ms a page`;
    say(`resume of ${count} page${count === 1 ? "" : "s"} read, one process`, cost);
    say("  peak memory of the process that parses it, isolation included", `${largestMb.toFixed(0)} MB (goal ${GOAL_MB})`);
  }
  rmSync(folder, { recursive: true });
}
