import words from "../data/skills/context-words.json";
import { type Atom, toKeys } from "./atoms.ts";
import { type Candidate, isTechnical } from "./candidates.ts";
import type { Name } from "./name-index.ts";
import { countIn } from "./phrases.ts";
import type { SkillRecord } from "./types.ts";
import { CONTEXT, REACH } from "./weights.ts";

const GOVERNORS: ReadonlySet<string> = new Set(words.governors);
const LINKING: ReadonlySet<string> = new Set(words.links);
const HEADS: ReadonlySet<string> = new Set(words.heads);
const SURE_HEADS: ReadonlySet<string> = new Set(words.sureHeads);
const MAKERS: ReadonlySet<string> = new Set(words.makers);
const BEFORE_TOOL: ReadonlySet<string> = new Set(words.makersBefore);
const SMALL: ReadonlySet<string> = new Set(words.small);
const AND_OR: ReadonlySet<string> = new Set(["and", "or"]);
/** A level or a time in brackets or after a colon or dash. */
const MEASURE = new RegExp(
  `^ ?(?:\\(|: |[-–—] )(?:\\d+\\+? ?(?:${words.durations.join("|")})|(?:${words.levels.join("|")}))(?![\\p{L}])`,
  "iu",
);
const BY_TYPE: Readonly<Record<string, readonly string[] | undefined>> = words.byType;

/** A text with what the first pass found in it. */
export type Scene = {
  text: string;
  atoms: readonly Atom[];
  /** By atom: 1 where a sure name begins, 2 where it is a technical one. */
  sure: Uint8Array;
  /** By atom: a part of any name. */
  named: Uint8Array;
  /** Ambiguous names, for company of their own kind. */
  doubtful: readonly Candidate[];
  inList: (start: number, end: number) => boolean;
};

/** Points of an ambiguous name from the words around it; see `CONTEXT`. */
export function contextScore(scene: Scene, candidate: Candidate): number {
  const measured = isMeasuredItem(scene, candidate);
  const item = measured || isListItem(scene, candidate);
  const inCase = caseScore(scene, candidate, item);
  const isProper = inCase > 0 && (!beginsSentence(scene.text, candidate.start) || isBesideTool(scene, candidate));
  if (isInitial(scene, candidate) || hasAntiCue(scene.atoms, candidate, isProper)) return CONTEXT.start + CONTEXT.antiCue;
  const { start, end } = candidate;
  return (
    CONTEXT.start +
    inCase +
    (isProper && isMadeWith(scene, candidate) ? CONTEXT.madeWith : 0) +
    (isProper && isInLongerName(scene, candidate) ? CONTEXT.longerName : 0) +
    (item ? CONTEXT.listItem : 0) +
    CONTEXT.company * Math.min(2, company(scene, candidate, item)) +
    (item && hasKin(scene, candidate) ? CONTEXT.kin : 0) +
    (hasGovernor(scene, candidate) ? CONTEXT.governor : 0) +
    (isHeaded(scene, candidate) ? CONTEXT.head : 0) +
    (measured ? CONTEXT.measured : 0) +
    cueScore(scene.atoms, candidate) +
    (scene.inList(start, end) ? CONTEXT.listSection : 0)
  );
}

/** Written as a name, near a cue of its own record, in a list, after words that take a skill or before one that heads it: enough even for class C ("queries in Access"). */
export function isCuedName(scene: Scene, candidate: Candidate): boolean {
  const item = isListItem(scene, candidate);
  return (
    caseScore(scene, candidate, item) > 0 &&
    (SURE_HEADS.has(followingKey(scene, candidate)) || !beginsSentence(scene.text, candidate.start)) &&
    countAround(scene.atoms, candidate, candidate.name.record.cues) > 0 &&
    (item || isMadeWith(scene, candidate) || hasGovernor(scene, candidate) || isHeaded(scene, candidate)) &&
    !isInLongerName(scene, candidate) &&
    !hasAntiCue(scene.atoms, candidate, true)
  );
}

const ACRONYM = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/** Names of products and tongues are written with a capital; those of methods and qualities are plain words. */
function isProperName(name: Name): boolean {
  return isTechnical(name) || name.record.type === "human-language";
}

