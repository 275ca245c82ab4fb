import casual from "../../data/job/casual.json";
import cues from "../../data/job/cues.json";
import data from "../../data/job/terms.json";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";
import { isAsking, type Statement } from "./statements.ts";

type Range = { from: number; to: number };

const WHOLE = new RegExp(data.wholeStatement.join("|"), "i");
const INSTRUCTIONS = new RegExp(data.instructions.join("|"), "i");
const GIVEN = new RegExp(data.given.join("|"), "i");
const GIVEN_UNLESS = new RegExp(data.givenUnless, "i");
const REFUSED = new RegExp(data.refused.join("|"), "i");
const REFUSED_UNLESS = new RegExp(data.refusedUnless, "i");
const PART = new RegExp(data.part.join("|"), "i");
const UNLESS = new RegExp(data.unless, "i");
/** "£30k depending on experience" asks for none. */
const GRADED_PAY = /\b(?:depending|based|dependent) (?:up)?on (?:your )?(?:skills and )?(?:qualifications and )?experience\b/i;
const PART_ENDS = /[,;+|]|\s[-–—]\s/;
const EXCLUDING = toPhraseSet(data.excluding);
const CHECKS = toPhraseSet(cues.checks);
const LACKING = toPhraseSet([...cues.lacking, ...casual.lacking]);

/** Pay, hours, perks and sponsorship: what the house gives or refuses is asked of nobody, even amid a list of wishes. */
export function termsIn(text: JobText, statement: Statement): Range[] {
  const { from, to, start, end, section } = statement;
  if (section === "duties") return [];
  const said = text.flat.slice(start, end).replace(GRADED_PAY, "");
  const isPay = WHOLE.test(said) && !(isAsking(section) && UNLESS.test(said));
  if (isPay || (REFUSED.test(said) && !REFUSED_UNLESS.test(said))) return [{ from, to }];
  const isOf = (pattern: RegExp, range: Range) => pattern.test(rawOf(text, range));
  const parts = partsOf(text, { from, to });
  return [
    ...parts.filter((part) => isOf(PART, part) && !isOf(UNLESS, part)),
    ...parts.flatMap((part) => checksIn(text, part)),
    ...imaginedIn(text, statement),
  ];
}

/** "A busy bar (think 18 kg a week)": what gives a picture of it. */
function imaginedIn(text: JobText, { from, to }: Range): Range[] {
  for (let at = from + 1; at < to; at++) {
    if (foldedAt(text, at) !== "think" || !/\($/.test(gapBefore(text, at))) continue;
    let end = at + 1;
    while (end < to && !gapBefore(text, end).includes(")")) end++;
    return [{ from: at, to: end }];
  }
  return [];
}

/** "The right to work in France" up to what is asked for beside it. */
function checksIn(text: JobText, part: Range): Range[] {
  return findPhrases(CHECKS, text.words, part.from, part.to).map(({ from, to }) => {
    let end = to;
    while (end < part.to && !text.lexicon.joinWords.has(foldedAt(text, end))) end++;
    return { from, to: end };
  });
}

/** "The application must be in English", "you can read about us": about the advertisement, not the job. */
export function isInstruction({ flat }: JobText, { start, end }: Statement): boolean {
  return INSTRUCTIONS.test(flat.slice(start, end));
}

/** "You will be issued with a laptop", "Couples welcome", "every new starter has a buddy": what is given, or told of the house. */
export function isGiven({ flat }: JobText, { start, end }: Statement): boolean {
  const said = flat.slice(start, end);
  return GIVEN.test(said) && !GIVEN_UNLESS.test(said);
}

function rawOf({ flat, words }: JobText, { from, to }: Range): string {
  return flat.slice(words[from]?.start ?? 0, words[to]?.start ?? flat.length).split("\n", 1)[0] ?? "";
}

function partsOf(text: JobText, { from, to }: Range): Range[] {
  const edges = [from];
  // "Someone for 20 hours a week | who can weld": the hours end where the person is told of.
  for (let at = from + 1; at < to; at++) if (PART_ENDS.test(gapBefore(text, at)) || foldedAt(text, at) === "who") edges.push(at);
  return edges.map((edge, index) => ({ from: edge, to: edges[index + 1] ?? to }));
}

/** "Recent grads need not apply" shuts people out; with "without" or "if you can't" it names what all need. */
export function shutsOut({ words }: JobText, { from, to }: Range): boolean {
  return findPhrases(EXCLUDING, words, from, to).length > 0 && findPhrases(LACKING, words, from, to).length === 0;
}
