import type { Gap, Verdict } from "../types.ts";
import { toBestPieces } from "./best-ways.ts";
import type { Bounded, Draft } from "./draft.ts";
import type { Shown } from "./types.ts";

/** One way of a choice, and each piece of the resume that shows it; a piece with the same `key` shows another way no more. */
export type Way = { name: string; pieces: readonly { key: string; shown: Shown }[] };
type Found = { name: string; shown: Shown };
type Counted = Shown & Pick<Draft, "ways" | "lacks">;

/**
 * What a resume shows of a choice of which `count` ways are needed: the mean of the best, a missing one being worth nothing, bound by
 * bound. Each piece of the resume shows one way.
 */
export function toCounted(ways: readonly Way[], count: number): Counted {
  const best = choose(ways, count, "value");
  const found = best.filter(({ shown: { verdict } }) => verdict !== "none" && verdict !== "unknown");
  const perhaps = [...best, ...unknownBeside(ways, best)].filter(isUnknown).slice(0, count - found.length);
  const lacking = count - found.length - perhaps.length;
  const gap = toGap(found, best, perhaps.length > 0, count);
  const told = [...found, ...perhaps];
  const shown: Counted = {
    evidenced: toMeans(ways, count),
    verdict: toVerdict(found, perhaps.length > 0, count),
    sources: [...new Set((told.length > 0 ? told : best).flatMap((one) => one.shown.sources))],
    why: toWhy(found, perhaps, lacking, count),
  };
  if (told.length > 0) shown.ways = told.map((one) => one.shown.sources);
  if (lacking > 0) shown.lacks = lacking / count;
  if (gap !== undefined) shown.gap = gap;
  if (found.length > 0 && found.every((one) => one.shown.unsure)) shown.unsure = true;
  return shown;
}

const isUnknown = ({ shown }: Found): boolean => shown.verdict === "unknown";

/** Ways that may be shown, and are worth nothing as long as nobody knows. */
function unknownBeside(ways: readonly Way[], best: readonly Found[]): Found[] {
  const others = ways.filter(({ name }) => !best.some((one) => one.name === name));
  return others.flatMap(({ name, pieces }) =>
    pieces
      .filter(({ shown }) => shown.verdict === "unknown" && shown.evidenced.value === 0)
      .slice(0, 1)
      .map(({ shown }) => ({ name, shown })),
  );
}

function choose(ways: readonly Way[], count: number, bound: keyof Bounded): Found[] {
  const worths = ways.map(({ pieces }) => pieces.map(({ key, shown }) => ({ key, worth: shown.evidenced[bound] })));
  const chosen = [...toBestPieces(worths, count)].sort(([a], [b]) => a - b);
  return chosen.flatMap(([way, piece]) => {
    const { name = "", pieces = [] } = ways[way] ?? {};
    const shown = pieces[piece]?.shown;
    return shown === undefined ? [] : [{ name, shown }];
  });
}

function toMeans(ways: readonly Way[], count: number): Bounded {
  const mean = (bound: keyof Bounded): number => {
    const worths = choose(ways, count, bound).map(({ shown }) => shown.evidenced[bound]);
    const sum = worths.sort((a, b) => a - b).reduce((all, one) => all + one, 0);
    return Math.round((sum / count) * 1e9) / 1e9;
  };
  return { value: mean("value"), lo: mean("lo"), hi: mean("hi") };
}

/** Strong where all that are needed are; listed where each shown is no more. */
function toVerdict(found: readonly Found[], isOpen: boolean, count: number): Verdict {
  if (found.length === 0) return isOpen ? "unknown" : "none";
  if (found.every(({ shown }) => shown.verdict === "mentioned")) return "mentioned";
  return found.length === count && found.every(({ shown }) => shown.verdict === "strong") ? "strong" : "partial";
}

function toGap(found: readonly Found[], best: readonly Found[], isOpen: boolean, count: number): Gap | undefined {
  if (found.length === count) return found.find(({ shown }) => shown.gap !== undefined)?.shown.gap;
  if (found.length > 0) return "count";
  return isOpen || best.length > 0 ? "unproven" : "missing";
}

/** "Shown: Python, Go (listed, not shown in a role); 1 of 3 missing." */
function toWhy(found: readonly Found[], perhaps: readonly Found[], lacking: number, count: number): string {
  const list = (all: readonly Found[]) => all.map(toNamed).join(", ");
  const parts = [
    ...(found.length > 0 ? [`Shown: ${list(found)}`] : []),
    ...(perhaps.length > 0 ? [`${found.length > 0 ? "perhaps" : "Perhaps"}: ${list(perhaps)}`] : []),
    ...(lacking > 0 && lacking < count ? [`${lacking} of ${count} missing`] : []),
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : `Nothing in the resume shows any of them; ${count} are asked for.`;
}

function toNamed({ name, shown: { verdict, why } }: Found): string {
  if (verdict === "strong" || why === undefined) return name;
  return `${name} (${why.charAt(0).toLowerCase()}${why.slice(1).replace(/\.$/, "")})`;
}

/** "2 of Python, Java, Go". */
export const toCountedName = (count: number, names: readonly string[]): string => `${count} of ${names.join(", ")}`;
