import lexicon from "../../data/resume/leisure.json";
import { canonicalOf } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { readHeading } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Section, Span } from "../types.ts";
import { hasTitleWord } from "../work/titles.ts";
import { splitOutsideBrackets } from "./list-pieces.ts";
import { toParagraphs, toSentences } from "./paragraphs.ts";

const pastimes = toPhraseSet(Object.values(lexicon.words).flat().map(fold));
const wholes: ReadonlySet<string> = new Set(Object.values(lexicon.whole).flat().map(fold));

/** Sections in which a list of pastimes may stand without a heading of its own; in the summary it takes more of them. */
const FEWEST: ReadonlyMap<Section, number> = new Map<Section, number>([
  ["other", 1],
  ["languages", 1],
  ["certifications", 1],
  ["contact", 1],
  ["awards", 1],
  ["volunteering", 1],
  ["references", 1],
  ["summary", 2],
  ["education", 2],
]);
const MOST_WORDS = 6;
const LONGEST = 2000;
const LABEL = /^\s*(\p{L}[^:.,]{2,39}?)\s*:\s/u;

/** Sentences of free time outside its own section: "Mushroom picking, board games, a 1987 Fiat 126p." */
export const findLeisure = (sections: readonly SectionRows[], text: string): Span[] =>
  sections.flatMap(({ section, rows }) => {
    const fewest = FEWEST.get(section);
    if (fewest === undefined) return [];
    return [...rows, ...toParagraphs(rows, text)].flatMap(({ words, start: from }) =>
      toSentences(words.slice(0, LONGEST))
        .filter(({ start, end }) => tellsLeisure(words.slice(start, end), fewest))
        .map(({ start, end }) => ({ start: from + start, end: from + end })),
    );
  });

export function tellsLeisure(sentence: string, fewest: number): boolean {
  const label = LABEL.exec(sentence);
  if (label && readHeading(label[1] ?? "")?.section === "interests") return true;
  const items = splitOutsideBrackets(sentence.slice(label?.[0].length ?? 0))
    .flatMap((item) => sentence.slice((label?.[0].length ?? 0) + item.start, (label?.[0].length ?? 0) + item.end).split(JOINS))
    .map((item) => item.replace(/[\s.]+$/, "").trim())
    .filter((item) => item !== "");
  if (/\d{4}/.test(sentence.replace(/\ba \d{4}\b/g, "")) || items.some((item) => toWords(item).length > MOST_WORDS)) return false;
  const [free, others] = [items.filter(isPastime), items.filter((item) => !isPastime(item) && canonicalOf(item) !== undefined)];
  return free.length >= fewest && others.length <= free.length;
}
const JOINS = /\s(?:and|und|et|y|e|en|&|i)\s/u;

const isPastime = (item: string): boolean =>
  (wholes.has(fold(item)) || findPhrases(pastimes, toWords(item)).length > 0) && !hasTitleWord(item);
