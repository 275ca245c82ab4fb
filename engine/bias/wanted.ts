import wanted from "../data/bias/wanted.json";
import { isWeighed } from "./elsewhere.ts";
import { endOf, type Form } from "./form.ts";
import type { Hit } from "./hit.ts";
import { CLASSES, toForms } from "./rules.ts";
import type { Word } from "./words.ts";

const BEFORE = toForms(wanted.before);
const AFTER = toForms(wanted.after);
const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const LORE = toSet(wanted.lore);
const STAGE = new Set([...LORE, ...toSet(wanted.stage)]);
const DETERMINERS = toSet(wanted.determiners);
const SPEAKERS = toSet(wanted.speakers);
const LEADING_TO_OTHERS = new Set([...toSet(wanted.prepositions), ...toSet(wanted.served)]);
const GOODS = new Set([...STAGE, ...toSet(wanted.goods)]);
const FOLLOWING = toSet(wanted.following);
const ROLES = new Set([...(CLASSES.get("role") ?? []), ...(CLASSES.get("person") ?? [])]);
const GUESTS = new Set([...(CLASSES.get("served") ?? []), ...(CLASSES.get("guests") ?? [])]);
const OF_THE_JOB = toSet(wanted.ofTheJob);
const DEPICTING = toSet(wanted.depicting);
const OTHERS = toSet(wanted.pronouns.others);
const FORMER = toSet(wanted.told.former);
const PAST = toSet(wanted.told.past);
const NAMED = toSet(wanted.pronouns.titles);
const DETERMINER = /^(?:an?|the|our|local|village|good|young|old|simple|humble)$/;
const NAMING = new Set([...toSet(wanted.naming), ...(CLASSES.get("thing") ?? [])]);
const ARTICLE = /^(?:an?|the|our|one|its|their)$/;
/** Words before a hit in which what it stands for is told. */
const REACH = 7;
/** Words of a noun phrase before its noun. */
const PHRASE = 3;

/** A title or an image that stands for somebody other than the person wanted: goods, guests, history, a figure of a play. */
export function isMentioned(kind: "title" | "image", hit: Hit, words: readonly Word[]): boolean {
  if (isModifier(hit, words) || isDepicted(hit, words) || isNamed(hit, words)) return true;
  if (isApposition(hit, words) || isTold(hit, words) || isDoublet(hit, words)) return true;
  if (kind === "image" && words.some(({ folded }) => STAGE.has(folded))) return true;
  if (isWanted(hit, words)) return false;
  return words.some(({ folded }) => LORE.has(folded)) || isBarePlural(hit, words) || isAmongServed(hit, words);
}

/** "Our clients are farmers, fishermen and foresters", "Businessmen and tourists fill our rooms": told of, or named with, those who are served. */
function isAmongServed({ from, to }: Hit, words: readonly Word[]): boolean {
  if (!isPlural(words[to - 1] as Word)) return false;
  const [joint, other] = [words[to], words[to + 1]];
  if (/^(?:and|or)$/.test(joint?.folded ?? "") && GUESTS.has(other?.folded ?? "")) return true;
  if (/^(?:and|or)$/.test(words[from - 1]?.folded ?? "") && GUESTS.has(words[from - 2]?.folded ?? "")) return true;
  for (let i = from - 1; i > 0; i--) {
    if (!/^,?$/.test(words[i]?.marks ?? ".")) return false;
    if (/^(?:are|were|include)$/.test(words[i]?.folded ?? "")) return GUESTS.has(words[i - 1]?.folded ?? "");
  }
  return false;
}

/** "pirate ship", "waitress station", "cleaning lady uniform": behind a single one stands a plain noun, which no verb is. */
function isModifier({ to }: Hit, words: readonly Word[]): boolean {
  const last = words[to - 1] as Word;
  const next = words[to];
  if (next === undefined || next.marks !== "" || last.possessive) return false;
  if (GOODS.has(next.folded) || GOODS.has(next.folded.replace(/s$/, ""))) return true;
  // "the rock star crystals are sold": what is sold stands before "are".
  if (/s$/.test(next.folded) && /^(?:are|were)$/.test(words[to + 1]?.folded ?? "")) return true;
  if (words.slice(to, to + PHRASE + 1).some(({ folded }) => ROLES.has(folded))) return false;
  return !isPlural(last) && !next.capital && next.value < 0 && !/(?:s|ed|ing|ly)$/.test(next.folded) && !FOLLOWING.has(next.folded);
}

/** "a play about a cleaning lady", "the statue of a fisherman", "the waitress in the picture", "Salesman's samples". */
function isDepicted({ from, to }: Hit, words: readonly Word[]): boolean {
  const [next, article, thing] = words.slice(to, to + 3);
  if (/^(?:in|on|from)$/.test(next?.folded ?? "") && ARTICLE.test(article?.folded ?? "") && DEPICTING.has(thing?.folded ?? "")) return true;
  if ((words[to - 1] as Word).possessive) return !OF_THE_JOB.has(words[to]?.folded ?? "");
  for (let i = from - 1; i >= Math.max(1, from - PHRASE - 1); i--) {
    if ((words[i + 1] as Word).marks !== "") return false;
    if (/^(?:of|about|by|like)$/.test((words[i] as Word).folded)) return DEPICTING.has((words[i - 1] as Word).folded);
  }
  return false;
}

