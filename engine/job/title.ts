import levels from "../data/job/levels.json";
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
const OPENINGS = toPhraseSet(data.openings);
const ARTICLES = new Set(data.articles);
const STOP = new Set(data.stop);
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];
const MOST_WORDS = 10;
const MOST_CHARS = 200;
const MAIL = /^(?:from|to|cc|date|sent|subject|reply-to|von|an|datum|betreff|de|objet|asunto|da|oggetto|van|aan|onderwerp)\s?:/i;
const HEAD_CHARS = 3_000;
const PROSE_WORDS = 400;

/** Title and level by "Job title: X", else by a short first line, else by "We are looking for a X". */
export function readTitle(text: JobText, outline: Outline): { title?: string; level?: Level } {
  const line = namedTitle(text, outline) ?? firstLine(text, outline) ?? titleInProse(text);
  const title = line === undefined ? undefined : clean(line);
  const level = line === undefined ? undefined : levelOf(line);
  return { ...(title ? { title } : {}), ...(title && level ? { level } : {}) };
}

function namedTitle({ flat }: JobText, outline: Outline): string | undefined {
  const named = outline.statements.find((statement) => statement.section === "title");
  return named && flat.slice(named.start, named.end);
}

function firstLine(text: JobText, outline: Outline): string | undefined {
  const line = openingLine(text.flat);
  const opening = outline.headings.find(({ section }) => section !== "conditions");
  const isHeading = opening !== undefined && text.flat.slice(opening.start).startsWith(line) && opening.section !== "other";
  const words = toWords(line);
  const capitals = /^[^\p{Ll}.,]{4,60}(?=[.,])/u.exec(line)?.[0];
  const sentence = /[.!?;]$/.test(line) || findPhrases(OPENINGS, words, 0, words.length).length > 0;
  if (sentence && capitals !== undefined) return capitals;
  const short = line.length <= MOST_CHARS && toWords(clean(line) ?? line).length <= MOST_WORDS;
  return !isHeading && line !== "" && short && !sentence ? line : undefined;
}

/** The first line that is no mail header; below a ruled line when the text is a forwarded mail. */
function openingLine(flat: string): string {
  const rows = flat
    .slice(0, HEAD_CHARS)
    .split("\n")
    .map((row) => row.trim());
  const isMail = MAIL.test(rows.find((row) => row !== "") ?? "");
  const rule = isMail ? rows.findIndex((row) => /^[-=_*]{5,}$/.test(row)) : -1;
  return rows.slice(rule + 1).find((row) => row !== "" && !(isMail && (MAIL.test(row) || /[,.!]$/.test(row)))) ?? "";
}

function titleInProse(text: JobText): string | undefined {
  const place = wantedIn(text, 0, Math.min(text.words.length, PROSE_WORDS));
  return place && text.flat.slice(text.words[place.from]?.start ?? 0, text.words[place.to - 1]?.end ?? 0);
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

/** Without markup, "(m/f/d)", prefix and place. */
function clean(raw: string): string | undefined {
  const bare = raw
    .replace(/[*_#`]+/g, "")
    .replace(/\s*[([]\s*(?:[mfwdxhn]\s*[/|*,]\s*){1,3}[mfwdxhn]\s*[)\]]/gi, "")
    .replace(/\s(?:[mfwdxh]\/){1,2}[mfwdxh](?=\s|$)/gi, "")
    .replace(
      /^(?:job title|job|position|vacancy|role|title|we are hiring|we're hiring|now hiring|hiring|wanted|stellenanzeige|stelle|offre d'emploi|oferta de empleo|vaga|offerta di lavoro|vacature)\s*[:–-]\s*/i,
      "",
    )
    .replace(/^(?:we are hiring|we're hiring|now hiring|hiring|wanted)\s*[:!]?\s+(?:an?\s+)?/i, "")
    .replace(/\s(?:gesucht|wanted|needed|required|gezocht)\s*[!.]*\s*$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const title = (bare.split(/\s[|•·@]\s|\s[–—-]\s|\sat\s(?=\p{Lu})|\s?[([]|\t/u)[0] ?? "").replace(/[\s:,;.!–-]+$/, "");
  const name = withoutTail(title);
  return name.length > 1 ? name : undefined;
}

/** "Teacher, Oakfield School" and "Technician, 2nd shift" end at the comma; "Nurse in Vollzeit" before the time. */
function withoutTail(title: string): string {
  const parts = title.split(/,\s+/);
  const kept = parts.filter(
    (part, index) => index === 0 || !toWords(part).some((word) => ORGANISATION.has(word.folded) || TIMES.has(word.folded)),
  );
  return kept
    .join(", ")
    .replace(
      /\s+(?:in|en|em|a|à|op)\s+(?:vollzeit|teilzeit|temps plein|temps partiel|jornada completa|tempo pieno|tempo indeterminato|tempo determinato|fulltime|parttime)\b.*$/i,
      "",
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
