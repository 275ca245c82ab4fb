import type { Change } from "../../ui/changed-words.tsx";

/** Pairs of pieces compared at most; a longer stretch counts as replaced whole. */
const MOST_PAIRS = 4_000_000;

type Run = { kind: Change["kind"]; pieces: string[] };

/** What changed from one text to the other: whole lines first, then the words of lines that were replaced. */
export function toDifferences(before: string, after: string): Change[] {
  const runs = align(before.match(/[^\n]*\n|[^\n]+$/g) ?? [], after.match(/[^\n]*\n|[^\n]+$/g) ?? []);
  const fine = runs.flatMap((run, i): Run[] => {
    const next = runs[i + 1];
    if (run.kind === "removed" && next?.kind === "added") return align(toWords(run.pieces), toWords(next.pieces));
    return run.kind === "added" && runs[i - 1]?.kind === "removed" ? [] : [run];
  });
  let start = 0;
  return joined(fine).map(({ kind, pieces }) => {
    const change = { kind, start, text: pieces.join("") };
    if (kind !== "added") start += change.text.length;
    return change;
  });
}

const toWords = (lines: readonly string[]): string[] => lines.join("").match(/\s+|[^\s]+/g) ?? [];

/** The longest row of pieces that both hold, with what stands between them; removed before added. */
function align(before: readonly string[], after: readonly string[]): Run[] {
  let from = 0;
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from++;
  let behind = 0;
  while (behind < Math.min(before.length, after.length) - from && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  const old = before.slice(from, before.length - behind);
  const now = after.slice(from, after.length - behind);
  const middle = old.length * now.length > MOST_PAIRS ? [toRun("removed", old), toRun("added", now)] : toRuns(old, now);
  const all = [toRun("same", before.slice(0, from)), ...middle, toRun("same", before.slice(before.length - behind))];
  return all.filter(({ pieces }) => pieces.length > 0);
}

const toRun = (kind: Run["kind"], pieces: readonly string[]): Run => ({ kind, pieces: [...pieces] });

function toRuns(old: readonly string[], now: readonly string[]): Run[] {
  const width = now.length + 1;
  const shared = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => shared[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      shared[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const steps: Run[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const isLeft = j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1));
    if (i < old.length && old[i] === now[j]) {
      steps.push(toRun("same", old.slice(i, ++i)));
      j++;
    } else if (isLeft) steps.push(toRun("removed", old.slice(i, ++i)));
    else steps.push(toRun("added", now.slice(j, ++j)));
  }
  return joined(steps);
}

/** Between two shared stretches all that went stands before all that came. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    if (removed.length > 0) out.push(toRun("removed", removed));
    if (added.length > 0) out.push(toRun("added", added));
    [removed, added] = [[], []];
  };
  for (const { kind, pieces } of runs) {
    if (pieces.length === 0) continue;
    if (kind === "removed") removed.push(...pieces);
    else if (kind === "added") added.push(...pieces);
    else {
      flush();
      const last = out.at(-1);
      if (last?.kind === "same") last.pieces.push(...pieces);
      else out.push(toRun(kind, pieces));
    }
  }
  flush();
  return out;
}
