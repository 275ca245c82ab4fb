import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { readDocument } from "../engine/documents/index.ts";
import { benchBefore } from "./before.ts";
import { layOut } from "./files.ts";
import { measure } from "./measure.ts";
import { benchPages } from "./pages.ts";
import { benchProduct } from "./product.ts";
import { benchQuality } from "./quality.ts";
import { median, say } from "./say.ts";
import { benchStored } from "./stored.ts";
import { benchWording } from "./wording.ts";

const ROUNDS = 3;
const CLI = ["scripts/run-cli.mjs"];

/** `parse` over files named on standard input. */
const parse = (files: string[]) =>
  measure(process.execPath, [...CLI, "parse", "--as-of", "2026-11-01", "--files-from", "-"], files.join("\n"));

async function throughput(): Promise<void> {
  const files = layOut(join(tmpdir(), "fairlead-bench-100"), 1);
  await parse(files.slice(0, 2));
  const runs = [];
  for (let i = 0; i < ROUNDS; i++) runs.push(await parse(files));
  const lines = runs[0]?.lines;
  say(
    `parse, 100 mixed files, isolation included (median of ${ROUNDS})`,
    `${median(runs.map((run) => run.seconds)).toFixed(2)} s (${lines} lines)`,
  );
  say("  peak memory of all its processes", `${Math.max(...runs.map((run) => run.peakMb)).toFixed(0)} MB`);
  await besidePoppler(files.filter((file) => file.endsWith(".pdf")));
}

async function besidePoppler(files: string[]): Promise<void> {
  const contents = files.map((file) => readFileSync(file));
  const ours: number[] = [];
  const theirs: number[] = [];
  let pages = 0;
  for (let i = 0; i <= ROUNDS; i++) {
    pages = 0;
    const start = process.hrtime.bigint();
    for (const bytes of contents) {
      const reading = await readDocument(bytes);
      if (reading.kind === "read") pages += reading.document.pages.length;
    }
    const middle = process.hrtime.bigint();
    for (const file of files) spawnSync("pdftotext", ["-layout", file, "-"]);
    if (i === 0) continue;
    ours.push(Number(middle - start) / 1e9);
    theirs.push(Number(process.hrtime.bigint() - middle) / 1e9);
  }
  const [own, peer] = [pages / median(ours), pages / median(theirs)];
  say(`PDF text with layout, ${pages} pages of ${files.length} files, one process`, `${own.toFixed(0)} pages/s`);
  say("  pdftotext -layout on the same files, one start a file", `${peer.toFixed(0)} pages/s`);
  say("  ratio", (own / peer).toFixed(2));
}

async function stream(): Promise<void> {
  const run = await parse(layOut(join(tmpdir(), "fairlead-bench-2000"), 20));
  say("parse, 2,000 mixed files", `${run.seconds.toFixed(1)} s (${run.lines} lines)`);
  say("  peak memory of all its processes", `${run.peakMb.toFixed(0)} MB`);
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}`);
// `engine`, `stored`, `wording`, `product`, `quality`: one part alone. `before COMMIT`: reading beside an earlier version.
const [part, commit] = process.argv.slice(2);
if (part === undefined || part === "engine") {
  await throughput();
  await benchPages(parse);
  await stream();
}
if (part === undefined || part === "stored") await benchStored();
if (part === undefined || part === "wording") await benchWording();
if (part === undefined || part === "product") await benchProduct();
if (part === undefined || part === "quality") await benchQuality();
if (part === "before" && commit !== undefined) await benchBefore(commit);
