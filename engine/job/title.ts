import levels from "../data/job/levels.json";
import data from "../data/job/title.json";
import type { JobText } from "./job-text.ts";
import { findPhrases, phraseAt, toPhraseMap, toPhraseSet } from "./phrases.ts";
import type { Outline } from "./statements.ts";
import type { JobProfile } from "./types.ts";
import { toWords, type Word } from "./words.ts";

type Level = NonNullable<JobProfile["level"]>;
const LEVELS = toPhraseMap(Object.entries(levels).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)));
const OPENINGS = toPhraseSet(data.openings);
const ARTICLES = new Set(data.articles);
const STOP = new Set(data.stop);
const RANK: readonly Level[] = ["executive", "director", "manager", "lead", "senior", "intern", "junior", "mid"];
const MOST_WORDS = 10;

/** "Job title: X", else the first line when it is short, else "We are looking for a X". */
export function readTitle({ flat, words }: JobText, outline: Outline): string | undefined {
  const named = outline.statements.find((statement) => statement.section === "title");
  if (named) return clean(flat.slice(named.start, named.end));
  const first = flat.slice(0, 400).trimStart().split("\n", 1)[0]?.trim() ?? "";
  const opening = outline.headings[0];
  const isHeading = opening !== undefined && flat.slice(0, opening.start).trim() === "" && opening.section !== "other";
  if (!isHeading && first !== "" && toWords(first).length <= MOST_WORDS && !/[.!?;]$/.test(first) && !phraseIn(first)) return clean(first);
  return titleInProse(flat, words);
}

function phraseIn(line: string): boolean {
  const words = toWords(line);
  return findPhrases(OPENINGS, words, 0, words.length).length > 0;
}

function titleInProse(flat: string, words: readonly Word[]): string | undefined {
  for (let at = 0; at < Math.min(words.length, 400); at++) {
    const opening = phraseAt(OPENINGS, words, at, words.length);
    if (!opening) continue;
    let from = opening.to;
    while (ARTICLES.has(words[from]?.folded ?? "")) from++;
    let to = from;
    while (
      to < words.length &&
      to - from < MOST_WORDS &&
      !STOP.has(words[to]?.folded ?? "") &&
      (to === from || !/[.,;:!?(\n]/.test(flat.slice(words[to - 1]?.end, words[to]?.start)))
    )
      to++;
    const title = clean(flat.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0));
    if (to > from && title) return title;
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
  return title.length > 1 ? title : undefined;
}

/** Level by the words of the title; the highest one named wins. */
export function readLevel(title: string | undefined): Level | undefined {
  if (title === undefined) return undefined;
  const words = toWords(title);
  const found = new Set(findPhrases(LEVELS, words, 0, words.length).map((hit) => hit.value));
  return RANK.find((level) => found.has(level));
}
