import { findSkills, skillById } from "../../skills/index.ts";
import { toSentences } from "../../text/index.ts";
import type { MonthInterval } from "../durations.ts";
import { findPhrases, toPhraseIndex, toWords } from "../phrases.ts";
import { goalSpans } from "../sections/goals.ts";
import { readHeading } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { ProfileSkill, Section, SkillEvidence, Span, Work } from "../types.ts";
import { findDenied } from "./denials.ts";
import { findDutyItems } from "./duty-lists.ts";
import { findLeisure } from "./leisure.ts";
import { isNotEvidence, leavesOpen } from "./negation.ts";
import { tellsOutcome } from "./outcomes.ts";
import { durationOf } from "./skill-duration.ts";
import { withHalves } from "./skill-halves.ts";
import { findListItems, skillListSpans } from "./skill-lists.ts";
import { skillsOfTitles } from "./title-skills.ts";

/** Where the profile's own facts stand, so that a mention is told its section, role and project. */
export type SkillContext = {
  text: string;
  sections: readonly SectionRows[];
  roles: readonly Span[][];
  projects: readonly Span[][];
  work: readonly Pick<Work, "startDate" | "endDate">[];
  intervals: readonly (MonthInterval | undefined)[];
  /** Titles of roles. */
  titles: readonly Span[];
  /** Bullets of roles and projects, wrapped lines included: what each tells, it tells of all its words. */
  highlights: readonly Span[];
  /** Bullets and paragraphs of roles, which may list what was done. */
  duties: readonly Span[];
  /** Name, contact and other places that never show a skill. */
  taken: readonly Span[];
  /** Names of employers and schools: their words show no skill either. */
  organisations: readonly Span[];
  asOf: string;
};

type Mention = Span & { id: string; name: string };

const SILENT: ReadonlySet<Section> = new Set<Section>(["contact", "references", "interests"]);
const HOLDS_PAPERS: ReadonlySet<Section> = new Set<Section>(["contact", "interests"]);

/** A certificate or licence beside the name ("PMP"), the phone number ("driving licence: full") or a hobby is held all the same. */
function isSilent(section: Section, { id }: Mention): boolean {
  return SILENT.has(section) && !(HOLDS_PAPERS.has(section) && skillById(id)?.type === "cert");
}

/** The words of a heading, not what stands behind its colon ("Technical Skills: AutoCAD, SolidWorks"): they name what stands below, and show nothing. */
function headings(sections: readonly SectionRows[]): Span[] {
  return sections.flatMap(({ heading }) => {
    if (heading === undefined) return [];
    const label = heading.content ? undefined : LABEL.exec(heading.words);
    return [{ start: heading.start, end: label ? heading.start + label[0].length : heading.end }];
  });
}
const LABEL = /^[^:]{2,60}:\s+(?=\S)/;

/** The sentence behind another one on the same line. */
function nextOn(text: string, sentences: readonly Span[], { end }: Span): string {
  const next = sentences[firstAt(sentences, end)];
  return next && !text.slice(end, next.start).includes("\n") ? text.slice(next.start, next.end).replaceAll("\n", " ") : "";
}

