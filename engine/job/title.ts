import levels from "../data/job/levels.json";
import occupations from "../data/job/occupations.json";
import data from "../data/job/title.json";
import { foldedAt, gapBefore, type JobText } from "./job-text.ts";
import { findPhrases, phraseAt, toPhraseMap, toPhraseSet } from "./phrases.ts";
import type { Outline } from "./statements.ts";
import type { JobProfile } from "./types.ts";
import { toWords } from "./words.ts";

type Level = NonNullable<JobProfile["level"]>;
const LEVELS = toPhraseMap(Object.entries(levels.levels).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)));
const NO_LEVEL = toPhraseSet(levels.none);
const ORGANISATION = new Set(data.organisation);
const TIMES = new Set(data.times);
const FOR_WHOM = /\s(?:für|for|pour|para|per|voor)\s(?:unser\p{L}*|our|notre|nos|nuestr\p{L}*|onze|den|die|das|the)\s.*$/u;
const IN_PLACE = /\s(?:in|near|bei|à)\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)$/u;
const NO_PLACE = /^(?:Test|Training|Residence|Charge|Chief|Design|House|Finance|Marketing|Sales)$/;
const OCCUPATIONS = new Set(occupations.words);
const OPENINGS = toPhraseSet(data.openings);
const ARTICLES = new Set(data.articles);
const NOBODY = new Set(data.nobody);
const STOP = new Set(data.stop);
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];
const MOST_WORDS = 10;
const MOST_CHARS = 200;
const MAIL = /^(?:from|to|cc|date|sent|subject|reply-to|von|an|datum|betreff|de|objet|asunto|da|oggetto|van|aan|onderwerp)\s?:/i;
const HEAD_CHARS = 3_000;
const HEAD_LINES = 8;
const PROSE_WORDS = 400;

/** Title and level by "Job title: X", else by the opening lines, else by "We are looking for a X". */
export function readTitle(text: JobText, outline: Outline): { title?: string; level?: Level } {
  const line = namedTitle(text, outline) ?? openingTitle(text, outline);
  const title = line && clean(text.flat, line.part);
  const level = line && levelOf(line.whole);
  return { ...(title ? { title } : {}), ...(title && level ? { level } : {}) };
}

/** The part of a line that names the job, and the line for what it says of the level. */
type TitleLine = { part: string; whole: string };

function namedTitle({ flat }: JobText, outline: Outline): TitleLine | undefined {
  const named = outline.statements.find((statement) => statement.section === "title");
  if (!named) return undefined;
  const whole = flat.slice(named.start, named.end);
  return { part: occupationIn(whole) ?? whole, whole };
}

/** The first opening line that names an occupation, then prose, then whatever stands first. */
function openingTitle(text: JobText, outline: Outline): TitleLine | undefined {
  const lines = openingLines(text, outline);
  for (const whole of lines) {
    const part = occupationIn(whole);
    if (part !== undefined) return { part, whole };
  }
  const prose = titleInProse(text);
  if (prose !== undefined) return { part: prose, whole: prose };
  const [first] = lines;
  return first === undefined ? undefined : { part: partsOf(first)[0] ?? first, whole: first };
}

function partsOf(line: string): string[] {
  return line.split(/\s[|•·@–—-]\s|[|•\t]|:\s|\sat\s(?=\p{Lu})/u).filter((part) => part.trim() !== "");
}

/** "Northwind Clinic – Dental Assistant": the part that ends in an occupation. */
function occupationIn(line: string): string | undefined {
  return partsOf(line).find((part) => toWords(part).length <= MOST_WORDS && toWords(part).some((word) => isOccupation(word.folded)));
}

function isOccupation(word: string): boolean {
  const single = word.replace(/(?:s|innen|n)$/, "");
  return OCCUPATIONS.has(word) || OCCUPATIONS.has(single) || occupations.endings.some((end) => word.endsWith(end) || single.endsWith(end));
}

/** Short lines above the first section, without labels, sentences and mail headers. */
function openingLines({ flat }: JobText, outline: Outline): string[] {
  const section = outline.headings.find(({ section: kind }) => kind !== "conditions" && kind !== "other" && kind !== "title");
  const rows = flat
    .slice(0, Math.min(section?.start ?? flat.length, HEAD_CHARS))
    .split("\n")
    .map((row) => row.trim());
  const isMail = MAIL.test(rows.find((row) => row !== "") ?? "");
  const rule = isMail ? rows.findIndex((row) => /^[-=_*]{5,}$/.test(row)) : -1;
  return rows
    .slice(rule + 1)
    .filter((row) => row !== "")
    .slice(0, HEAD_LINES)
    .flatMap((row) => {
      const capitals = /^[^\p{Ll}.,]{4,60}(?=[.,]\s)/u.exec(row)?.[0];
      const words = toWords(row);
      const sentence = /[.!?;,]$/.test(row) || findPhrases(OPENINGS, words, 0, words.length).length > 0 || words.length > 2 * MOST_WORDS;
      const label =
        MAIL.test(row) || /^\p{Lu}[\p{L} ]{1,24}:\s/u.test(row) || /^(?:reporting|reports|based|located|salary|starting)\b/i.test(row);
      if (sentence) return capitals === undefined ? [] : [capitals];
      return label || row.length > MOST_CHARS ? [] : [row];
    });
}

