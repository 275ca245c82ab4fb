import lexicon from "../../../data/resume/organisations.json";
import { fold } from "../../../text/index.ts";
import { phraseAt, toPhraseSet } from "../../phrases.ts";
import type { Span } from "../../types.ts";
import { hasOrganisationWord, isDepartment } from "../organisations.ts";
import { MOST_WORDS, runFrom, type Words, withStop } from "./told-names.ts";
import type { Taken } from "./told-titles.ts";
import { isClose, saysAt, type Token } from "./told-words.ts";

/** Words of running text that name an employer. `from`, `to`: words of the sentence; `self`: "self-employed". */
export type ToldEmployer = Span & { from: number; to: number; sure: Sureness; self?: boolean };
type Sureness = "strong" | "weak" | "of";

const oneself = toPhraseSet(lexicon.oneself.map(fold));
const MOST_COMMON = 4;

/** `isTitle`: which words are taken by titles. */
export function findEmployers(tokens: readonly Token[], taken: Taken, isTitle: Taken, text: string): ToldEmployer[] {
  const found: ToldEmployer[] = [];
  const add = (words: Words | undefined, sure: Sureness, self = false) => {
    const [first, last] = [tokens[words?.from ?? -1], tokens[(words?.to ?? 0) - 1]];
    if (!words || !first || !last) return;
    const rival = found.findIndex(({ from, to }) => words.from < to && from < words.to);
    const whole = { ...words, sure, ...(self ? { self } : {}), start: first.start, end: withStop(text, last.end) };
    if (rival < 0) found.push(whole);
    else if (RANK[sure] > RANK[found[rival]?.sure ?? "of"]) found[rival] = whole;
  };
  const heard: Heard = { tokens, isTitle, blocked: (at) => taken(at) || isTitle(at), text };
  for (const at of tokens.keys()) {
    const own = isTitle(at) ? 0 : (phraseAt(oneself, tokens, at)?.words ?? 0);
    if (own > 0) add({ from: at, to: at + own }, "strong", true);
    if (saysAt(tokens, at, "employerBefore") > 0) add(runBefore(tokens, at, heard.blocked), "strong");
    if (heard.blocked(at)) continue;
    const strong = lengthOf(tokens, at, "employerStrong");
    if (strong > 0) add(employerFrom(tokens, at + strong, heard.blocked, text), "strong");
    add(weakEmployer(heard, at), "weak");
    add(commonEmployer(heard, at), "of");
    add(employerOfTitle(heard, at), "of");
  }
  return found.sort((a, b) => a.from - b.from);
}

type Heard = { tokens: readonly Token[]; isTitle: Taken; blocked: Taken; text: string };

/** Behind a preposition of many uses, or one of direction after a word of moving. */
function weakEmployer({ tokens, isTitle, blocked, text }: Heard, at: number): Words | undefined {
  const moving = tokens.slice(Math.max(0, at - WORDS_OF_MOVE), at).some((_, i, lead) => saysAt(lead, i, "moving") > 0);
  const length = lengthOf(tokens, at, "employerWeak") || (moving ? lengthOf(tokens, at, "employerTo") : 0);
  const words = length > 0 ? employerFrom(tokens, at + length, blocked, text) : undefined;
  return words && (moving || isLikely(tokens, words, tokens[at] as Token, isTitle(at - 1), text)) ? words : undefined;
}

/** "the restaurant Sel & Cendre", wherever it stands in the sentence. */
function commonEmployer({ tokens, blocked, text }: Heard, at: number): Words | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isCommon = token && !token.large && isArticle(tokens[at - 1]) && saysAt(tokens, at, "business") > 0;
  return isCommon && next?.large && next.gap === " " ? runFrom(tokens, at + 1, blocked, text) : undefined;
}

/** "Principal Viola of the Tyne Sinfonietta" */
function employerOfTitle({ tokens, isTitle, blocked, text }: Heard, at: number): Words | undefined {
  const length = isTitle(at - 1) ? saysAt(tokens, at, "employerOf") : 0;
  const words = length > 0 ? employerFrom(tokens, at + length, blocked, text) : undefined;
  if (!words) return undefined;
  return words.to - words.from > 1 || hasOrganisationWord(text.slice(tokens[words.from]?.start, tokens[words.to - 1]?.end))
    ? words
    : undefined;
}
const WORDS_OF_MOVE = 6;

/** Of "à L'Auberge" the article belongs to the name. */
const lengthOf = (tokens: readonly Token[], at: number, list: "employerStrong" | "employerWeak" | "employerTo"): number => {
  const length = saysAt(tokens, at, list);
  return length > 1 && tokens[at + length - 1]?.text === "L" ? length - 1 : length;
};
const RANK: Record<Sureness, number> = { of: 0, weak: 1, strong: 2 };