/** The first sentence that begins at a place or behind it. */
function firstAt(sentences: readonly Span[], place: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "The app is designed in Figma. I have not used it." */
const isTakenBack = (said: string, next: string, place: Span): boolean =>
  TAKES_BACK.test(next) && findDenied(`${said} ${next}`).some(({ start, end }) => start < place.end && place.start < end);
const TAKES_BACK = /^(?:but |though |however,? )?(?:I|we)\b|^(?:never|not)\b/i;

/** The section of a mention; "Hobbies: chess, pottery" or "HOBBIES chess, pottery" is one of its own on a line of another. */
function toSectionFinder(sections: readonly SectionRows[], text: string): (mention: Span) => Section {
  const leisure = findLeisure(sections, text);
  const isLeisure = (at: number) => leisure.some((span) => span.start <= at && at < span.end);
  const sectionOf = toFinder(
    sections.flatMap(({ section, rows }) =>
      rows.map(({ start, end, words }) => ({ start, end, value: isOfHobbies(words) ? ("interests" as const) : section })),
    ),
  );
  return ({ start, end }) => (isLeisure(start) ? "interests" : (sectionOf(start) ?? sectionOf(end - 1) ?? "other"));
}

function isOfHobbies(words: string): boolean {
  const label = /^([^:.,]{3,40}):\s/.exec(words)?.[1] ?? /^(\p{Lu}{5,}) +\p{Ll}/u.exec(words)?.[1];
  return label !== undefined && readHeading(label)?.section === "interests";
}

/** Skills of the taxonomy over the whole text and listed items beyond it, each with all its evidence. */
export function readSkills(context: SkillContext): ProfileSkill[] {
  const mentions = findMentions(context);
  const sentences = toSentences(context.text);
  const sectionOf = toSectionFinder(context.sections, context.text);
  const bulletAt = toFinder(context.highlights.map((span) => ({ ...span, value: span })));
  const owners: Owners = { roles: toFinder(numbered(context.roles)), projects: toFinder(numbered(context.projects)) };
  const found = new Map<string, ProfileSkill & { roles: Set<number> }>();
  const organisationAt = toFinder(context.organisations.map(({ start, end }) => ({ start, end, value: true })));
  const isSilentAt = toFinder([...headings(context.sections), ...goalSpans(context.sections)].map((span) => ({ ...span, value: true })));
  for (const mention of mentions.sort((a, b) => a.start - b.start)) {
    const section = sectionOf(mention);
    if ((isSilentAt(mention.start) && isSilentAt(mention.end - 1)) || organisationAt(mention.start)) continue;
    if (isSilent(section, mention) || context.taken.some((span) => span.start < mention.end && mention.start < span.end)) continue;
    const sentence = sentenceAt(sentences, mention);
    const words = context.text.slice(sentence.start, sentence.end);
    const whole = overWraps(context.text, sentences, mention) ?? sentence;
    const said = context.text.slice(whole.start, whole.end).replaceAll("\n", " ");
    const place = { start: mention.start - whole.start, end: mention.end - whole.start };
    if (isNotEvidence(said, place.start, place.end) || isTakenBack(said, nextOn(context.text, sentences, whole), place)) continue;
    const bullet = bulletAt(mention.start);
    const evidence = toEvidence(context, owners, mention, section, bullet ? context.text.slice(bullet.start, bullet.end) : words);
    const skill = found.get(mention.id) ?? {
      name: mention.name,
      id: mention.id,
      months: null,
      lastUsed: null,
      evidence: [],
      roles: new Set<number>(),
    };
    skill.evidence.push(evidence);
    if (evidence.work !== undefined) skill.roles.add(evidence.work);
    found.set(mention.id, skill);
  }
  return Array.from(found.values(), ({ roles, ...skill }) => ({ ...skill, ...durationOf(roles, context) }));
}

/** Mentions of the taxonomy, items of lists, and further uses of what is listed. */
function findMentions(context: SkillContext): Mention[] {
  const lists = skillListSpans(context.sections);
  const named = findSkills(context.text, { listSections: lists })
    .filter((mention) => mention.type !== "human-language")
    .map(({ start, end, id, name }) => ({ start, end, id, name }));
  const known = withHalves(named, context.text);
  const items = findListItems(context.text, context.sections, [...context.taken, ...known]).map(({ start, end, id, text }) => ({
    start,
    end,
    id,
    name: text,
  }));
  const duties = findDutyItems(context.text, context.duties, [...context.taken, ...context.organisations, ...known]).map(
    ({ start, end, id, text }) => ({ start, end, id, name: text }),
  );
  const titled = skillsOfTitles(context.text, context.titles).filter(({ id }) => !known.some((one) => one.id === id));
  const found = [...known, ...titled, ...items, ...duties];
  return [...found, ...usesOfListed(context, found, lists)];
}

const SHORTEST_NAME = 3;

/** Listed skills by name in the lines of roles and projects: a word too plain to be a skill anywhere is one for who lists it. */
function usesOfListed(context: SkillContext, mentions: readonly Mention[], lists: readonly Span[]): Mention[] {
  const listAt = toFinder(lists.map(({ start, end }) => ({ start, end, value: true })));
  const inList = (span: Span) => listAt(span.start) === true;
  const listed = mentions.filter((mention) => mention.end - mention.start >= SHORTEST_NAME && inList(mention));
  const index = toPhraseIndex(listed.map((mention) => [context.text.slice(mention.start, mention.end), mention] as const));
  const taken = new Set(mentions.map((mention) => mention.start));
  return [...context.roles, ...context.projects].flat().flatMap((span) =>
    findPhrases(index, toWords(context.text.slice(span.start, span.end))).flatMap((hit) => {
      const start = span.start + hit.start;
      return taken.has(start) ? [] : [{ start, end: span.start + hit.end, id: hit.value.id, name: hit.value.name }];
    }),
  );
}

const LONGEST_STATEMENT = 600;

function toEvidence(context: SkillContext, owners: Owners, mention: Mention, section: Section, words: string): SkillEvidence {
  const work = owners.roles(mention.start) ?? -1;
  const project = owners.projects(mention.start) ?? -1;
  return {
    start: mention.start,
    end: mention.end,
    text: context.text.slice(mention.start, mention.end),
    section,
    ...(work >= 0 ? { work } : {}),
    ...(project >= 0 ? { project } : {}),
    outcome: (work >= 0 || project >= 0) && tellsOutcome(words.slice(0, LONGEST_STATEMENT)),
  };
}

type Owners = { roles: (at: number) => number | undefined; projects: (at: number) => number | undefined };

const numbered = (lists: readonly (readonly Span[])[]) =>
  lists.flatMap((spans, value) => spans.map(({ start, end }) => ({ start, end, value })));

/** Looks up which of several spans, none inside another, holds a place. */
function toFinder<T>(list: readonly (Span & { value: T })[]): (at: number) => T | undefined {
  const spans = [...list].sort((a, b) => a.start - b.start);
  return (at) => {
    const found = spans[lastAtOrBefore(spans, at)];
    return found && at >= found.start && at < found.end ? found.value : undefined;
  };
}

/** Index of the last span that starts at or before a place; 0 when none does. */
function lastAtOrBefore(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Lines of a paragraph that a sentence may run over before and behind a mention. */
const MOST_WRAPS = 3;
/** A line shorter than this was ended by its writer, not by the margin. */
const FULL_LINE = 45;
/** In a narrow column such a line may be full as well, where the next one begins small. */
const SHORT_LINE = 18;
const LABEL_CHARS = 32;
/** "Power BI : formation souhaitée", "SAP - seen, never used" */
const OPENS_LABEL = /^\p{Lu}[\p{L}\d .&/-]{1,28}?(?: ?:| [-–—])\s/u;
/** Columns of a list: what stands in the next line denies nothing of them. */
const GAP = /\S(?: {3,}|\t+ *)\S[^\n]*$/;
const OPENS_ITEM = /^(?:[•·▪●◦‣–—*-]|\d{1,2}[.)])\s/;

/** The sentence around a mention with the lines it is wrapped over: "I have no experience / with SAP." */
function overWraps(text: string, sentences: readonly Span[], mention: Span): Span | undefined {
  const at = lastAtOrBefore(sentences, mention.start);
  let [first, last] = [at, at];
  while (at - first < MOST_WRAPS && wraps(text, sentences[first - 1], sentences[first])) first--;
  while (last - at < MOST_WRAPS && wraps(text, sentences[last], sentences[last + 1])) last++;
  const [from, to] = [sentences[first], sentences[last]];
  return first === last || !from || !to ? undefined : { start: from.start, end: Math.max(to.end, mention.end) };
}

/** Whether a sentence goes on in the next line, because there was no room left in its own. */
function wraps(text: string, sentence: Span | undefined, next: Span | undefined): boolean {
  if (!sentence || !next || !/^[ \t]*\n[ \t]*$/.test(text.slice(sentence.end, next.start))) return false;
  const line = sentence.end - (text.lastIndexOf("\n", sentence.end - 1) + 1);
  const [said, behind] = [text.slice(sentence.start, sentence.end), text.slice(next.start, next.start + LABEL_CHARS)];
  if (/[.!?;:]$/.test(said) || OPENS_ITEM.test(behind) || OPENS_LABEL.test(behind) || GAP.test(said)) return false;
  if (/\d{4}$/.test(said) && /^\p{Lu}/u.test(behind)) return false;
  return line >= FULL_LINE || (line >= SHORT_LINE && /^\p{Ll}/u.test(behind)) || leavesOpen(said);
}

/** The sentence around a mention. */
function sentenceAt(sentences: readonly Span[], mention: Span): Span {
  const sentence = sentences[lastAtOrBefore(sentences, mention.start)] ?? mention;
  return { start: Math.min(sentence.start, mention.start), end: Math.max(sentence.end, mention.end) };
}