/** Who is wanted in the first sentences: an occupation if one is named, never just "a candidate". */
function titleInProse(text: JobText): string | undefined {
  let first: string | undefined;
  const limit = Math.min(text.words.length, PROSE_WORDS);
  for (let at = 0; at < limit; ) {
    const place = wantedIn(text, at, limit);
    if (!place) break;
    at = place.to;
    const folded = text.words.slice(place.from, place.to).map((word) => word.folded);
    const title = text.flat.slice(text.words[place.from]?.start ?? 0, text.words[place.to - 1]?.end ?? 0);
    if (folded.some(isOccupation)) return title;
    if (!folded.some((word) => NOBODY.has(word))) first ??= title;
  }
  return first;
}

/** The words that name who is wanted: "registered nurse" in "We are looking for a registered nurse who …". */
export function wantedIn(text: JobText, first: number, limit: number): { from: number; to: number } | undefined {
  const { words } = text;
  for (let at = first; at < limit; at++) {
    const opening = phraseAt(OPENINGS, words, at, words.length);
    if (!opening) continue;
    let from = opening.to;
    while (ARTICLES.has(foldedAt(text, from))) from++;
    let to = from;
    const ends = () => STOP.has(foldedAt(text, to)) || (to > from && /[.,;:!?(\n]/.test(gapBefore(text, to)));
    while (to < words.length && to - from < MOST_WORDS && !ends()) to++;
    if (to > from) return { from, to };
  }
  return undefined;
}

/** Without markup, "(m/f/d)", notice words and place. */
function clean(flat: string, raw: string): string | undefined {
  const bare = raw
    .replace(/\*\*|__|^[#*_\s>-]+|[*_]+$|[`"“”„]/g, "")
    .replace(/\s*[([]\s*(?:[mfwdxhn]\s*[/|*,]\s*){1,3}[mfwdxhn]\s*[)\]]/gi, "")
    .replace(/\s(?:[mfwdxh]\/){1,2}[mfwdxh](?=\s|$)/gi, "")
    .replace(
      /^(?:we are hiring|we're hiring|now hiring|hiring|wanted|vacancy|job opening|job description|stellenanzeige|vacature)\s*[:!–-]?\s+(?:an?\s+)?/i,
      "",
    )
    .replace(/\s(?:gesucht|wanted|needed|required|gezocht|vacancy|position|job description|role|job)\s*[!.]*\s*$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const title = (partsOf(bare)[0] ?? "").split(/\s[([]/)[0] ?? "";
  const name = withoutTail(flat, title.replace(/^[^\p{L}\d]+|[\s:,;.!–-]+$/gu, ""));
  return name.length > 1 ? name : undefined;
}

/** "Teacher, Oakfield School", "Barista, Leeds" and "Technician, 2nd shift" end at the comma; "Nurse in Vollzeit" before the time. */
function withoutTail(flat: string, title: string): string {
  const parts = title.split(/,\s+/);
  const kept = parts.filter(
    (part, index) =>
      index === 0 || !(isPlace(flat, part) || toWords(part).some((word) => ORGANISATION.has(word.folded) || TIMES.has(word.folded))),
  );
  return kept
    .join(", ")
    .replace(FOR_WHOM, "")
    .replace(IN_PLACE, (hit, place: string) => (NO_PLACE.test(place) ? hit : ""))
    .replace(
      /\s+(?:in|en|em|a|à|op)\s+(?:vollzeit|teilzeit|temps plein|temps partiel|jornada completa|tempo pieno|tempo indeterminato|tempo determinato|fulltime|parttime)\b.*$/i,
      "",
    );
}

/** A part that the text elsewhere puts behind "in", or that is a state's two letters. */
function isPlace(flat: string, part: string): boolean {
  if (/^\p{Lu}{2}$/u.test(part)) return true;
  return (
    /^\p{Lu}/u.test(part) &&
    ["in", "at", "near", "around", "bei", "à", "en", "em", "a", "te"].some((word) => flat.includes(` ${word} ${part}`))
  );
}

/** Level by the words of the title; the highest one named wins. */
function levelOf(title: string): Level | undefined {
  const words = toWords(title);
  const none = findPhrases(NO_LEVEL, words, 0, words.length);
  const hits = findPhrases(LEVELS, words, 0, words.length).filter(
    (hit) => !none.some((other) => other.from < hit.to && hit.from < other.to),
  );
  const found = new Set(hits.map((hit) => hit.value));
  return RANK.find((level) => found.has(level));
}
