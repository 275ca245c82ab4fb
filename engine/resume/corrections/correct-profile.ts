import { confidenceOf } from "../confidence.ts";
import { totalYears } from "../durations.ts";
import { findDegrees } from "../education/degrees.ts";
import { durationOf } from "../lists/skill-duration.ts";
import { toRoleIntervals } from "../role-intervals.ts";
import type { Correction, Place, ResumeProfile, SkillEvidence } from "../types.ts";
import { correctLines, type LineChange } from "./correct-lines.ts";
import { listEntered, toEntered } from "./enter-skills.ts";
import { LISTS, type Lists, NEEDED, PRESENT } from "./field-table.ts";
import { findWords } from "./find-words.ts";
import { type Target, toTarget } from "./target.ts";

type Bag = Record<string, unknown>;
type Draft = { profile: ResumeProfile; text: string; removed: Set<string>; touched: Set<string>; places: Map<string, Place> };

/**
 * A profile with what a person put right. Paths are those of `base`, the profile as the engine read it, so that corrections
 * neither depend on each other nor on their order. A value that stands in the text gets its place there.
 */
export function correctProfile(base: ResumeProfile, corrections: readonly Correction[], text: string): ResumeProfile {
  if (corrections.length === 0) return base;
  const profile = JSON.parse(JSON.stringify(base)) as ResumeProfile;
  const draft: Draft = {
    profile,
    text,
    removed: new Set(),
    touched: new Set(),
    places: new Map(profile.meta.places.map((place) => [place.path, place])),
  };
  for (const { path, value } of corrections) {
    const target = toTarget(path);
    if (target !== undefined) apply(draft, target, path, value);
  }
  for (const { path, value } of corrections) setLevel(draft, corrections, path, value);
  correctLines(profile, draft.places, toLineChanges(corrections), text);
  for (const list of LISTS) dropEntries(draft, list, base[list].length);
  profile.skills.push(...listEntered(base, corrections, text).map((skill) => toEntered(base, skill, text)));
  return withFigures(profile, [...draft.places.values()]);
}

/** A role that was not read is there once somebody says what it is. */
function toLineChanges(corrections: readonly Correction[]): LineChange[] {
  return corrections.flatMap(({ path, value }) => {
    const target = toTarget(path);
    return target?.kind === "line" ? [{ entry: target.entry, line: target.line, value }] : [];
  });
}

function apply(draft: Draft, target: Target, path: string, value: string | null): void {
  const { profile, removed, touched } = draft;
  if (target.kind === "skill") {
    if (value === null) profile.skills = profile.skills.filter(({ id }) => id !== target.id);
    return;
  }
  if (target.kind === "words") return;
  if (target.kind === "line") {
    if (value !== null) openEntry(profile, "work", target.entry);
    return;
  }
  if (target.kind === "entry") {
    if (value === null) removed.add(`${target.list}/${target.entry}`);
    return;
  }
  if (target.kind === "field") touched.add(`${target.list}/${target.entry}`);
  const parts = target.kind === "basics" ? target.key.split("/") : [target.key];
  const key = parts.at(-1) ?? "";
  let owner = (target.kind === "basics" ? profile.basics : openEntry(profile, target.list, target.entry)) as Bag;
  for (const part of parts.slice(0, -1)) {
    owner[part] ??= {};
    owner = owner[part] as Bag;
  }
  if (value === null) delete owner[key];
  else owner[key] = toValue(target.takes, value);
  movePlace(draft, path, target.takes === "date" || target.takes === "end", value);
}

const toValue = (takes: string, value: string): unknown =>
  takes === "end" && value === PRESENT ? null : takes === "level" ? Number(value) : value;

const WITH_LINES: ReadonlySet<Lists> = new Set<Lists>(["work", "projects", "volunteer"]);

function openEntry(profile: ResumeProfile, list: Lists, entry: number): object {
  const entries = profile[list] as object[];
  while (entries.length <= entry) entries.push(WITH_LINES.has(list) ? { highlights: [] } : {});
  return entries[entry] as object;
}

/** A date keeps the words it was read from, whatever they say; other words are looked for, nearest to where they stood. */
function movePlace({ places, text }: Draft, path: string, isDate: boolean, value: string | null): void {
  const stood = places.get(path);
  places.delete(path);
  if (value === null) return;
  if (isDate) {
    if (stood !== undefined) places.set(path, { ...stood, confidence: 1 });
    return;
  }
  const span = findWords(text, value, stood?.start);
  if (span !== undefined) places.set(path, { path, ...span, raw: text.slice(span.start, span.end), confidence: 1 });
}

/** The level of a corrected degree follows from its name, unless a person said the level as well. */
function setLevel({ profile }: Draft, corrections: readonly Correction[], path: string, value: string | null): void {
  const target = toTarget(path);
  if (target?.kind !== "field" || target.list !== "education" || target.key !== "studyType" || value === null) return;
  if (corrections.some((other) => other.path === `/education/${target.entry}/level`)) return;
  const level = findDegrees(value)[0]?.value;
  const entry = profile.education[target.entry];
  if (entry !== undefined && level !== undefined) entry.level = level;
}

/** Takes out what was removed and what a person left empty, from the last on, so that numbers before stay what they are. */
function dropEntries(draft: Draft, list: Lists, read: number): void {
  const { profile } = draft;
  const entries = profile[list] as Bag[];
  for (let at = entries.length - 1; at >= 0; at--) {
    const isEmpty = NEEDED[list].every((key) => entries[at]?.[key] === undefined);
    const isTouched = draft.touched.has(`${list}/${at}`) || at >= read;
    if (!draft.removed.has(`${list}/${at}`) && !(isEmpty && isTouched)) continue;
    entries.splice(at, 1);
    const places = [...draft.places.values()].flatMap((place) => withoutEntry(place, list, at));
    draft.places = new Map(places.map((place) => [place.path, place]));
    const owner = OWNERS[list];
    if (owner !== undefined)
      profile.skills = profile.skills.map((skill) => ({ ...skill, evidence: skill.evidence.map((one) => withoutOwner(one, owner, at)) }));
  }
}

function withoutEntry(place: Place, list: Lists, gone: number): Place[] {
  const [, name, number, ...rest] = place.path.split("/");
  const at = Number(number);
  if (name !== list || at < gone) return [place];
  return at === gone ? [] : [{ ...place, path: ["", name, at - 1, ...rest].join("/") }];
}

/** What evidence calls the role or project it stands in. */
const OWNERS: Partial<Record<Lists, "work" | "project">> = { work: "work", projects: "project" };

function withoutOwner(evidence: SkillEvidence, owner: "work" | "project", gone: number): SkillEvidence {
  const { [owner]: at, ...rest } = evidence;
  if (at === undefined || at === gone) return rest;
  return { ...rest, [owner]: at > gone ? at - 1 : at };
}

/** What follows from the corrected values. */
function withFigures(profile: ResumeProfile, places: Place[]): ResumeProfile {
  const { asOf } = profile.meta;
  const intervals = toRoleIntervals(profile.work, places, asOf);
  const skills = profile.skills.map((skill) => {
    const roles = new Set(skill.evidence.flatMap(({ work }) => work ?? []));
    return { ...skill, ...durationOf(roles, { work: profile.work, intervals, asOf }) };
  });
  const years = totalYears(intervals);
  const corrected = { ...profile, skills };
  return { ...corrected, meta: { ...profile.meta, totalYears: years, confidence: confidenceOf(corrected, places), places } };
}
