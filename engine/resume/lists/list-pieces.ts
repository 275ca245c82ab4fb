import type { Span } from "../types.ts";

const SEPARATOR = /,(?!\d)|[;|•·\t●▪◦◆♦⋄∙⋅]+|\s{3,}|\s+[–—]\s+|\s[/*]\s/g;

export function splitOutsideBrackets(words: string): Span[] {
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

const SENTENCE_END = /(?<=\p{Ll}|\))[.!?]\s+(?=\p{Lu}(?:\p{Ll}|['’ ]))/gu;
const FEWEST_ITEMS = 3;

/** The parts of a paragraph that are lists: all of it, none of it, or the sentences of at least three items before and behind others ("Pour over, latte art, inventory. I also train new staff."). */
export function toLists(words: string): Span[] {
  const sentences = toSentences(words);
  if (sentences.length === 1) return isProse(words) ? [] : sentences;
  return sentences.filter(({ start, end }) => {
    const said = words.slice(start, end);
    return splitOutsideBrackets(said).length >= FEWEST_ITEMS && !isProse(said) && !SPEAKS.test(said);
  });
}

function toSentences(words: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const hit of words.matchAll(SENTENCE_END)) {
    spans.push({ start: from, end: hit.index + 1 });
    from = hit.index + hit[0].length;
  }
  return [...spans, { start: from, end: words.length }];
}

/** Who speaks of themselves tells, and lists nothing. */
const SPEAKS = /(?<![\p{L}])(?:I|I'm|I've|my|we|our|ich|je|j'|yo|eu|io|ik)(?![\p{L}])/iu;

const LONGEST_MEAN = 4;
const FEWEST_PROSE_WORDS = 9;

/** Running text: parts between commas that are too long for names of skills. */
function isProse(words: string): boolean {
  const count = words.split(/\s+/).length;
  const parts = splitOutsideBrackets(words).length;
  return count >= FEWEST_PROSE_WORDS && (count / parts > LONGEST_MEAN || (/[.!?]$/.test(words) && count / parts > LONGEST_MEAN - 1));
}
