import type { Importance, JobProfile, Requirement, RequirementWeight } from "@fairlead/contracts";

/** What a person says about one thing that was read; `null` takes the years, the weight of its own, or the number of ways needed away. */
export type Edit = {
  importance?: Importance;
  weight?: RequirementWeight | null;
  minYears?: number | null;
  atLeast?: number | null;
  removed?: true;
};
/** Everything a person changed, by id, so that it outlives reading the text again. */
export type RequirementEdits = { byId: Record<string, Edit>; added: Requirement[]; languages: Language[] };
export type Language = JobProfile["languages"][number];

export const NO_EDITS: RequirementEdits = { byId: {}, added: [], languages: [] };

/** Ids of what is no requirement row of its own. */
export const EXPERIENCE = "experience:";
export const EDUCATION = "education:";
export const languageId = (language: string): string => `language:${language.toLowerCase()}`;

export function setEdit(edits: RequirementEdits, id: string, change: Edit): RequirementEdits {
  const added = edits.added.flatMap((one) => {
    if (one.id !== id) return [one];
    return change.removed === true ? [] : [applyEdit(one, change)];
  });
  if (edits.added.some((one) => one.id === id)) return { ...edits, added };
  const isOwn = ({ language }: Language) => languageId(language) === id;
  if (edits.languages.some(isOwn)) {
    const languages = edits.languages.flatMap((one) => (!isOwn(one) ? [one] : change.removed === true ? [] : [applyEdit(one, change)]));
    return { ...edits, languages };
  }
  return { ...edits, byId: { ...edits.byId, [id]: { ...edits.byId[id], ...change } } };
}

/** Adds a language by hand; one that was read and removed comes back instead. */
export function addLanguage(edits: RequirementEdits, read: JobProfile | null, spoken: Language, importance: Importance): RequirementEdits {
  const id = languageId(spoken.language);
  if (read?.languages.some(({ language }) => languageId(language) === id)) return restore(edits, id, { importance });
  const others = edits.languages.filter(({ language }) => languageId(language) !== id);
  return { ...edits, languages: [...others, { ...spoken, importance, span: { start: 0, end: 0 } }] };
}

/** A requirement in a person's own words: it has no place in the text. */
export function toAddedRequirement(name: string, importance: Importance): Requirement {
  const words = name.trim().replace(/\s+/g, " ").split(" ").slice(0, 8).join(" ");
  const nowhere = { start: 0, end: 0 };
  return { id: `term:${words.toLowerCase()}`, name: words, kind: "skill", importance, span: nowhere, quote: { ...nowhere, text: "" } };
}

/** Adds by hand; what was removed or read under the same name comes back instead of standing there twice. */
export function addRequirement(edits: RequirementEdits, read: JobProfile | null, name: string, importance: Importance): RequirementEdits {
  const added = toAddedRequirement(name, importance);
  const isSame = (one: Requirement) => one.id === added.id || one.name.toLowerCase() === added.name.toLowerCase();
  const known = read?.requirements.find((one) => isSame(one) && (one.alternatives ?? []).length === 0);
  if (known !== undefined) return restore(edits, known.id, { importance });
  if (edits.added.some(({ id }) => id === added.id)) return setEdit(edits, added.id, { importance });
  return { ...edits, added: [...edits.added, added] };
}

/** Takes a removal back. */
export function restore(edits: RequirementEdits, id: string, change: Edit = {}): RequirementEdits {
  const { removed: _, ...rest } = edits.byId[id] ?? {};
  return { ...edits, byId: { ...edits.byId, [id]: { ...rest, ...change } } };
}

type Editable = {
  importance: Importance;
  weight?: RequirementWeight | undefined;
  minYears?: number | undefined;
  atLeast?: number | undefined;
};

function applyEdit<T extends Editable>(value: T, { importance, weight, minYears, atLeast }: Edit): T {
  const next = { ...value, importance: importance ?? value.importance };
  if (weight === null) delete next.weight;
  else if (weight !== undefined) next.weight = weight;
  if (minYears === null) delete next.minYears;
  else if (minYears !== undefined) next.minYears = minYears;
  if (atLeast === null) delete next.atLeast;
  else if (atLeast !== undefined) next.atLeast = atLeast;
  return next;
}

