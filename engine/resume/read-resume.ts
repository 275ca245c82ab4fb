import { namesDayFirst, readDateRanges, readsYearPairs, withYearPairs } from "../text/index.ts";
import { confidenceOf } from "./confidence.ts";
import { type BasicsDraft, readContact } from "./contact/contact.ts";
import { isPersonalLine } from "./contact/name.ts";
import { totalYears } from "./durations.ts";
import { readEducation } from "./education/education.ts";
import { withToldStudies } from "./education/told-studies.ts";
import { type Fact, toFact, unfold, withoutAbsent } from "./facts.ts";
import { type ReadDates, readCertificates } from "./lists/certificates.ts";
import { withDrivingLicence } from "./lists/driving-licences.ts";
import { findLanguageRows } from "./lists/find-language-rows.ts";
import { deniesAllBelow, findNotOwn } from "./lists/not-own.ts";
import { toParagraphs } from "./lists/paragraphs.ts";
import { partCertificates } from "./lists/part-certificates.ts";
import { readProjects } from "./lists/projects.ts";
import { readPublications } from "./lists/publications.ts";
import { retypeLists } from "./lists/skill-lists.ts";
import { readSkills } from "./lists/skills.ts";
import { readSpokenLanguages } from "./lists/spoken-languages.ts";
import { readStatements } from "./lists/statements.ts";
import { readToldCertificates, withTold } from "./lists/told-certificates.ts";
import { toRoleIntervals } from "./role-intervals.ts";
import { moveSigns, toAllSigns } from "./row-signs.ts";
import { type Row, toRows } from "./rows.ts";
import { partRunIns } from "./run-in-heads.ts";
import { lowerByWords } from "./scan-confidence.ts";
import { partBelowLastRole } from "./sections/below-last-role.ts";
import { partHeadingRows } from "./sections/heading-rows.ts";
import { partLastRoles } from "./sections/last-roles.ts";
import { partLastStudies } from "./sections/last-studies.ts";
import { type SectionRows, toSections } from "./sections/sections.ts";
import { toSectionSpans } from "./sections/sections-of-profile.ts";
import { withCapitals } from "./small-heads.ts";
import { withTables } from "./tables/tables.ts";
import type { Document, Place, ResumeProfile, Section, Span } from "./types.ts";
import { TOLD } from "./weights.ts";
import { type BodyDraft, toFlow } from "./work/bodies.ts";
import { withClientProjects } from "./work/client-projects.ts";
import { withoutDutiesOfPosts } from "./work/duties-of-posts.ts";
import { findLostPeriods } from "./work/lost-periods.ts";
import type { DatesDraft } from "./work/printed-dates.ts";
import { partStudies } from "./work/studies-among-roles.ts";
import { preferTold } from "./work/told/told-careers.ts";
import { readToldUnpaid, withoutUnpaid } from "./work/told-unpaid.ts";
import { readUnpaid, retypeUnpaid } from "./work/unpaid-lines.ts";
import { partUnpaid } from "./work/unpaid-roles.ts";
import { type Role, readWork } from "./work/work.ts";

/** Everything a resume says, each value with its place. `asOf` (`YYYY-MM-DD`) is the day that "present" means. */
export function readResume(document: Document, { asOf }: { asOf: string }): ResumeProfile {
  const { text } = document;
  const readDates = toDateReader(document, asOf);
  const rows = withTables(partRunIns(partHeadingRows(toRows(document)), readDates), readDates);
  const printed = toAllSigns(rows, asOf, readDates);
  const parted = partBelowLastRole(partLastRoles(partLastStudies(retypeLists(toSections(rows, printed)), printed), printed), printed);
  const found = retypeUnpaid(partCertificates(parted, printed)).map(withoutPersonalLines);
  const signs = moveSigns(
    printed,
    rows,
    found.flatMap((part) => part.rows),
  );
  const contact = readContact(document, rows, found, asOf);
  const sections = withCapitals(cutAtName(found, contact.basics.name), rows, signs);
  const partsOf = (section: Section): SectionRows[] => sections.filter((part) => part.section === section);
  const paragraphs = sections.flatMap((part) => toParagraphs(part.rows, text));
  const studied = sections.flatMap((part) => (part.section === "certifications" ? [] : toParagraphs(part.rows, text)));
  const listsOf = (section: Section): Row[][] => partsOf(section).map((part) => part.rows);
  const rowsOf = (section: Section): Row[] => listsOf(section).flat();
  const entries = withoutDutiesOfPosts(withClientProjects(readWork(partsOf("experience"), signs, text, asOf)), partsOf("experience"), asOf);
  const told = preferTold(entries, { rows, sections }, text, readDates);
  const { roles, unpaid, studies, inRoles } = partRoles(withoutOwnTitle(told, contact.basics.email));
  const freely = readToldUnpaid(sections, text, readDates);
  const studiesListed = readEducation([...listsOf("education"), studies], signs, text);
  const listed = withTold(readCertificates(rowsOf("certifications"), signs, text, readDates), readToldCertificates(paragraphs), text);
  const papers = withDrivingLicence(listed, sections, text);
  const projects = readProjects(rowsOf("projects"), signs, text);
  const draft = {
    basics: withSummary(contact.basics, toSummaryRows(sections), text),
    work: roles.map((role) => role.draft),
    education: withoutUnpaid(withToldStudies(studiesListed, studied, employersOf(roles)), freely, contact.basics.name),
    certificates: withoutUnpaid(papers, freely),
    languages: readSpokenLanguages(findLanguageRows(sections, rows, text), text),
    projects: projects.map((project) => project.draft),
    publications: readPublications(rowsOf("publications"), signs, text),
    volunteer: [...readUnpaid(partsOf("volunteering"), signs, text, asOf, readDates), ...unpaid, ...freely].map(toVolunteer),
  };
  const read: Place[] = [];
  const plain = unfold(draft, "", text, read);
  const places = lowerByWords(read, document.words);
  const intervals = toRoleIntervals(plain.work, places, asOf);
  const skills = readSkills({
    text,
    sections: sections.filter((part) => !deniesAllBelow(part)),
    roles: roles.map(toSpans),
    projects: projects.map(toSpans),
    work: plain.work,
    intervals,
    ...toSkillPlaces(places),
    taken: [...contact.taken, ...findNotOwn(text, sections)],
    asOf,
  });
  const profile = { ...plain, skills };
  return {
    ...profile,
    meta: {
      language: document.language,
      asOf,
      totalYears: totalYears(intervals, findLostPeriods(rowsOf("experience"), signs, inRoles, asOf)),
      confidence: confidenceOf(profile, places),
      sections: toSectionSpans(sections),
      places,
      statements: readStatements(sections, places, text),
    },
  };
}

