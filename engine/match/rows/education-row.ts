import type { JobProfile } from "../../job/index.ts";
import { toDegreeKey, toRoleKey } from "../explain/source-keys.ts";
import { merge } from "../merge.ts";
import { isAnyField, isSchoolSubject, isTradePaper, toSameField } from "../view/degree-fields.ts";
import { type Months, toDuration } from "../view/months.ts";
import type { ScoringView, ViewDegree, ViewRole } from "../view/scoring-view.ts";
import { toWordTerms } from "../view/terms.ts";
import { EQUIVALENT_YEARS, PAPER_YEARS, type Weights } from "../weights.ts";
import { type Bounded, bestOf, type Draft, exactly, NOTHING, times, UNKNOWN } from "./draft.ts";
import { ofJob } from "./of-job.ts";
import { isWordAlike } from "./title-likeness.ts";
import type { Reading, Shown } from "./types.ts";
import { isSameWork, toTimeIn, toWanted } from "./work-likeness.ts";

/** Level of the framework from which a qualification is a degree and no trade. */
const BACHELOR = 6;
/** Level of what leaves a school behind at sixteen. */
const SCHOOL_LEAVING = 3;

/** `trade`: a paper of a trade that is not told. */
type Wanted = { level: number; areas: string[][]; trade?: boolean };

/** One row when the job asks for a degree. Years that the job counts in its place are a way of their own. The school is not known here; more than asked is never less than enough. */
export function toEducationRows(reading: Reading, job: JobProfile): Draft[] {
  const { view, weights } = reading;
  const { education } = job;
  if (education === undefined) return [];
  const wanted = { level: education.level, areas: toAreas(job), trade: isTradePaper(education.name) };
  const name = [education.name, ...(education.alternatives ?? []).map((one) => one.name)].join(" or ");
  const head = { id: "education", name, component: "education", importance: education.importance, parts: 1 } as const;
  const best = toBest(view, wanted, weights);
  const byAnyYears = education.orEquivalent && !(education.alternatives ?? []).some(({ experience }) => experience?.minYears !== undefined);
  const alike = byAnyYears ? toAlike(reading, job) : [];
  const byYears = byAnyYears ? toEquivalent(reading, education.level, alike) : NOTHING;
  if (byYears.value > (best?.evidenced.value ?? 0)) {
    return [merge(head, toEquivalentRow(view, best === undefined ? byYears : bestOf([byYears, best.evidenced]), alike))];
  }
  if (best === undefined) return [merge(head, withoutDegree(view, wanted))];
  return [merge(head, toDegreeShown(best.degree, bestOf([best.evidenced, byYears]), wanted))];
}

type Fit = { degree: ViewDegree; evidenced: Bounded };

function toBest({ degrees }: ScoringView, wanted: Wanted, weights: Weights): Fit | undefined {
  const fits = degrees.map((degree) => ({ degree, evidenced: toDegreeFit(degree, wanted, weights) }));
  return fits.sort((a, b) => b.evidenced.value - a.evidenced.value || b.evidenced.hi - a.evidenced.hi)[0];
}

function toDegreeShown(degree: ViewDegree, evidenced: Bounded, wanted: Wanted): Shown {
  const sources = [toDegreeKey(degree)];
  if (evidenced.value === 0)
    return { evidenced, verdict: "unknown", sources, why: `The level of the ${toKind(wanted)} could not be read.` };
  const verdict = evidenced.value >= 1 ? "strong" : "partial";
  return { evidenced, verdict, sources, ...(verdict === "strong" ? {} : { why: toWhy(degree, wanted) }) };
}

/** A degree that counts in place of a paper or years. */
export function toDegreeWay(
  view: ScoringView,
  { level, areas }: { level: number; areas: string[] },
  language: string,
  weights: Weights,
): Shown {
  const wanted = { level, areas: areas.map((area) => toWordTerms(area, language)).filter((area) => area.length > 0) };
  const best = toBest(view, wanted, weights);
  return best === undefined ? withoutDegree(view, wanted) : toDegreeShown(best.degree, best.evidenced, wanted);
}

/** "Qualified by experience": years of such work that stand for a paper, nobody saying how many. */
export function toWorkWay(reading: Reading, job: JobProfile): Shown {
  const alike = toAlike(reading, job);
  return toEquivalentRow(reading.view, toShareOfYears(reading, PAPER_YEARS, alike), alike);
}

const toAreas = ofJob(({ education, language }) =>
  (education?.areas ?? []).map((area) => toWordTerms(area, language)).filter((area) => area.length > 0),
);

function toDegreeFit(degree: ViewDegree, wanted: Wanted, weights: Weights): Bounded {
  if (degree.level === null) return UNKNOWN;
  const fit = toLevelFit(wanted.level - degree.level, weights) * toStatusFit(degree.status, weights);
  const { unknownField, otherField, otherTrade } = weights.education;
  if (isOfSchoolAlone(degree, wanted)) return exactly(fit * otherTrade);
  if (wanted.areas.length === 0) return exactly(fit);
  if (isBeyondSchool(degree.level, wanted)) return exactly(fit);
  const other = wanted.level < BACHELOR ? otherTrade : otherField;
  if (degree.fields.length === 0) return { value: fit * unknownField, lo: fit * other, hi: fit };
  return exactly(fit * (isInAreas(degree.fields, wanted) ? 1 : other));
}

