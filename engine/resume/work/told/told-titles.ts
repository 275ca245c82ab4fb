import { findDegrees } from "../../education/degrees.ts";
import type { Span } from "../../types.ts";
import { SLOT } from "../../weights.ts";
import { hasOrganisationWord } from "../organisations.ts";
import { hasTitleWord, titleScore } from "../titles.ts";
import { isPlace } from "./told-places.ts";
import { countOf, isClose, says, saysAt, type Token } from "./told-words.ts";

/** Words of running text that say what someone was; `known`: a word for a job is among them; `bare`: no verb leads to it; `kept`: an apprenticeship, named as such. `from`, `to`: words of the sentence. */
export type ToldTitle = Span & { from: number; to: number; known: boolean; bare: boolean; kept: boolean };
/** Which words of a sentence a date or a length of time takes. */
export type Taken = (at: number) => boolean;

const MOST_WORDS = 9;

/** Titles of a sentence, each behind the words that lead to one, before a verb that ends its clause, or opening a sentence without a verb. */
export function findTitles(tokens: readonly Token[], taken: Taken, text: string): ToldTitle[] {
  const titles: ToldTitle[] = [];
  const add = (title: ToldTitle | undefined) => {
    if (title && !titles.some(({ from, to }) => title.from < to && from < title.to) && !saysNone(tokens, title)) titles.push(title);
  };
  const heard: Heard = { tokens, taken, text };
  for (const at of tokens.keys()) for (const title of [keptTitle(heard, at), namedTitle(heard, at), lastTitle(heard, at)]) add(title);
  for (const at of tokens.keys()) add(perhapsTitle(heard, at));
  if (titles.length === 0) add(openingTitle(tokens, taken, text));
  for (const at of tokens.keys()) if (HOUSE.test(tokens[at]?.key ?? "")) add(titleBeforeHouse(tokens, at, taken));
  return titles.sort((a, b) => a.from - b.from);
}
const HOUSE = /^(?:at|bei|chez|presso|bij)$/;

type Heard = { tokens: readonly Token[]; taken: Taken; text: string };

/** "Ausbildung zur Köchin": an apprenticeship is named with the trade. */
function keptTitle({ tokens, taken, text }: Heard, at: number): ToldTitle | undefined {
  const length = saysAt(tokens, at, "titleKept");
  return length > 0 ? titleFrom(tokens, skipBetween(tokens, at + length, taken), taken, text, at) : undefined;
}

/** Behind "as a", "als", "poste de": whatever is not plainly something else. */
function namedTitle({ tokens, taken, text }: Heard, at: number): ToldTitle | undefined {
  const length = taken(at) || isOthers(tokens, at) || leadsToEmployer(tokens, at) ? 0 : saysAt(tokens, at, "titleNamed");
  const title = length > 0 ? titleFrom(tokens, skipBetween(tokens, at + length, taken), taken, text) : undefined;
  return title && (title.known || isPlainName(tokens, title)) ? title : undefined;
}

const lastTitle = ({ tokens, taken }: Heard, at: number): ToldTitle | undefined =>
  saysAt(tokens, at, "verbsLast") > 0 && !isClose(tokens[at + 1]?.gap ?? ".", tokens[at] as Token)
    ? titleBefore(tokens, at, taken)
    : undefined;

/** Behind "was", "bin", "sono": a word for a job, or what is named with an article or in capitals. */
function perhapsTitle({ tokens, taken, text }: Heard, at: number): ToldTitle | undefined {
  const length = taken(at) || isOthers(tokens, at) || tokens[at]?.text === "e" ? 0 : saysAt(tokens, at, "titleMaybe");
  const from = length > 0 ? skipBetween(tokens, at + length, taken) : at;
  const title = length > 0 ? titleFrom(tokens, from, taken, text) : undefined;
  if (!title || title.known) return title;
  const named = ARTICLE.test(tokens[from - 1]?.key ?? "") || (BEING.test(tokens[at]?.key ?? "") && isAllLarge(tokens, title));
  return named && isPlainName(tokens, title) ? title : undefined;
}
const isAllLarge = (tokens: readonly Token[], { from, to }: ToldTitle): boolean => tokens.slice(from, to).every(({ large }) => large);
const BEING = /^(?:am|was|been|i|bin|war|suis|ete|sono|stat[oa]|soy|fui|sido|sou|ben)$/;
const ARTICLE = /^(?:an?|une?|einen?|eine|un[ao]?|uma?|een)$/;

/** "a student", "a member of the council": no job; "leerling-kok" is one. */
const saysNone = (tokens: readonly Token[], { from, to }: ToldTitle): boolean =>
  tokens.slice(from, to).some((_, i) => saysAt(tokens, from + i, "noTitles") > 0 && tokens[from + i + 1]?.gap !== "-") && to - from <= 2;

