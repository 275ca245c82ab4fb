import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { layOut } from "./files.ts";
import { measure } from "./measure.ts";
import { median, say } from "./say.ts";

const ROUNDS = 3;
const OURS = "@fairlead";

/** The whole parse of 100 mixed files beside an earlier version of this repository, in turns; a ratio above 1 is faster than before. */
export async function benchBefore(commit: string): Promise<void> {
  const folder = resolve("node_modules/.cache/fairlead-bench-before");
  checkOut(commit, folder);
  try {
    const files = layOut(join(tmpdir(), "fairlead-bench-100"), 1);
    const input = files.join("\n");
    const parse = (root: string, of = input) =>
      measure(process.execPath, [join(root, "scripts/run-cli.mjs"), "parse", "--as-of", "2026-11-01", "--files-from", "-"], of);
    const [now, earlier] = [resolve("."), folder];
    for (const root of [now, earlier]) await parse(root, files[0]);
    const seconds = { now: [] as number[], earlier: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      seconds.now.push((await parse(now)).seconds);
      seconds.earlier.push((await parse(earlier)).seconds);
    }
    const [ours, theirs] = [median(seconds.now), median(seconds.earlier)];
    say(`parse, 100 mixed files, now / ${commit} (median of ${ROUNDS})`, `${ours.toFixed(2)} s / ${theirs.toFixed(2)} s`);
    say("  ratio", (theirs / ours).toFixed(2));
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", folder]);
  }
}

/** A working copy of the commit with hard links to the libraries installed here, since readers may open nothing outside it, and workspaces of its own. */
function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"]);
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit]);
  const libraries = join(folder, "node_modules");
  mkdirSync(join(libraries, OURS), { recursive: true });
  const names = readdirSync("node_modules").filter((name) => name !== OURS && name !== ".cache");
  execFileSync("cp", ["-al", ...names.map((name) => join("node_modules", name)), libraries]);
  for (const name of readdirSync(join("node_modules", OURS)))
    if (existsSync(join(folder, name))) symlinkSync(join(folder, name), join(libraries, OURS, name));
}