function caseScore(scene: Scene, candidate: Candidate, item: boolean): number {
  const { start, end, name } = candidate;
  const shown = scene.text.slice(start, end);
  const written = name.written;
  const isAcronym = ACRONYM.test(written);
  if (written === written.toLowerCase() || (!isAcronym && !isProperName(name))) return 0;
  if (shown === shown.toLowerCase()) return isSmallLine(scene.text, start, end) ? 0 : CONTEXT.lowerCase;
  const joined = written.includes(" ") ? shown : shown.replace(/(?<=\p{Ll}) (?=\p{Lu})/gu, "");
  if (joined !== written || isCapitalLine(scene.text, start, end)) return 0;
  if (isAcronym) return CONTEXT.acronym;
  return item || !beginsSentence(scene.text, start) || SURE_HEADS.has(followingKey(scene, candidate)) ? CONTEXT.exactCase : 0;
}

/** A line with letters other than the name's and none of them small. */
function isCapitalLine(text: string, start: number, end: number): boolean {
  const around = lineAround(text, start, end);
  return /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
}

function lineAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const to = after.indexOf("\n");
  return before.slice(before.lastIndexOf("\n") + 1) + (to < 0 ? after : after.slice(0, to));
}

/** A line without any capital says nothing by writing a name small. */
function isSmallLine(text: string, start: number, end: number): boolean {
  return !/\p{Lu}/u.test(lineAround(text, start, end));
}

function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start).trimEnd();
  return before === "" || /[.!?:\n•*▪●–—]$/.test(before) || text.slice(Math.max(0, start - 4), start).includes("\n");
}

