import { findSkills } from "../skills/index.ts";
import { toSentences } from "../text/index.ts";
import { monthsOfUnion, toInterval } from "./durations.ts";
import { isNotEvidence } from "./negation.ts";
import type { SectionRows } from "./sections.ts";
import { findListItems, skillListSpans } from "./skill-lists.ts";
import type { ProfileSkill, Section, SkillEvidence, Span, Work } from "./types.ts";

/** Where the profile's own facts stand, so that a mention is told its section, role and project. */
export type SkillContext = {
  text: string;
  sections: readonly SectionRows[];
  roles: readonly Span[][];
  projects: readonly Span[][];
  work: readonly Pick<Work, "startDate" | "endDate">[];
  /** Name, contact and other places that never show a skill. */
  taken: readonly Span[];
  asOf: string;
};

type Mention = Span & { id: string; name: string };

const SILENT: ReadonlySet<Section> = new Set<Section>(["contact", "references"]);
const OUTCOME =
  /\d\s?%|[$€£]\s?\d|\d[\d.,]*\s?(?:k|m|mio|million|bn|x)\b|\b(?:reduc|increas|improv|saved|grew|cut|boost|doubl|tripl|steiger|senk|reduzier|verbesser|augment|rédui|amélior|mejor|aument|reduj|melhor|reduzi|migliora|riduz|verhoog|verlaag|verbeter)\p{L}*[^.]{0,60}\d/iu;

/** Skills of the taxonomy over the whole text and listed items beyond it, each with all its evidence. */
export function readSkills(context: SkillContext): ProfileSkill[] {
  const listed = skillListSpans(context.sections);
  const mentions: Mention[] = findSkills(context.text, { listSections: listed })
    .filter((mention) => mention.type !== "human-language")
    .map(({ start, end, id, name }) => ({ start, end, id, name }));
  const covered = [...context.taken, ...mentions];
  mentions.push(
    ...findListItems(context.text, context.sections, covered).map((item) => ({
      start: item.start,
      end: item.end,
      id: item.id,
      name: item.text,
    })),
  );
  const sentences = toSentences(context.text);
  const sectionOf = toSectionFinder(context.sections);
  const found = new Map<string, ProfileSkill & { roles: Set<number> }>();
  for (const mention of mentions.sort((a, b) => a.start - b.start)) {
    const section = sectionOf(mention.start);
    if (SILENT.has(section) || context.taken.some((span) => span.start < mention.end && mention.start < span.end)) continue;
    const sentence = sentenceAt(sentences, mention);
    const words = context.text.slice(sentence.start, sentence.end);
    if (isNotEvidence(words, mention.start - sentence.start, mention.end - sentence.start)) continue;
    const evidence = toEvidence(context, mention, section, words);
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

function toEvidence(context: SkillContext, mention: Mention, section: Section, words: string): SkillEvidence {
  const inside = (spans: readonly Span[]) => spans.some((span) => mention.start >= span.start && mention.end <= span.end);
  const work = context.roles.findIndex(inside);
  const project = context.projects.findIndex(inside);
  return {
    start: mention.start,
    end: mention.end,
    text: context.text.slice(mention.start, mention.end),
    section,
    ...(work >= 0 ? { work } : {}),
    ...(project >= 0 ? { project } : {}),
    outcome: (work >= 0 || project >= 0) && OUTCOME.test(words.slice(0, 600)),
  };
}

function durationOf(roles: ReadonlySet<number>, { work, asOf }: SkillContext): Pick<ProfileSkill, "months" | "lastUsed"> {
  const intervals = [...roles].flatMap((role) => {
    const interval = toInterval(work[role]?.startDate, work[role]?.endDate, asOf);
    return interval ? [{ interval, role }] : [];
  });
  if (intervals.length === 0) return { months: null, lastUsed: null };
  const last = intervals.reduce((best, next) => (next.interval.end > best.interval.end ? next : best));
  const { endDate, startDate } = work[last.role] ?? {};
  return {
    months: monthsOfUnion(intervals.map(({ interval }) => interval)),
    lastUsed: endDate === null ? asOf.slice(0, 7) : (endDate ?? startDate ?? null),
  };
}

function toSectionFinder(sections: readonly SectionRows[]): (at: number) => Section {
  const spans = sections
    .flatMap(({ section, rows }) => rows.map((row) => ({ start: row.start, end: row.end, section })))
    .sort((a, b) => a.start - b.start);
  return (at) => {
    let low = 0;
    let high = spans.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((spans[middle]?.start ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return spans[low]?.section ?? "other";
  };
}

/** The sentence around a mention; a sentence that wraps over printed lines is joined while it goes on in lower case. */
function sentenceAt(sentences: readonly Span[], mention: Span): Span {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= mention.start) low = middle;
    else high = middle - 1;
  }
  const sentence = sentences[low] ?? mention;
  return { start: Math.min(sentence.start, mention.start), end: Math.max(sentence.end, mention.end) };
}