/** "Visiting Tutor, Kelvinbank School of Art", "Saturday boy (Crumb & Co)": the name behind the mark that ends a title. */
export function employerBehindMark(tokens: readonly Token[], at: number, taken: Taken, text: string): ToldEmployer | undefined {
  const token = tokens[at];
  const words = token?.large && /^\s?[,(]\s?["“„«]?$/.test(token.gap) ? runFrom(tokens, at, taken, text) : undefined;
  const [first, last] = [tokens[words?.from ?? -1], tokens[(words?.to ?? 0) - 1]];
  return words && first && last ? { ...words, start: first.start, end: withStop(text, last.end), sure: "weak" } : undefined;
}

/** Behind articles and common nouns ("the restaurant", "la société", "a pal's firm,"): a run of capitalised words. */
function employerFrom(tokens: readonly Token[], from: number, blocked: Taken, text: string): Words | undefined {
  let at = from;
  if (saysAt(tokens, at, "various") > 0) return variousFrom(tokens, at, blocked);
  let article = false;
  while (at < tokens.length && at < from + 3 && !tokens[at]?.large && (isArticle(tokens[at]) || saysAt(tokens, at, "business") > 0)) {
    article = true;
    at++;
  }
  if (/^(?:firma|ditta|empresa|societe|fa)$/.test(tokens[at]?.key ?? "") && tokens[at + 1]?.large) at++;
  if (tokens[at]?.text === "M" && tokens[at + 1]?.key === "s" && tokens[at + 1]?.gap === "/") at += 2;
  const first = tokens[at];
  if (!first || blocked(at)) return undefined;
  if (first.large || isNumberName(tokens, at)) return isBehind(tokens, at) ? runFrom(tokens, at, blocked, text) : undefined;
  return commonFrom(tokens, at, article, blocked, text);
}

/** "3M" */
const isNumberName = (tokens: readonly Token[], at: number): boolean =>
  /^\d+$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.large === true && tokens[at + 1]?.gap === "";

const isArticle = (token: Token | undefined): boolean =>
  /^(?:an?|the|my|our|their|der|die|das|dem|den|einem|einer|ein|eine|meiner|meinem|le|la|les|l|un|une|el|los|las|una|o|os|as|um|uma|il|lo|gli|uno|de|het|een|t|own)$/.test(
    token?.key ?? "",
  );

const isBehind = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && token !== undefined && (isClose(token.gap, before) || /^\s*[,(]?\s*["“„«'’‘]?$/.test(token.gap));
};

/** "lycée hôtelier Jeanne-Audren", "taverne 't Zwarte Schaap"; of "a pal's firm, Bingley Restorations" the name alone. */
function commonFrom(tokens: readonly Token[], from: number, article: boolean, blocked: Taken, text: string): Words | undefined {
  const at = commonLength(tokens, from, blocked) + from;
  const [before, token] = [tokens[at - 1], tokens[at]];
  const run = at > from && before && token ? runFrom(tokens, at, blocked, text) : undefined;
  if (!run || !before || !token) return undefined;
  const known = tokens.findIndex((_, i) => i >= from && i < at && isHouse(tokens, i));
  const apart = !isClose(token.gap, before);
  if (known < 0) return !article && !apart && at - from <= MOST_UNKNOWN ? { from, to: run.to } : undefined;
  return apart || (article && saysAt(tokens, known, "business") > 0) ? run : { from: known, to: run.to };
}
const MOST_UNKNOWN = 3;

const isHouse = (tokens: readonly Token[], at: number): boolean =>
  hasOrganisationWord(tokens[at]?.text ?? "") || saysAt(tokens, at, "business") > 0;

/** How many small words stand before the name; 0 when none follows or other words part them. */
function commonLength(tokens: readonly Token[], from: number, blocked: Taken): number {
  let known = false;
  for (let at = from; at <= from + MOST_COMMON && at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token || blocked(at)) return 0;
    const close = at === from || (before !== undefined && isClose(token.gap, before));
    if (token.large) return close || /^\s?[,(]\s?["“„«'’]?$/.test(token.gap) ? at - from : 0;
    known ||= isHouse(tokens, at);
    if (!close || (!known && saysAt(tokens, at, "titleStops") > 0 && !isArticle(token) && token.key !== "s")) return 0;
  }
  return 0;
}

/** "various families", "verschiedene Betriebe in Norwegen": as far as the words go on. */
function variousFrom(tokens: readonly Token[], from: number, blocked: Taken): Words | undefined {
  let to = from + 1;
  while (to < tokens.length && to - from < MOST_COMMON) {
    const [before, token] = [tokens[to - 1], tokens[to]];
    if (
      !before ||
      !token ||
      blocked(to) ||
      !isClose(token.gap, before) ||
      saysAt(tokens, to, "titleStops") > 0 ||
      /^(?:in|en|a|y|e|et)$/.test(token.key)
    )
      break;
    to++;
  }
  return to - from > 1 && !/^(?:jobs|years|times|jahre|roles|positions|ans|anos|anni|jaar|postes|puestos)$/.test(tokens[to - 1]?.key ?? "")
    ? { from, to }
    : undefined;
}

/** "the Tin Kettle took me on": the name that ends before the verb. */
function runBefore(tokens: readonly Token[], verb: number, blocked: Taken): Words | undefined {
  let from = verb;
  let first = -1;
  while (from > 0 && verb - from < MOST_WORDS) {
    const [token, behind] = [tokens[from - 1], tokens[from]];
    if (!token || !behind || blocked(from - 1) || !isClose(behind.gap, token)) break;
    if (token.large && saysAt(tokens, from - 1, "noEmployers") === 0) first = from - 1;
    else if (saysAt(tokens, from - 1, "joining") === 0) break;
    from--;
  }
  return first < 0 ? undefined : { from: first, to: verb };
}

/** Behind a preposition of many uses: a word for an employer, or several capitals; one capital only where no nouns are written so. */
function isLikely(tokens: readonly Token[], { from, to }: Words, lead: Token, behindTitle: boolean, text: string): boolean {
  const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (isDepartment(words)) return false;
  if (hasOrganisationWord(words) || saysAt(tokens, from, "various") > 0) return true;
  const large = tokens.slice(from, to).filter((token) => token.large).length;
  if (/^(?:im|in|am|an|auf|on)$/.test(lead.key)) return large > 1 && (behindTitle || !isNounsOnly(lead));
  return large > 1 || /^(?:for|fur|voor|a|au|aux|en|na|no|nel|nella|nell|al|alla|all|per|para|pour|da|dal|dalla)$/.test(lead.key);
}
const isNounsOnly = (lead: Token): boolean => /^(?:im|am|an|auf)$/.test(lead.key);