/** Behind articles, adverbs and dates between the words that lead to a title and the title itself. */
function skipBetween(tokens: readonly Token[], from: number, taken: Taken): number {
  let at = from;
  for (;;) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token || (before && !isClose(token.gap, before) && !(token.gap.startsWith(",") && (taken(at - 1) || taken(at))))) return at;
    const length =
      taken(at) || (taken(at + 1) && /^(?:in|im|en|em|nel|a|au|le|op)$/.test(token.key))
        ? 1
        : saysAt(tokens, at, "between") || saysAt(tokens, at, "titleNamed") || saysAt(tokens, at, "titleMaybe");
    if (length === 0) return at;
    at += length;
  }
}

function titleFrom(tokens: readonly Token[], from: number, taken: Taken, text: string, start = from): ToldTitle | undefined {
  let to = from;
  while (to < tokens.length && to - from < MOST_WORDS) {
    const length = goesOnAt(tokens, from, to, taken, text);
    if (length === 0) break;
    to += length;
  }
  const [first, last] = [tokens[start], tokens[to - 1]];
  if (!first || !last || to <= from || !isClose(tokens[from]?.gap ?? "", tokens[from - 1] ?? first)) return undefined;
  return {
    start: first.start,
    end: last.end + bracketLength(text, last.end),
    from: start,
    to,
    known: hasTitleWord(text.slice(first.start, last.end)),
    bare: false,
    kept: start < from,
  };
}

const opensTitle = (tokens: readonly Token[], at: number): boolean =>
  !says(tokens, at, "titleStops", "various") && countOf(tokens[at] as Token) === undefined;

/** How many words from `at` on still belong to the title that begins at `from`. */
function goesOnAt(tokens: readonly Token[], from: number, at: number, taken: Taken, text: string): number {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || taken(at)) return 0;
  if (at === from) return opensTitle(tokens, at) ? 1 : 0;
  if (!before || !isClose(token.gap, before)) return 0;
  if (token.gap === "-") return 1;
  if (PARTICIPLE.test(token.text) && !hasTitleWord(token.text)) return 0;
  const joint = saysAt(tokens, at, "titleJoins");
  if (joint > 0 && joinsTitle(tokens, at + joint, taken, text)) return joint;
  if (saysAt(tokens, at, "titleSoft") > 0) return next && isClose(next.gap, token) && staysInTitle(tokens, at + 1, taken, text) ? 2 : 0;
  const ends = joint > 0 || says(tokens, at, "titleStops", "verbsLast", "now") || isCount(token, before);
  return ends ? 0 : 1;
}
/** "cook five days a week", "Teacher Level 3" */
const isCount = (token: Token, before: Token): boolean => (countOf(token) ?? 0) > 1 && !GRADE.test(before.key);
const GRADE = /^(?:level|band|grade|class|klasse|niveau|nivel|stufe)$/;

/** "nurse (Band 6)", "instructor (evenings)": what is told of the post in brackets behind it; no dates, no name. */
const bracketLength = (text: string, end: number): number =>
  /^ \((?:(?:Band|Grade|Level|Class|Stufe|Niveau|Nivel) )?[\p{Ll}\d][^()\n]{1,24}\)/u
    .exec(text.slice(end, end + 40))?.[0]
    .replace(/^.*\b(?:19|20)\d\d\b.*$|^ \((?:self-employed|freelance)\)$/s, "").length ?? 0;

/** "als chauffeur gereden", "als Köchin gearbeitet" */
const PARTICIPLE = /^ge\p{Ll}{3,}(?:en|t|d)$/u;

/** "Co-owner and Head Roaster", "nurse intern and later relief nurse": another word for a job before anything else. */
function joinsTitle(tokens: readonly Token[], from: number, taken: Taken, text: string): boolean {
  let to = from;
  while (to < tokens.length && to - from < 4 && (to === from ? !taken(to) : goesOnAt(tokens, from, to, taken, text) > 0)) {
    if (to === from && (saysAt(tokens, to, "titleStops") > 0 || saysAt(tokens, to, "between") > 0)) return false;
    to++;
  }
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first !== undefined && last !== undefined && to > from && hasTitleWord(text.slice(first.start, last.end));
}

/** "chef de partie", "Teacher of Mathematics", "lecturer in law"; not "cook in the canteen", "manager of Harbour Hotel". */
function staysInTitle(tokens: readonly Token[], at: number, taken: Taken, text: string): boolean {
  const [lead, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!lead || !token || taken(at) || saysAt(tokens, at, "various") + saysAt(tokens, at, "employerSame") > 0) return false;
  const isOf = /^(?:of|de|d|di|der|des|van)$/.test(lead.key);
  if (!isOf && (saysAt(tokens, at, "between") > 0 || saysAt(tokens, at, "business") > 0 || hasOrganisationWord(token.text))) return false;
  if (!isOf && isBeforeName(tokens, at)) return false;
  if (!token.large) return !(isOf && /^(?:the|la|el|los|las|le|les|l|a|an|un|une|una|uma|een|de|het)$/.test(token.key) && next?.large);
  const run = next?.large && isClose(next.gap, token) ? text.slice(token.start, next.end) : token.text;
  if (/^(?:van|de|d|di)$/.test(lead.key) && run !== token.text && tokens[at - 2]?.large === false) return false;
  if (/^(?:der|des)$/.test(lead.key)) return run === token.text;
  return !hasOrganisationWord(run);
}

