import type { Correction, FieldList, ProfileField } from "@fairlead/contracts";

/** What was typed or ticked and not yet kept, by path; null takes an entry or a skill out. */
export type Drafts = ReadonlyMap<string, string | null>;
export const NO_DRAFTS: Drafts = new Map();
export type Fault = "date" | "end" | "email" | "early";

/** Below this the engine is not sure, and somebody should look. */
export const SURE = 0.7;
export const PRESENT = "present";

export type Inputs = {
  drafts: Drafts;
  isBusy: boolean;
  /** Paths of ends that lie before their start. */
  early: ReadonlySet<string>;
  onType(field: ProfileField, typed: string | null): void;
  onConfirm(field: ProfileField): void;
};

/** Drafts with one more; what is as before is no draft. */
export function withDraft(drafts: Drafts, { path, value }: ProfileField, typed: string | null): Drafts {
  const next = new Map(drafts);
  if (toKept(typed) === value) next.delete(path);
  else next.set(path, typed);
  return next;
}

/** Drafts as an earlier visit stored them. */
export function readDrafts(stored: unknown): Drafts {
  if (!Array.isArray(stored)) return NO_DRAFTS;
  const isDraft = (one: unknown): one is [string, string | null] =>
    Array.isArray(one) && typeof one[0] === "string" && (one[1] === null || typeof one[1] === "string");
  return new Map(stored.filter(isDraft));
}

const toPlace = (path: string) => path.replace(/\d+$/, "");

/** The drafts about what is shown: a line may be one more of its role, a skill one that was not read. */
export function toKnown(drafts: Drafts, fields: readonly ProfileField[]): Drafts {
  const places = new Set(fields.map(({ path }) => toPlace(path)));
  return new Map([...drafts].filter(([path]) => path.startsWith("/skills/") || places.has(toPlace(path))));
}

export const toCorrections = (drafts: Drafts): Correction[] => [...drafts].map(([path, typed]) => ({ path, value: toKept(typed) }));

const toKept = (typed: string | null): string | null => typed?.trim() || null;

const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** What is wrong with a value; null when it can be kept. Nothing at all is fine: then it is not stated. */
export function findFault({ kind }: Pick<ProfileField, "kind">, typed: string | null): Fault | null {
  const value = toKept(typed);
  if (value === null) return null;
  if (kind === "date") return DATE.test(value) ? null : "date";
  if (kind === "end") return value === PRESENT || DATE.test(value) ? null : "end";
  if (kind === "email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : "email";
  return null;
}

/** Ends that lie before their start, where a person typed one of the two: such a time would not count at all. */
export function findEarlyEnds(fields: readonly ProfileField[], drafts: Drafts): ReadonlySet<string> {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const toValue = ({ path, value }: ProfileField) => toKept(drafts.has(path) ? (drafts.get(path) ?? null) : value);
  const early = fields.filter((end) => {
    const start = end.key === "endDate" ? byPath.get(end.path.replace(/endDate$/, "startDate")) : undefined;
    if (start === undefined || !(drafts.has(end.path) || drafts.has(start.path))) return false;
    const [from, to] = [toValue(start), toValue(end)];
    if (from === null || to === null || !DATE.test(from) || !DATE.test(to)) return false;
    // A year alone may mean any of its months.
    const known = Math.min(from.length, to.length);
    return to.slice(0, known) < from.slice(0, known);
  });
  return new Set(early.map(({ path }) => path));
}

export const isUnsure = ({ confidence }: Pick<ProfileField, "confidence">): boolean => confidence !== null && confidence < SURE;

/** One entry of a list: its own field to take it out (none for a new one) and the values in it. */
export type Entry = { no: number; whole: ProfileField | undefined; fields: ProfileField[]; isBlank: boolean };

/** Entries of a list in order; the blank one behind the last is there to be filled in. */
export function toEntries(fields: readonly ProfileField[], list: FieldList): Entry[] {
  const byNo = new Map<number, ProfileField[]>();
  for (const field of fields)
    if (field.list === list && field.entry !== null) byNo.set(field.entry, [...(byNo.get(field.entry) ?? []), field]);
  return [...byNo]
    .sort(([a], [b]) => a - b)
    .map(([no, held]) => ({
      no,
      whole: held.find(({ kind }) => kind === "entry"),
      fields: held.filter(({ kind }) => kind !== "entry"),
      isBlank: held.every(({ isNew, value }) => isNew && value === null),
    }));
}

export type DraftedSkill = { path: string; name: string; words: string | null; paths: string[] };
const SKILL = /^\/skills\/[^/]+$/;
export const toSkillPath = (id: string): string => `/skills/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`;
export const toWordsPath = (skillPath: string): string => `${skillPath}/words`;

/** Skills that were entered and not yet kept. */
export function toDraftedSkills(drafts: Drafts, fields: readonly ProfileField[]): DraftedSkill[] {
  const known = new Set(fields.map(({ path }) => path));
  return [...drafts].flatMap(([path, name]) => {
    if (!SKILL.test(path) || known.has(path) || name === null) return [];
    const wordsPath = toWordsPath(path);
    return [{ path, name, words: drafts.get(wordsPath) ?? null, paths: [path, wordsPath] }];
  });
}
