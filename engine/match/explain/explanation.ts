import type { ResumeProfile } from "../../resume/index.ts";
import { skillById } from "../../skills/index.ts";
import type { ScoredRow } from "../score.ts";
import { toTenth } from "../sum.ts";
import type { MatchedSkill, MissingSkill, Quote, Row } from "../types.ts";
import { LARGE, SENTENCES } from "../weights.ts";
import type { Evidence } from "./evidence.ts";

const QUOTES = 4;

/** Rows with the words of the resume they rest on and the time of the roles that hold them. */
export function toRows(rows: readonly ScoredRow[], evidence: Evidence, toUsed: (quotes: readonly Quote[]) => Row["used"]): Row[] {
  return rows.map(({ draft, ...row }) => {
    if (row.kind === "deduction") return { ...row, evidence: [] };
    const used = toUsed(draft.sources.flatMap((source) => evidence.get(source) ?? []));
    return { ...row, evidence: toDraftQuotes(draft, evidence), ...(used ? { used } : {}) };
  });
}

export function toMatchedSkills(rows: readonly ScoredRow[], evidence: Evidence): MatchedSkill[] {
  return ofSkills(rows)
    .filter(({ draft, verdict }) => draft.gap === undefined && verdict !== "unknown")
    .map(({ id, name, draft }) => ({ id, name, score: toTenth(100 * draft.evidenced.value), evidence: toDraftQuotes(draft, evidence) }));
}

/** `stale`: ids of skills last used long ago. */
export function toMissingSkills(
  rows: readonly ScoredRow[],
  evidence: Evidence,
  profile: ResumeProfile,
  stale: ReadonlySet<string>,
): MissingSkill[] {
  return ofSkills(rows).flatMap(({ id, name, importance, draft }) => {
    if (draft.gap === undefined) return [];
    const nearest = toNearest(draft.sources, evidence, profile);
    const isStale = draft.gap === "years" && draft.sources.some((source) => stale.has(source.replace(/^skill:/, "")));
    return [{ id, name, importance, gap: isStale ? "stale" : draft.gap, ...(nearest === undefined ? {} : { nearest }) }];
  });
}

function ofSkills(rows: readonly ScoredRow[]): ScoredRow[] {
  return rows.filter(({ component, kind }) => component === "skills" && kind === "requirement");
}

function toNearest(sources: readonly string[], evidence: Evidence, profile: ResumeProfile): MissingSkill["nearest"] {
  for (const source of sources) {
    const [quote] = evidence.get(source) ?? [];
    if (quote === undefined) continue;
    return { ...quote, name: toSourceName(source, profile) ?? quote.text };
  }
  return undefined;
}

function toSourceName(source: string, profile: ResumeProfile): string | undefined {
  const id = source.slice(source.indexOf(":") + 1);
  return profile.skills.find((skill) => skill.id === id)?.name ?? skillById(id)?.label;
}

/** Of a choice of several each shown way leads to words of its own, first one of each. */
function toDraftQuotes({ sources, ways }: ScoredRow["draft"], evidence: Evidence): Quote[] {
  if (ways === undefined) return toQuotes(sources, evidence);
  const lists = ways.map((keys) => toQuotes(keys, evidence));
  const turns = Array.from({ length: QUOTES }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
  const isFirst = ({ start, end }: Quote, at: number) => turns.findIndex((one) => one.start === start && one.end === end) === at;
  return turns.filter(isFirst).slice(0, Math.max(QUOTES, ways.length));
}

function toQuotes(sources: readonly string[], evidence: Evidence): Quote[] {
  return sources.flatMap((source) => evidence.get(source) ?? []).slice(0, QUOTES);
}

/** What counts most for this resume, in sentences; largest points first. */
export function toStrengths(rows: readonly ScoredRow[]): string[] {
  return rows
    .filter(({ kind, draft }) => kind === "requirement" && draft.evidenced.value >= LARGE)
    .sort((a, b) => b.points - a.points)
    .slice(0, SENTENCES)
    .map(({ name, verdict, why }) =>
      verdict === "strong" || why === undefined ? `${toSubject(name)}: full evidence.` : `${toSubject(name)}: ${lowerFirst(why)}`,
    );
}

/** What costs most, in sentences; largest loss first. */
export function toWeaknesses(rows: readonly ScoredRow[]): string[] {
  const off = new Map(rows.filter(({ kind }) => kind === "deduction").map(({ draft, points }) => [draft.id, points]));
  const loss = (row: ScoredRow) => row.weight - row.points - (off.get(row.id) ?? 0);
  return rows
    .filter(({ kind, draft }) => kind === "requirement" && draft.evidenced.value < LARGE)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, SENTENCES)
    .map(({ id, name, why }) => `${off.has(id) ? "Must-have: " : ""}${toSubject(name)}: ${lowerFirst(why ?? "no evidence.")}`);
}

/** A duty is a sentence of the job; in a sentence about it its full stop has no place. */
function toSubject(name: string): string {
  return name.replace(/\.$/, "");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
