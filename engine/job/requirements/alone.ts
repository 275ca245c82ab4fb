import data from "../../data/job/alone.json";
import phrases from "../../data/job/phrases.json";
import type { SkillMention } from "../../skills/index.ts";
import { isOccupation, suretyOf } from "../facts/occupations.ts";
import { isAsking, type Statement } from "../outline/statements.ts";
import { ALONE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { wordAt } from "../words/words.ts";
import { masteryAt } from "./asked-of-reader.ts";
import type { Clause } from "./clauses.ts";
import { countedAt } from "./counted-choices.ts";
import { readYears, type Years } from "./years.ts";

const OPENS = toPhraseSet(data.opens);
const BEFORE = toPhraseSet([...phrases.before, ...data.heads]);
const ANY_OF = toPhraseSet(phrases.anyOf);
/** "One of: HNC Civil, HND Civil". */
const OPENS_LIST = /^\s*:\s*$/;
const FINITE = new Set(phrases.finite);
const TOLD = new RegExp(data.told, "i");
const WORKED = /^(?:as|in|of|with|using|on|at|behind|within|doing)$/;

/** "AutoCAD (3 yrs)", "Chef or Puppet", "A firm grasp of IFRS": in a text without any list of wishes, a line of few words without a verb that can only be one. */
export function asWishAlone(text: JobText, statements: readonly Statement[], mentions: readonly SkillMention[]): Statement[] {
  const isNotice = /^(?:en|und)$/.test(text.language) && !statements.some(({ section }) => isAsking(section));
  if (!isNotice) return [...statements];
  return statements.map((one) => (isWishAlone(text, one, mentions) ? { ...one, section: "required", item: true } : one));
}

function isWishAlone(text: JobText, statement: Statement, mentions: readonly SkillMention[]): boolean {
  const { from, to, start, end, section, heading } = statement;
  if (!(section === "intro" || (section === "other" && heading === "")) || to - from > ALONE.mostWords) return false;
  const said = text.flat.slice(start, end);
  if (TOLD.test(said) || /^you/.test(foldedAt(text, from)) || said.endsWith("?") || !isWholeLine(text, statement)) return false;
  if (text.words.slice(from + 2, to).some(({ folded }) => FINITE.has(folded))) return false;
  const named = mentions.filter((mention) => mention.start >= start && mention.end <= end);
  if (isYears(text, statement, named)) return true;
  const others = named.reduceRight((rest, mention) => rest.slice(0, mention.start - start) + rest.slice(mention.end - start), said);
  return suretyOf(others) !== "named" && (isHead(text, statement) || isChoice(text, statement, named));
}

/** "3 to 5 years Python", "no fewer than eight years as a plumber": years of something. */
function isYears(text: JobText, statement: Statement, named: readonly SkillMention[]): boolean {
  const { from, to } = statement;
  const clause: Clause = { from, to, importance: "must", instead: false, statement, cueWords: new Set() };
  const [first] = readYears(text, clause);
  if (!first) return false;
  return isAboutWork(text, statement, first) || (named.length > 0 && !isOccupation(foldedAt(text, to - 1)));
}

/** "Years' experience of", "years as a", "years behind you". */
function isAboutWork(text: JobText, { from, to }: Statement, years: Years): boolean {
  const words = text.words.slice(from, to).map(({ folded }) => folded);
  const isWorked = WORKED.test(foldedAt(text, years.to)) && years.to < to - 1;
  return isWorked || words.some((word) => /^experienced?$/.test(word)) || / behind you$/.test(words.join(" "));
}

/** "A firm grasp of", "some exposure to", "can demonstrate competence in": what is known of a thing, and the thing. */
function isHead(text: JobText, { from, to }: Statement): boolean {
  const at = endOfOpening(text, from, to);
  const head = phraseAt(BEFORE, text.words, at, to) ?? masteryAt(text, at, to);
  return (head !== undefined && head.to < to && head.to - at > 1) || (at - from > 1 && isHeadBehind(text, from, at, to));
}

/** The words of the opening may hold the head: "confident user of". */
const isHeadBehind = (text: JobText, from: number, at: number, to: number): boolean =>
  at < to && findPhrases(BEFORE, text.words, from, at).some((hit) => hit.to === at && hit.to - hit.from > 1);

/** "Photoshop and/or Affinity Photo", "some combination of Kafka and Pulsar": a choice among names, with nothing but degrees in front. */
function isChoice(text: JobText, { from, to }: Statement, named: readonly SkillMention[]): boolean {
  const at = endOfOpening(text, from, to);
  const any = phraseAt(ANY_OF, text.words, at, to) ?? phraseAt(ANY_OF, text.words, from, to) ?? countedAt(text, from, to);
  if (any) return named.length > 0 || OPENS_LIST.test(gapBefore(text, any.to));
  const first = named.find(({ start }) => wordAt(text.words, start) === at || wordAt(text.words, start) === from);
  if (!first) return false;
  const isOfPapers =
    first.type === "cert" && text.words.slice(from + 1, to).some((_, index) => gapBefore(text, from + 1 + index).includes("/"));
  return isOfPapers || text.words.slice(from + 1, to - 1).some(({ folded }) => text.lexicon.orWords.has(folded));
}

/** Behind articles and words of degree. */
function endOfOpening(text: JobText, from: number, limit: number): number {
  let at = from;
  while (at < limit - 1) {
    const opening = phraseAt(OPENS, text.words, at, limit);
    if (!opening && !text.lexicon.lead.has(foldedAt(text, at))) break;
    at = opening?.to ?? at + 1;
  }
  return at;
}

function isWholeLine({ flat }: JobText, { start, end }: Statement): boolean {
  return /(?:^|\n)[^\p{L}\n]*$/u.test(flat.slice(Math.max(0, start - 12), start)) && /^\W*(?:\n|$)/.test(flat.slice(end, end + 12));
}
