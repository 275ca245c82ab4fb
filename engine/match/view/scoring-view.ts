import languageWords from "../../data/match/languages.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { fold } from "../../text/index.ts";
import { unique } from "../order.ts";
import type { Unheld } from "./credentials.ts";
import { isSchoolPaper, toDegreeFields } from "./degree-fields.ts";
import { toDrivingClasses } from "./driving-classes.ts";
import { toLanguageName } from "./language-name.ts";
import { type Months, toMonths } from "./months.ts";
import { type OwnRole, toOwnRoles } from "./own-roles.ts";
import { type OwnTerms, toOwnTerms } from "./own-terms.ts";
import { type NamedPaper, toNamedPapers, toPaperIds } from "./papers.ts";
import { toSettings } from "./settings.ts";
import { isSkillTerm } from "./terms.ts";
import { toTitleHead } from "./title-head.ts";
import { toToldLanguages } from "./told-languages.ts";
import { toSkillProofs, toViewSkills } from "./view-skills.ts";
import { toStatements, toToldSentences } from "./wishes.ts";

const NOT_SPOKEN = new Set(languageWords.none.split("|"));

export type Depth = "listed" | "used" | "proven";
/** `entered`: a person said so, and no words of the resume show it. `unheld`: a paper that is worked for, or held no longer. */
export type ViewSkill = { id: string; depth: Depth; months: Months | null; entered?: true; unheld?: Unheld };
/**
 * `head`: the noun of the title that says who does the work; `settings`: the kinds of place it was done in ("hospital"), never which.
 * `notDone`: what its lines deny, leave to others or only intend.
 */
export type ViewRole = {
  title: string[];
  head?: string;
  settings?: readonly string[];
  months: Months | null;
  duties: string[][];
  notDone?: string[][];
};
/** `school`: what a school gives to everybody who leaves it. */
export type ViewDegree = { level: number | null; fields: string[]; status: "completed" | "in-progress" | "incomplete"; school?: true };
export type ViewLanguage = { language: string; cefr: string | null };

/**
 * All that a score may depend on. What is not listed here cannot move a score: no name, school, employer, address, birth
 * date, photo, gap, calendar date or place in the text. Lists are sorted and free of repeats, so order carries nothing.
 */
export type ScoringView = {
  skills: ViewSkill[];
  roles: ViewRole[];
  experience: Months | null;
  projects: string[][];
  /** Sentences outside of roles and projects: they can only be mentions. */
  mentions: string[][];
  /** What sentences outside of roles deny, leave to others or only intend. */
  notDone?: string[][];
  degrees: ViewDegree[];
  certificates: string[];
  /** Papers that are named and not held. */
  unheld: { id: string; why: Unheld }[];
  languages: ViewLanguage[];
  writtenIn: string;
  /** Sections the resume has but of which no entry could be read: unknown is not the same as none. */
  unread: ("experience" | "education")[];
};

export function toScoringView(profile: ResumeProfile, asOf: string): ScoringView {
  const roles = toOwnRoles(profile, asOf);
  const own = toOwnTerms(profile);
  return {
    skills: toViewSkills(profile, roles, own),
    roles: unique(roles.map((role) => toViewRole(role, own))),
    experience: toMonths(roles.map((role) => role.interval)),
    projects: unique(profile.projects.flatMap(toProjectLines).map(own.ofLine).filter(isFilled)),
    mentions: toMentions(profile, own),
    ...toNotDone([...toToldSentences(profile), ...toStated(profile), ...profile.projects.flatMap(toProjectLines)], own),
    degrees: unique(profile.education.map((entry) => toViewDegree(entry, own))),
    ...toPapers(toNamedPapers(profile), own),
    languages: toLanguages(profile, roles),
    writtenIn: toLanguageName(profile.meta.language),
    unread: toUnread(profile),
  };
}

