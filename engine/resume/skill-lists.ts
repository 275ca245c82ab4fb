import { canonicalOf, toTermId } from "../skills/index.ts";
import { fold } from "../text/index.ts";
import { isCity } from "./gazetteer.ts";
import { readHeading } from "./headings.ts";
import type { Row } from "./rows.ts";
import type { SectionRows } from "./sections.ts";
import { namesLanguage } from "./spoken-languages.ts";
import type { Span } from "./types.ts";

/** An item of an explicit list of skills. */
export type ListItem = Span & { text: string; id: string };

const LABEL = /^[^:,;|•]{2,40}:\s*/;
const LEVEL_TAIL =
  /\s*[([]?(?:\d+\+?\s*(?:years?|yrs?|jahre|ans|años|anos|anni|jaar)|expert|advanced|intermediate|beginner|basic|proficient|fortgeschritten|grundkenntnisse|experte|avancé|intermédiaire|avanzado|intermedio|básico|avançado|intermediário|avanzato|base|gevorderd|\d{1,3}\s?%|[★☆●○•■□]{2,})[)\]]?\.?$/i;
const SEPARATOR = /[,;|•·\t●▪◦]+|\s{3,}|\s+[–—]\s+|\s\/\s/g;
const MOST_WORDS = 5;
const NOT_A_SKILL = /^(?:and|und|et|y|e|en|etc|others?|more|references?.*|page \d+|\d+)$/i;

/** The stretches of text that list skills: what follows a label such as "Databases:" counts, the label does not. */
export function skillListSpans(sections: readonly SectionRows[]): Span[] {
  return sections
    .filter(({ section }) => section === "skills")
    .flatMap(({ rows }) => rows.map((row) => ({ start: row.start + labelLength(row), end: row.end })));
}

const labelLength = (row: Row): number => LABEL.exec(row.words.slice(0, 60))?.[0].length ?? 0;

/** Items of skills sections outside the taxonomy, cleaned of levels; never running text. */
export function findListItems(sections: readonly SectionRows[], taken: readonly Span[]): ListItem[] {
  const rows = sections.filter(({ section }) => section === "skills").flatMap((section) => section.rows);
  let inProse = false;
  return rows.flatMap((row) => {
    const from = labelLength(row);
    const words = row.words.slice(from);
    inProse = isProse(words) || (inProse && !row.opensBlock && !row.bullet);
    if (inProse) return [];
    return splitOutsideBrackets(words).flatMap((span) => toItem(row, from, words, span, taken));
  });
}

const isProse = (words: string): boolean =>
  /[.!?]\s+\p{Lu}/u.test(words) || (!/[,;|•·\t]/.test(words) && words.split(/\s+/).length > MOST_WORDS + 2);

function toItem(row: Row, from: number, words: string, span: Span, taken: readonly Span[]): ListItem[] {
  let text = words.slice(span.start, span.end);
  text = text.replace(LEVEL_TAIL, "").replace(/[\s.:;,–—-]+$/, "");
  const lead = /^[\s.:;,–—*-]*/.exec(text)?.[0].length ?? 0;
  text = text.slice(lead);
  const count = text.split(/\s+/).length;
  if (text.length < 2 || text.length > 60 || count > MOST_WORDS || !/\p{L}/u.test(text) || NOT_A_SKILL.test(text)) return [];
  if (/@|https?:|www\./.test(text) || readHeading(text)?.exact || isCity(text) || namesLanguage(text)) return [];
  const start = row.start + from + span.start + lead;
  if (taken.some((other) => other.start < start + text.length && start < other.end)) return [];
  const known = canonicalOf(text);
  return [{ start, end: start + text.length, text, id: known?.id ?? toTermId(fold(text)) }];
}

function splitOutsideBrackets(words: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const hit of words.matchAll(SEPARATOR)) {
    const before = words.slice(from, hit.index);
    if (count(before, "(") > count(before, ")")) continue;
    spans.push({ start: from, end: hit.index });
    from = hit.index + hit[0].length;
  }
  spans.push({ start: from, end: words.length });
  return spans;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;