function toDateReader({ text, language }: Document, asOf: string): ReadDates {
  const dayFirst = namesDayFirst(text, language);
  const spell = readsYearPairs(text) ? withYearPairs : (words: string) => words;
  return (words, ahead = 0) => readDateRanges(spell(words), yearsLater(asOf, ahead), dayFirst);
}

/** Paid roles, those without pay, and studies that stand among them; `inRoles`: the rows of all. */
function partRoles(told: readonly Role[]): ReturnType<typeof partUnpaid> & { studies: Row[]; inRoles: Set<number> } {
  const { roles, studies } = partStudies(told);
  const inRoles = new Set([...roles.flatMap(({ rows }) => rows), ...studies].map(({ index }) => index));
  return { ...partUnpaid(roles), studies, inRoles };
}

/** "Plumber – Co. Kerry" between name and mail address says what somebody is, where dated roles follow. */
const withoutOwnTitle = (roles: readonly Role[], mail: Span | undefined): readonly Role[] => {
  const isDated = ({ draft: { startDate, endDate } }: Role) => startDate !== undefined || endDate !== undefined;
  if (!mail || !roles.some(isDated)) return roles;
  return roles.filter((role) => isDated(role) || (role.rows[0]?.start ?? mail.start) >= mail.start);
};

const yearsLater = (day: string, years: number): string => String(Number(day.slice(0, 4)) + years) + day.slice(4);

/** Not those only perhaps told as one: "studied at Hale College and work as a nurse". */
const employersOf = (roles: readonly Role[]): string[] =>
  roles.flatMap(({ draft: { name } }) => (name && name.confidence > TOLD.weak ? [name.value] : []));

const toSkillPlaces = (places: readonly Place[]) => ({
  titles: places.filter(({ path }) => TITLE.test(path)),
  highlights: places.filter(({ path }) => HIGHLIGHT.test(path)),
  duties: places.filter(({ path }) => DUTIES.test(path)),
  organisations: places.filter(({ path }) => ORGANISATION.test(path)),
});

/** "Python Solutions Ltd" and "Excel Academy" show no skill. */
const ORGANISATION = /^\/(?:work\/\d+\/name|volunteer\/\d+\/organization|education\/\d+\/institution)$/;
const TITLE = /^\/work\/\d+\/position$/;
const DUTIES = /^\/(?:work|volunteer)\/\d+\/(?:summary|highlights\/\d+)$/;
const HIGHLIGHT = /^\/(?:work|projects)\/\d+\/highlights\/\d+$/;

/** Birth, nationality and the like stay out of every reading but that of contact data. */
function withoutPersonalLines(part: SectionRows): SectionRows {
  return part.section === "contact" || part.section === "other" || part.section === "certifications"
    ? part
    : { ...part, rows: part.rows.filter((row) => !isPersonalLine(row.folded)) };
}

/** Below the side column of an exported profile the name begins the page anew: what follows in the list is none of it. */
function cutAtName(parts: readonly SectionRows[], name: Span | undefined): SectionRows[] {
  return parts.flatMap((part): SectionRows[] => {
    const at = name && LISTS.has(part.section) ? part.rows.findIndex(({ start, end }) => start <= name.start && name.end <= end) : -1;
    return at < 1
      ? [part]
      : [
          { ...part, rows: part.rows.slice(0, at) },
          { section: "contact", rows: part.rows.slice(at) },
        ];
  });
}
const LISTS: ReadonlySet<Section> = new Set<Section>(["skills", "languages", "certifications", "awards", "publications"]);

const toSpans = ({ rows }: { rows: readonly Row[] }): Span[] => rows.map(({ start, end }) => ({ start, end }));

/** Of several parts the longest run: what stands between them is something else, and the others are statements. */
function toSummaryRows(sections: readonly SectionRows[]): Row[] {
  const runs: Row[][] = [[]];
  for (const { section, rows } of sections) {
    if (section === "summary") runs.at(-1)?.push(...rows);
    else runs.push([]);
  }
  const words = (rows: readonly Row[]): number => rows.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return runs.reduce((longest, run) => (words(run) > words(longest) ? run : longest));
}

function withSummary(basics: BasicsDraft, rows: readonly Row[], text: string): BasicsDraft & { summary?: Fact } {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || last.end < first.start) return basics;
  const span = { start: first.start, end: last.end };
  return { ...basics, summary: toFact(toFlow(text, span), span, 0.85) };
}

function toVolunteer({
  draft,
}: Pick<Role, "draft">): { organization?: Fact; position?: Fact } & DatesDraft & Pick<BodyDraft, "highlights"> {
  return withoutAbsent({
    organization: draft.name,
    position: draft.position,
    startDate: draft.startDate,
    endDate: draft.endDate,
    highlights: draft.highlights,
  });
}