/** "our founder, a local schoolmaster": who it is stands before the mark; "the winner, a salesman from Derby, tells": he is told of. */
function isApposition({ from, to }: Hit, words: readonly Word[]): boolean {
  if (words[from - 1]?.marks === "," && /^an?$/.test(words[from - 1]?.folded ?? "")) {
    const close = words.findIndex(({ marks }, i) => i > to && marks !== "");
    const told = close > 0 && words[close]?.marks === "," && /(?:[^s]s|ed)$/.test(words[close]?.folded ?? "");
    if (told && !words.slice(0, from).some(({ folded }) => ROLES.has(folded))) return true;
  }
  for (let i = from - 1; i >= Math.max(1, from - PHRASE); i--)
    if ((words[i] as Word).marks !== "") return words[i]?.marks === "," && OTHERS.has(words[i - 1]?.folded ?? "");
  return false;
}

/** "journeymen and journeywomen", "spokesmen/-women": both sexes of one title. */
function isDoublet({ from, to }: Hit, words: readonly Word[]): boolean {
  if (to - from !== 1) return false;
  const [stem, own] = stemOf(words[from]);
  const mates = [words[to], words[to + 1], words[from - 1], words[from - 2]].map(stemOf);
  return stem !== "" && mates.some(([other, sex]) => other === stem && sex !== own);
}

const stemOf = (word: Word | undefined): readonly [string, string] => {
  const [, stem = "", sex = ""] = /^(\p{L}{2,}?)(wom[ae]n|m[ae]n)$/u.exec(word?.folded ?? "") ?? [];
  return [stem, sex.startsWith("wom") ? "wom" : "m"];
};

/** "our general foreman, Mike, has". */
const opensWithOur = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - PHRASE), from).some(({ folded }) => folded === "our");

/** Somebody there is or was: "a retired policeman", "he had been a postman", "the Headmaster, Dr Reed", "our foreman joined in 1990". */
function isTold({ from, to }: Hit, words: readonly Word[]): boolean {
  const next = words[to];
  if (next?.marks === "," && next.capital && words[to + 1]?.marks === "," && opensWithOur(words, from)) return true;
  if (next && /^,?$/.test(next.marks) && (NAMED.has(next.folded) || PAST.has(next.folded))) return true;
  for (let i = from - 1; i >= Math.max(0, from - PHRASE); i--) {
    const { folded } = words[i] as Word;
    if ((words[i + 1] as Word).marks !== "") return false;
    if (FORMER.has(folded)) return !isWeighed(words);
    if (folded === "as") return PAST.has(words[i - 1]?.folded ?? "");
    if (/^(?:was|been)$/.test(folded)) return !/^(?:you|you've|have)$/.test(words[i - 1]?.folded ?? "");
    if (!DETERMINER.test(folded)) return false;
  }
  return false;
}

/** "Jedi is the name of our ticket system", "Guru is the knowledge base we use", "The Salesman, an Iranian film, opens": what opens the sentence is told to be a thing. */
export function isNamed({ from, to }: Hit, words: readonly Word[]): boolean {
  const opens = from === 0 || (from === 1 && words[0]?.folded === "the");
  const isJoint = words[to]?.marks === "" && /^(?:is|was)$/.test(words[to]?.folded ?? "");
  const at = isJoint ? to + 1 : to;
  if (!opens || !(isJoint || words[to]?.marks === ",") || !ARTICLE.test(words[at]?.folded ?? "")) return false;
  for (let i = at + 1; i <= at + PHRASE; i++) {
    const { folded = "", marks = "." } = words[i] ?? {};
    if (marks !== "" || ROLES.has(folded)) return false;
    if (NAMING.has(folded)) return true;
  }
  return false;
}

const isPlural = ({ folded }: Word): boolean => /(?:men|people|[^s]s|sses)$/.test(folded);

function isWanted({ from, to }: Hit, words: readonly Word[]): boolean {
  if (AFTER.some((form) => endOf(form, words, to, undefined, true) >= 0)) return true;
  return BEFORE.some((form) => endsAt(form, words, from));
}

function endsAt(form: Form, words: readonly Word[], end: number): boolean {
  for (let at = Math.max(0, end - REACH); at < end; at++) if (endOf(form, words, at, (reached) => reached === end) >= 0) return true;
  return false;
}

/** "we sew uniforms for waitresses": a plural inside a sentence about somebody else's doing that nothing ties to this employer. */
function isBarePlural({ from, to }: Hit, words: readonly Word[]): boolean {
  if (!isPlural(words[to - 1] as Word) || !words.slice(0, from).some(({ folded }) => SPEAKERS.has(folded))) return false;
  for (let i = from; i > 0 && i > from - PHRASE; i--) {
    if ((words[i] as Word).marks !== "") return false;
    const before = words[i - 1] as Word;
    if (DETERMINERS.has(before.folded) || before.value >= 0) return false;
    if (LEADING_TO_OTHERS.has(before.folded)) return true;
  }
  return false;
}