/** "City & Guilds or NVQ": a trade was learnt, and "A levels" teach none. */
const isOfSchoolAlone = ({ school, level }: ViewDegree, { trade, level: asked }: Wanted): boolean =>
  trade === true && school === true && asked < BACHELOR && (level ?? 0) < BACHELOR;

function toLevelFit(missing: number, { education }: Weights): number {
  if (missing <= 0) return 1;
  if (missing === 1) return education.oneBelow;
  return missing === 2 ? education.twoBelow : education.furtherBelow;
}

function toStatusFit(status: ViewDegree["status"], { education }: Weights): number {
  if (status === "completed") return 1;
  return status === "in-progress" ? education.inProgress : education.incomplete;
}

/** "GCSE in maths and English": whoever went on to a higher qualification, in whatever field, has left school with as much. */
function isBeyondSchool(level: number, wanted: Wanted): boolean {
  return wanted.level <= SCHOOL_LEAVING && level > wanted.level && wanted.areas.flat().every((word) => isSchoolSubject(word));
}

/** "Computer science" is told by the computer: political science is a science too. */
function toTelling(area: readonly string[]): readonly string[] {
  const telling = area.filter((word) => !isAnyField(word));
  return telling.length > 0 ? telling : area;
}

/** A trade is named by who does it or by the work: "electrician", "electrical installation". A field has a name in every language. */
function isInAreas(fields: readonly string[], { level, areas }: Wanted): boolean {
  const held = new Set(fields.map(toSameField));
  const words = areas.flatMap(toTelling);
  return words.some((word) => held.has(toSameField(word)) || (level < BACHELOR && fields.some((field) => isWordAlike(word, field))));
}

/** "Or equivalent": the share of the years of such work that stand for a degree of this level; years of other work count as they do elsewhere. */
function toEquivalent(reading: Reading, level: number, alike: readonly ViewRole[]): Bounded {
  return toShareOfYears(reading, EQUIVALENT_YEARS[level] ?? 0, alike);
}

function toShareOfYears({ view, weights }: Reading, years: number, alike: readonly ViewRole[]): Bounded {
  const months = 12 * years;
  if (months === 0) return exactly(1);
  const share = (worked: Months | null) => {
    if (worked === null) return NOTHING;
    const of = (length: number) => Math.min(1, length / months);
    return { value: of(worked.mid), lo: of(worked.lo), hi: of(worked.hi) };
  };
  if (alike === view.roles) return share(view.experience);
  return bestOf([share(toTimeIn(alike, view)), times(share(view.experience), weights.experience.otherField)]);
}

/** Work like the job; without a title any work is. */
function toAlike({ view, roles, weights }: Reading, job: JobProfile): readonly ViewRole[] {
  if (toWanted(job).ways.length === 0) return view.roles;
  return roles.filter((role) => isSameWork(role, job, weights)).map(({ role }) => role);
}

/** Work that is not told to be like the job may still be, so it is neither the equivalent nor the lack of it. */
function toEquivalentRow(view: ScoringView, evidenced: Bounded, alike: readonly ViewRole[]): Shown {
  const { experience } = view;
  const row = { evidenced, verdict: "partial" as const, sources: view.roles.map(toRoleKey) };
  if (evidenced.value >= 1 || experience === null)
    return { ...row, why: "No such degree; the years of work count as the equivalent the job allows." };
  const work = `${toDuration(experience)} of work in place of the degree`;
  if (alike.length === 0 && view.roles.length > 0) return { ...row, verdict: "unknown", why: `${work}; no role is like the job.` };
  return { ...row, why: `${work}; more would be equivalent.` };
}

function withoutDegree({ unread }: ScoringView, wanted: Wanted): Pick<Draft, "evidenced" | "verdict" | "sources" | "why"> {
  if (!unread.includes("education"))
    return { evidenced: NOTHING, verdict: "none", sources: [], why: `The resume shows no ${toKind(wanted)}.` };
  return { evidenced: UNKNOWN, verdict: "unknown", sources: [], why: `The ${toKind(wanted)}s of this resume could not be read.` };
}

function toWhy({ level, status, fields, school }: ViewDegree, wanted: Wanted): string {
  if ((level ?? 0) < wanted.level) return `The highest ${toKind(wanted)} is below the level asked for.`;
  if (status !== "completed") return `The ${toKind(wanted)} ${status === "in-progress" ? "is not finished yet" : "was not finished"}.`;
  if (isOfSchoolAlone({ level, status, fields, ...(school && { school }) }, wanted))
    return "A school gives it to everybody; a trade is asked for.";
  return fields.length === 0 ? `The field of the ${toKind(wanted)} is not stated.` : `The ${toKind(wanted)} is in another field.`;
}

/** Below a bachelor's degree a job asks for a qualification. */
const toKind = ({ level }: Wanted): string => (level < BACHELOR ? "qualification" : "degree");