/** "in taverne 't Zwarte Schaap", "in History at Acme": a name of its own, unless another preposition follows it. */
function isBeforeName(tokens: readonly Token[], at: number): boolean {
  const [token, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token) return false;
  if (token.large) {
    const ends = !next || /[,(]/.test(next.gap) || (isClose(next.gap, token) && saysAt(tokens, at + 1, "employerStrong") > 0);
    return !ends || isPlace(token.text);
  }
  return [next, third].some((word, i) => word?.large && isClose(word.gap, tokens[at + i] as Token));
}

/** "my husband was a baker", "meine Mutter war Köchin": the career of somebody else. */
const isOthers = (tokens: readonly Token[], at: number): boolean => {
  const lead = tokens.slice(Math.max(0, at - 3), at);
  return lead.some((token, i) => saysAt(lead, i, "kin") > 0 && !/[,.]/.test(lead[i + 1]?.gap ?? "") && token.key !== "partner");
};

/** Of words no list of jobs knows, those that are no sentence. */
const isPlainName = (tokens: readonly Token[], { from, to }: ToldTitle): boolean =>
  to - from <= 4 && !taking(tokens[from]) && !namesHouse(tokens.slice(from, to));
const namesHouse = (words: readonly Token[]): boolean =>
  words.some(
    ({ text, large }, i) =>
      large && hasOrganisationWord(text) && (i === words.length - 1 || words.some(({ key }) => /^d(?:e|u|es|a|o|el|ella|i)$/.test(key))),
  );

/** The "emploi de" of "à l'emploi de la Caisse populaire". */
const leadsToEmployer = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((back) => saysAt(tokens, at - back, "employerStrong") > back);
const taking = (token: Token | undefined): boolean =>
  token === undefined ||
  /^(?:well|soon|much|long|far|result|part|child|kind|consequence|such|if|though|usual|always|above|of|per|to|not|ob|wenn|ich|parte|consecuencia|resultado|muchos|muchas)$/.test(
    token.key,
  );

/** "waar ik verkoper sanitair was", "wo ich stellvertretende Küchenleiterin war". */
function titleBefore(tokens: readonly Token[], verb: number, taken: Taken): ToldTitle | undefined {
  let from = verb;
  let named = -1;
  while (from > 0 && verb - from < 5) {
    const [token, behind] = [tokens[from - 1], tokens[from]];
    if (!token || !behind || taken(from - 1) || !isClose(behind.gap, token)) break;
    if (saysAt(tokens, from - 1, "titleStops") > 0 || saysAt(tokens, from - 1, "between") > 0) break;
    if (named >= 0 && token.large) break;
    from--;
    if (named < 0 && hasTitleWord(token.text)) named = from;
  }
  const [first, last] = [tokens[from], tokens[verb - 1]];
  if (named < 0 || !first || !last) return undefined;
  const start = tokens[named]?.large ? first : (tokens[from] as Token);
  return { start: start.start, end: last.end, from, to: verb, known: true, bare: false, kept: false };
}

/** "…, dann bis 2014 Polier bei Huber", "…, now cook at The Tern": behind a comma, a date or a word of order, before the employer. */
function titleBeforeHouse(tokens: readonly Token[], house: number, taken: Taken): ToldTitle | undefined {
  const title = titleBefore(tokens, house, taken);
  const [before, first] = [tokens[(title?.from ?? 0) - 1], tokens[title?.from ?? 0]];
  if (!title || !before || !first) return undefined;
  const opens =
    taken(title.from - 1) ||
    /^\s?[,(–—-]/.test(first.gap) ||
    saysAt(tokens, title.from - 1, "turns") + saysAt(tokens, title.from - 1, "now") > 0;
  return opens ? { ...title, bare: true } : undefined;
}

/** "Before the sea: trainee joiner with …", "Staff Photographer for the …": a sentence that opens with a title. */
function openingTitle(tokens: readonly Token[], taken: Taken, text: string): ToldTitle | undefined {
  const colon = tokens.slice(0, 6).findIndex((token, i) => i > 0 && /^\s?:\s/.test(token.gap));
  const from =
    colon > 0 &&
    tokens.slice(0, colon).some((_, i) => saysAt(tokens, i, "before") + saysAt(tokens, i, "then") + saysAt(tokens, i, "now") > 0)
      ? colon
      : 0;
  const first = tokens[from];
  if (!first || saysAt(tokens, from, "titleStops") > 0) return undefined;
  const alone = tokens.map((token, i) => (i === from ? { ...token, gap: "" } : token));
  const title = titleFrom(alone, from, taken, text);
  const isTitle = title?.known || titleScore(text.slice(title?.start, title?.end)) >= SLOT.agent;
  if (
    title &&
    tokens
      .slice(title.from, title.to)
      .some((_, i, words) => saysAt(words, i, "kin") + saysAt(words, i, "titleNamed") + saysAt(words, i, "titleMaybe") > 0)
  )
    return undefined;
  return title && isTitle && findDegrees(text.slice(title.start, title.end))[0]?.at !== 0
    ? { ...title, known: true, bare: true }
    : undefined;
}
