import data from "../../data/match/wish-words.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { blank, fold, toSentences } from "../../text/index.ts";
import type { Quote } from "../types.ts";

const WISH = new RegExp(
  `(?<!\\p{L})(?:${data.openings.join("|").replaceAll(" ", "\\s+")})(?:(?!;|(?<!\\p{L})(?:${data.ends.replaceAll(" ", "\\s+")})(?!\\p{L})).)*`,
  "gisu",
);
const HELD = new RegExp(`(?<!\\p{L})(?:${data.held})(?!\\p{L})`, "iu");
const HEADINGS = new Set(data.headings.split(" "));
/** "A steady second-shift warehouse job": a kind of work with nothing said of it. */
const WORK_ALONE = /^\s*(?:an?|the)\s[^.]*\b(?:job|position|post|opportunity|placement)\b/iu;

type Span = { start: number; end: number };

/** Sentences of the summary without what is only wished for: "looking to move into warehousing" is no work in a warehouse. */
export function toToldSentences({ basics: { summary = "" }, meta }: ResumeProfile): string[] {
  const all = isObjective(meta.sections);
  return toSentences(summary).map(({ start, end }) => {
    const sentence = summary.slice(start, end);
    return blank(sentence, findWishes(sentence, all));
  });
}

/** Sentences outside of all entries, without what is only wished for, each with its place. */
export function toStatements({ meta: { statements = [] } }: ResumeProfile): { told: string; quote: Quote }[] {
  return statements.map((quote) => ({ told: blank(quote.text, findWishes(quote.text, false)).replaceAll("\n", " "), quote }));
}

/** Where the summary tells wishes, in the text of the resume. */
export function findWishesOf({ meta }: ResumeProfile): Span[] {
  const all = isObjective(meta.sections);
  return meta.places
    .filter(({ path }) => path === "/basics/summary")
    .flatMap(({ start: from, raw }) =>
      toSentences(raw).flatMap(({ start, end }) =>
        findWishes(raw.slice(start, end), all).map((wish) => ({ start: from + start + wish.start, end: from + start + wish.end })),
      ),
    );
}

/** `all`: whether it stands under a heading for wishes, where only what tells of having something is told. */
function findWishes(sentence: string, all: boolean): Span[] {
  if ((all || WORK_ALONE.test(sentence)) && !HELD.test(sentence)) return [{ start: 0, end: sentence.length }];
  return Array.from(sentence.matchAll(WISH), ({ index, 0: wish }) => ({ start: index, end: index + wish.length }));
}

function isObjective(sections: ResumeProfile["meta"]["sections"]): boolean {
  return sections.some(
    ({ section, heading = "" }) =>
      section === "summary" &&
      fold(heading)
        .split(/[^\p{L}]+/u)
        .every(isOfWish),
  );
}

const isOfWish = (word: string): boolean => HEADINGS.has(word) || word === "career" || word === "professional" || word === "";
