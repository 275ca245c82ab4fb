import type { ResumeProfile } from "../resume/index.ts";
import { canonicalOf } from "../skills/index.ts";
import { toSentences } from "../text/index.ts";
import { toLanguageName } from "./language-name.ts";
import { type Months, toMonths } from "./months.ts";
import { unique } from "./order.ts";
import { withoutHolder, withoutOwnNames, withoutWholeNames } from "./own-names.ts";
import { type OwnRole, toOwnRoles } from "./own-roles.ts";
import { type Admits, toTerms, toWordTerms } from "./terms.ts";
import { toSkillProofs, toViewSkills } from "./view-skills.ts";

export type Depth = "listed" | "used" | "proven";
export type ViewSkill = { id: string; depth: Depth; months: Months | null };
export type ViewRole = { title: string[]; months: Months | null; duties: string[][] };
export type ViewDegree = { level: number | null; fields: string[]; status: "completed" | "in-progress" | "incomplete" };
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
  degrees: ViewDegree[];
  certificates: string[];
  languages: ViewLanguage[];
  writtenIn: string;
  /** Sections the resume has but of which no entry could be read: unknown is not the same as none. */
  unread: ("experience" | "education")[];
};

export function toScoringView(profile: ResumeProfile, asOf: string): ScoringView {
  const roles = toOwnRoles(profile, asOf);
  const admits = withoutOwnNames(profile);
  const { language } = profile.meta;
  return {
    skills: toViewSkills(profile, roles, admits),
    roles: unique(roles.map((role) => toViewRole(role, profile))),
    experience: toMonths(roles.map((role) => role.interval)),
    projects: unique(
      profile.projects
        .flatMap((project) => toProjectLines(project))
        .map((line) => toTerms(line, language, admits))
        .filter(isFilled),
    ),
    mentions: toMentions(profile, admits),
    degrees: unique(profile.education.map((entry) => toViewDegree(entry, language, withoutHolder(profile, entry.area ?? "")))),
    certificates: unique(
      profile.certificates
        .map((certificate) => toCertificateId(certificate.name, language, withoutHolder(profile, certificate.name)))
        .filter((id) => id !== ""),
    ),
    languages: unique(profile.languages.map((spoken) => ({ language: toLanguageName(spoken.language), cefr: spoken.cefr ?? null }))),
    writtenIn: toLanguageName(language),
    unread: toUnread(profile),
  };
}

/** How a role stands in the view; the same words for the evidence that explains it. */
export function toViewRole(role: OwnRole, profile: ResumeProfile): ViewRole {
  const { language } = profile.meta;
  const admits = withoutOwnNames(profile);
  return {
    title: toWordTerms(role.position ?? "", language, withoutWholeNames(profile, role.position ?? "")),
    months: toMonths([role.interval]),
    duties: unique(role.lines.map((line) => toTerms(line.text, language, admits)).filter(isFilled)),
  };
}

/** Taxonomy id of a certificate, else its words. */
export function toCertificateId(name: string, language: string, admits: Admits): string {
  const id = canonicalOf(name)?.id;
  if (id !== undefined) return id;
  const words = toWordTerms(name, language, admits);
  return words.length === 0 ? "" : `term:${words.join(" ")}`;
}

export function toViewDegree(entry: ResumeProfile["education"][number], language: string, admits: Admits): ViewDegree {
  return {
    level: entry.level ?? null,
    fields: [...new Set(toWordTerms(entry.area ?? "", language, admits))].sort(),
    status: entry.status ?? "completed",
  };
}

function toProjectLines(project: ResumeProfile["projects"][number]): string[] {
  return [...project.highlights, ...(project.description === undefined ? [] : [project.description])];
}

function toMentions(profile: ResumeProfile, admits: Admits): string[][] {
  const summary = profile.basics.summary ?? "";
  const sentences = toSentences(summary).map(({ start, end }) => summary.slice(start, end));
  const outsideTaxonomy = toSkillProofs(profile)
    .filter(({ skill }) => skill.id.startsWith("term:"))
    .map(({ skill }) => skill.name);
  return unique([...sentences, ...outsideTaxonomy].map((text) => toTerms(text, profile.meta.language, admits)).filter(isFilled));
}

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