const ITEM_BEFORE = /(?:^|[,;:|/•·*▪●◦\n\t([&+–—‣]|(?:\n|^) ?-|\band|\bor)[ \t]*$/i;
const ITEM_AFTER = /^(?: ?\(| ?v?\d[\d.]*\+?x?)?[ \t]*(?:$|[,;|/•·*▪●◦\n\t)(&+–—.‣\]]|and\b|or\b)/i;

/** Alone between separators, a version or a bracket after it allowed. */
export function isListItem({ text }: Scene, { start, end }: Candidate): boolean {
  return ITEM_BEFORE.test(text.slice(Math.max(0, start - 6), start)) && ITEM_AFTER.test(text.slice(end, end + 8));
}

function company(scene: Scene, { from, to }: Candidate, item: boolean): number {
  const enough = item ? 1 : 2;
  let count = 0;
  const last = Math.min(scene.atoms.length - 1, to + REACH.company);
  for (let i = Math.max(0, from - REACH.company); i <= last; i++) if ((scene.sure[i] ?? 0) >= enough && (i < from || i > to)) count++;
  return count;
}

function hasKin(scene: Scene, candidate: Candidate): boolean {
  const { doubtful } = scene;
  for (let i = firstFrom(doubtful, candidate.from - REACH.company); i < doubtful.length; i++) {
    const other = doubtful[i] as Candidate;
    if (other.from > candidate.from + REACH.company) return false;
    const isApart = other.from > candidate.to || other.to < candidate.from;
    const { record } = other.name;
    if (isApart && record !== candidate.name.record && record.type === candidate.name.record.type && isListItem(scene, other)) return true;
  }
  return false;
}

/** Index of the first candidate that begins at `from` or later; candidates stand in text order. */
function firstFrom(candidates: readonly Candidate[], from: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle] as Candidate).from < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "Wrote a proxy in Rust", "developer with React": who makes something, and with what. */
function isMadeWith({ atoms, text }: Scene, { from, start }: Candidate): boolean {
  if (!BEFORE_TOOL.has(atoms[from - 1]?.key ?? "")) return false;
  for (let i = from - 2; i >= Math.max(0, from - REACH.maker); i--) {
    const atom = atoms[i] as Atom;
    if (/[.;\n]\s/.test(text.slice(atom.end, start))) return false;
    if (MAKERS.has(atom.key)) return true;
  }
  return false;
}

/** "Outlook and SharePoint" at the start of a sentence: the next item is another tool's name. */
function isBesideTool({ atoms, sure, doubtful }: Scene, candidate: Candidate): boolean {
  const next = candidate.to + (AND_OR.has(atoms[candidate.to + 1]?.key ?? "") ? 2 : 1);
  if (next === candidate.to + 1) return false;
  const first = doubtful[firstFrom(doubtful, next)];
  return sure[next] === 2 || (first?.from === next && isTechnical(first.name));
}

/** "Go (4 years)", "Swift: advanced" where an item of a list may begin. */
function isMeasuredItem({ text }: Scene, { start, end }: Candidate): boolean {
  return MEASURE.test(text.slice(end, end + 24)) && ITEM_BEFORE.test(text.slice(Math.max(0, start - 6), start));
}

/** "Maya Stone", "Hotel Unity": a neighbour with a capital that is no name of the taxonomy makes it a part of another name. */
function isInLongerName(scene: Scene, candidate: Candidate): boolean {
  const { atoms, text, named } = scene;
  if (isHeaded(scene, candidate) || ACRONYM.test(text.slice(candidate.start, candidate.end))) return false;
  return [candidate.from - 1, candidate.to + 1].some((i) => {
    const atom = atoms[i];
    if (atom === undefined || named[i] === 1 || GOVERNORS.has(atom.key) || LINKING.has(atom.key) || HEADS.has(atom.key)) return false;
    const between = i < candidate.from ? text.slice(atom.end, candidate.start) : text.slice(candidate.end, atom.start);
    return between === " " && /^\p{Lu}\p{Ll}/u.test(text.slice(atom.start, atom.end)) && !beginsSentence(text, atom.start);
  });
}

/** "Mara R. Ortiz", "J. R. Hale". */
function isInitial({ text }: Scene, { start, end }: Candidate): boolean {
  return (
    end - start === 1 &&
    /\p{Lu}[\p{L}'’]*\.? $/u.test(text.slice(Math.max(0, start - 20), start)) &&
    /^\. \p{Lu}/u.test(text.slice(end, end + 3))
  );
}

function hasGovernor({ atoms, text, named }: Scene, { from, start }: Candidate): boolean {
  for (let i = from - 1; i >= Math.max(0, from - REACH.governor); i--) {
    const atom = atoms[i];
    if (atom === undefined || /[.;\n]\s/.test(text.slice(atom.end, start))) return false;
    if (GOVERNORS.has(atom.key)) return true;
    if (!LINKING.has(atom.key) && named[i] !== 1) return false;
  }
  return false;
}

function followingKey({ atoms, text }: Scene, { to, end }: Candidate): string {
  const next = atoms[to + 1];
  return next !== undefined && next.start - end === 1 && text[end] === " " ? next.key : "";
}

/** A word after the name that only a tool or method has ("components", "skills"). */
function isHeaded(scene: Scene, candidate: Candidate): boolean {
  const key = followingKey(scene, candidate);
  return HEADS.has(key) || SURE_HEADS.has(key);
}

function cueScore(atoms: readonly Atom[], candidate: Candidate): number {
  const { cues, type } = candidate.name.record;
  const found = countAround(atoms, candidate, cues) + countAround(atoms, candidate, BY_TYPE[type]);
  return found === 0 ? 0 : CONTEXT.cue * (found > 1 ? 1.5 : 1);
}

/** Cues before and after the name; a name is no cue for itself. */
function countAround(atoms: readonly Atom[], { from, to }: Candidate, phrases: readonly string[] | undefined): number {
  if (phrases === undefined) return 0;
  const before = countIn(atoms, Math.max(0, from - REACH.cue), from - 1, phrases);
  return before + countIn(atoms, to + 1, Math.min(atoms.length - 1, to + REACH.cue), phrases);
}

/** Whether words that refute this reading stand around the name, or the name is a part of them. A sure name among ambiguous ones of its skill is refuted by words it is a part of, alone. `isProper`: it is written as a name, so the plain word's small neighbours ("react to", "teams and") say nothing. */
export function hasAntiCue(atoms: readonly Atom[], { from, to, name }: Candidate, isProper = false): boolean {
  const { ambiguity } = name.record;
  const antiCues = isProper ? withoutSmall(name.record) : name.record.antiCues;
  if (antiCues === undefined) return false;
  const first = Math.max(0, from - REACH.antiCue);
  const last = Math.min(atoms.length - 1, to + REACH.antiCue);
  const around = countIn(atoms, first, last, antiCues);
  if (around === 0 || ambiguity === undefined || name.ambiguity !== "A") return around > 0;
  return around > countIn(atoms, first, from - 1, antiCues) + countIn(atoms, to + 1, last, antiCues);
}

const WITHOUT_SMALL = new WeakMap<SkillRecord, readonly string[]>();

/** The anti-cues of a record that are more than its own name and small words. */
function withoutSmall(record: SkillRecord): readonly string[] | undefined {
  const { antiCues, label, aliases } = record;
  if (antiCues === undefined) return undefined;
  const known = WITHOUT_SMALL.get(record);
  if (known !== undefined) return known;
  const own = new Set([label, ...aliases].flatMap(toKeys));
  const kept = antiCues.filter((phrase) => phrase.includes("#") || toKeys(phrase).some((key) => !own.has(key) && !SMALL.has(key)));
  WITHOUT_SMALL.set(record, kept);
  return kept;
}