/** How a role stands in the view; the same words for the evidence that explains it. */
export function toViewRole(role: OwnRole, own: OwnTerms): ViewRole {
  const title = role.position ?? "";
  const head = own.ofTitle(toTitleHead(title)).at(-1);
  const settings = toSettings(role.employer ?? "");
  return {
    title: toTitle(title, own),
    ...(head === undefined ? {} : { head }),
    ...(settings.length === 0 ? {} : { settings }),
    months: toMonths([role.interval]),
    duties: unique(role.lines.map((line) => own.ofLine(line.text)).filter(isFilled)),
    ...toNotDone(
      role.lines.map(({ text }) => text),
      own,
    ),
  };
}

/** Those that the resume lists, then those that only a line of a role tells, without a level. */
function toLanguages(profile: ResumeProfile, roles: readonly OwnRole[]): ViewLanguage[] {
  const listed = profile.languages
    .filter(isSpoken)
    .map((spoken) => ({ language: toLanguageName(spoken.language), cefr: spoken.cefr ?? null }));
  const told = roles
    .flatMap(({ lines }) => toToldLanguages(lines))
    .filter((one) => !listed.some(({ language }) => language === one.language))
    .map(({ language }) => ({ language, cefr: null }));
  return unique([...listed, ...told]);
}

/** "Spanish: none". */
const isSpoken = ({ fluency }: ResumeProfile["languages"][number]): boolean => !NOT_SPOKEN.has(fold(fluency ?? "").replace(/[.\s]+$/, ""));

function toNotDone(lines: readonly string[], own: OwnTerms): { notDone?: string[][] } {
  const notDone = unique(lines.flatMap(own.ofNotDone).filter(isFilled));
  return notDone.length === 0 ? {} : { notDone };
}

/** The words of the title, the skills it names and the class of vehicle it is for. */
function toTitle(position: string, own: OwnTerms): string[] {
  return [...own.ofTitle(position), ...own.ofLine(position).filter(isSkillTerm), ...toDrivingClasses(position)];
}

function toPapers(named: readonly NamedPaper[], own: OwnTerms): Pick<ScoringView, "certificates" | "unheld"> {
  const papers = named.flatMap(({ name, unheld }) => toPaperIds(name, own).map((id) => ({ id, unheld })));
  return {
    certificates: unique(papers.flatMap(({ id, unheld }) => (unheld === undefined ? [id] : []))),
    unheld: unique(papers.flatMap(({ id, unheld }) => (unheld === undefined ? [] : [{ id, why: unheld }]))),
  };
}

export function toViewDegree(study: ResumeProfile["education"][number], own: OwnTerms): ViewDegree {
  const degree: ViewDegree = { level: study.level ?? null, fields: toDegreeFields(study, own), status: study.status ?? "completed" };
  return isSchoolPaper(study.studyType ?? "") ? { ...degree, school: true } : degree;
}

function toProjectLines(project: ResumeProfile["projects"][number]): string[] {
  return [...project.highlights, ...(project.description === undefined ? [] : [project.description])];
}

function toMentions(profile: ResumeProfile, own: OwnTerms): string[][] {
  const outsideTaxonomy = toSkillProofs(profile)
    .filter(({ skill }) => skill.id.startsWith("term:"))
    .map(({ skill }) => skill.name);
  return unique([...toToldSentences(profile), ...toStated(profile), ...outsideTaxonomy].map(own.ofLine).filter(isFilled));
}

const toStated = (profile: ResumeProfile): string[] => toStatements(profile).map(({ told }) => told);

function toUnread(profile: ResumeProfile): ScoringView["unread"] {
  const sections = new Set(profile.meta.sections.map(({ section }) => section));
  return [
    ...(sections.has("experience") && profile.work.length === 0 ? (["experience"] as const) : []),
    ...(sections.has("education") && profile.education.length === 0 ? (["education"] as const) : []),
  ];
}

function isFilled(terms: readonly string[]): boolean {
  return terms.length > 0;
}