/** What the job asks for: what was read of its text with everything a person changed. */
export function toConfirmed(read: JobProfile, { byId, added, languages }: RequirementEdits): JobProfile {
  const isLeft = (id: string) => byId[id]?.removed !== true;
  const ids = new Set(read.requirements.map(({ id }) => id).filter(isLeft));
  const { experience, education, ...rest } = read;
  const requirements = read.requirements.filter(({ id }) => isLeft(id)).map((one) => withinWays(applyEdit(one, byId[one.id] ?? {})));
  return {
    ...rest,
    requirements: [...requirements, ...added.filter(({ id }) => !ids.has(id))],
    ...(experience !== undefined && isLeft(EXPERIENCE) ? { experience: toExperience(experience, byId[EXPERIENCE] ?? {}) } : {}),
    ...(education !== undefined && isLeft(EDUCATION) ? { education: applyEdit(education, byId[EDUCATION] ?? {}) } : {}),
    languages: [
      ...read.languages
        .filter(({ language }) => isLeft(languageId(language)))
        .map((one) => applyEdit(one, byId[languageId(one.language)] ?? {})),
      ...languages.filter(({ language }) => !read.languages.some((one) => one.language === language && isLeft(languageId(language)))),
    ],
  };
}

/** A number of ways set for a longer choice is no more than the one now read has. */
function withinWays({ atLeast = 1, ...choice }: Requirement): Requirement {
  const needed = Math.min(atLeast, 1 + (choice.alternatives ?? []).length);
  return needed > 1 ? { ...choice, atLeast: needed } : choice;
}

/** Experience always has a number of years; a changed one that passes the upper bound takes it away. */
function toExperience(read: NonNullable<JobProfile["experience"]>, { importance, minYears }: Edit) {
  const next = { ...read, importance: importance ?? read.importance, minYears: minYears ?? read.minYears };
  if (next.maxYears !== undefined && next.maxYears < next.minYears) delete next.maxYears;
  return next;
}

/** The changes that lead from what is read of a text to what a person confirmed of it, for a new version of a job. */
export function toEdits(read: JobProfile, confirmed: JobProfile): RequirementEdits {
  const byId: Record<string, Edit> = {};
  const compare = (id: string, from: Editable | undefined, to: Editable | undefined) => {
    if (from === undefined) return;
    if (to === undefined) byId[id] = { removed: true };
    else byId[id] = toDifference(from, to);
  };
  const confirmedById = new Map(confirmed.requirements.map((one) => [one.id, one]));
  for (const one of read.requirements) compare(one.id, one, confirmedById.get(one.id));
  compare(EXPERIENCE, read.experience, confirmed.experience);
  compare(EDUCATION, read.education, confirmed.education);
  for (const one of read.languages) {
    const same = confirmed.languages.find(({ language }) => language === one.language);
    compare(languageId(one.language), one, same);
  }
  const readIds = new Set(read.requirements.map(({ id }) => id));
  const added = confirmed.requirements.filter(({ id }) => !readIds.has(id)).map(withoutPlace);
  const languages = confirmed.languages
    .filter(({ language }) => !read.languages.some((one) => one.language === language))
    .map((one) => ({ ...one, span: { start: 0, end: 0 } }));
  return { byId: Object.fromEntries(Object.entries(byId).filter(([, edit]) => Object.keys(edit).length > 0)), added, languages };
}

function toDifference(from: Editable, to: Editable): Edit {
  return {
    ...(from.importance === to.importance ? {} : { importance: to.importance }),
    ...(from.weight === to.weight ? {} : { weight: to.weight ?? null }),
    ...(from.minYears === to.minYears ? {} : { minYears: to.minYears ?? null }),
    ...(from.atLeast === to.atLeast ? {} : { atLeast: to.atLeast ?? null }),
  };
}

function withoutPlace(requirement: Requirement): Requirement {
  const nowhere = { start: 0, end: 0 };
  return { ...requirement, span: nowhere, quote: { ...nowhere, text: "" } };
}
