import exemptions from "../data/bias/exemptions.json";
import { isDisclaimed, isElsewhere, isTaskObject, isWeighed } from "./elsewhere.ts";
import { endOf, type Form } from "./form.ts";
import type { Hit } from "./hit.ts";
import { isLawfulSex } from "./lawful-sex.ts";
import { partBetweenMarks, partOf } from "./part.ts";
import { isSomebodyElses, isToldOfOthers } from "./pronoun.ts";
import { type Around, CLASSES, toForms } from "./rules.ts";
import { isServed } from "./served.ts";
import { isWaived } from "./waived.ts";
import { isMentioned, isNamed } from "./wanted.ts";
import type { Sentence, Word } from "./words.ts";

const EQUALITY = toForms(exemptions.equality);
const MENTION = toForms(exemptions.mention);
const LAWFUL = toForms(exemptions.lawful);
/** "Parents, don't hesitate to apply": it looks like a refusal and is the reverse. */
const ENCOURAGING = toForms(exemptions.encouraging);
/** What the house's own people are or were: "several of us came from other trades in their fifties". */
const LIVED = toForms(exemptions.lived);
/** What people who are served do: "pensioners swim free". */
const SERVED_BY = toForms(exemptions.servedBy);
/** Where they are served: "a helpline for gay men". */
const SERVED_IN = toForms(exemptions.servedIn);
/** What staff are given: "the pension contribution is 10 % for staff over 45". */
const GIVEN = toForms(exemptions.given);
const NOT_NEEDED = toForms(exemptions.notNeeded);
const NEGATIONS = new Set(exemptions.negations.split(" "));
const CONTRASTS = new Set(exemptions.contrasts.split(" "));
const ADVERBS = new Set(exemptions.adverbs.split(" "));
const NOUN_PHRASE_ENDS = new Set(exemptions.nounPhraseEnds.split(" "));
const JOINTS = new Set(exemptions.places.joints.split(" "));
const ARTICLES = new Set(exemptions.articles.split(" "));
const NOT_WANTED_PERSON = ["org", "thing", "served"].flatMap((name) => [...(CLASSES.get(name) ?? [])]);
const OTHERS: ReadonlySet<string> = new Set(NOT_WANTED_PERSON);
const SERVED: ReadonlySet<string> = CLASSES.get("served") ?? new Set();
const PEOPLE: ReadonlySet<string> = new Set(["person", "role", "sex"].flatMap((name) => [...(CLASSES.get(name) ?? [])]));
const WANTED_PERSON: ReadonlySet<string> = new Set(["person", "role"].flatMap((name) => [...(CLASSES.get(name) ?? [])]));
const BE: ReadonlySet<string> = CLASSES.get("be") ?? new Set();
/** Words looked at on either side of a hit. */
const REACH = 6;

/** True when what stands around the hit gives its words another, innocent sense. */
export function isInnocent(hit: Hit): boolean {
  const { rule } = hit;
  const words = wordsOf(hit);
  if (rule.requires && !holds(rule.requires, hit, words)) return true;
  if (rule.blocks && holds(rule.blocks, hit, words)) return true;
  if (rule.names === "block" && isName(hit, words)) return true;
  if (isNamed(hit, words) || isOfOthers(hit, words)) return true;
  if (isLived(hit, words) || isDenied(hit.sentences, hit.at) || isWaived(hit.sentences, hit.at, hit.from)) return true;
  if (isLawfulSex(hit) || isDisclaimed(hit, words) || LAWFUL.some((form) => isInSentence(form, words))) return true;
  if (words.some((_, at) => at >= hit.from && at < hit.to && startsAny(ENCOURAGING, words, at))) return true;
  if (rule.negation !== "stays" && (isNegated(hit, words) || startsAny(NOT_NEEDED, words, hit.to))) return true;
  if (rule.equality !== "stays" && isEqualityStatement(hit, words)) return true;
  return endsAny(MENTION, words, hit.from);
}

/** The words are said of somebody or something other than the person wanted. */
function isOfOthers(hit: Hit, words: readonly Word[]): boolean {
  const { about } = hit.rule;
  if (endsAny(SERVED_IN, words, hit.from) || startsAny(SERVED_BY, words, hit.to)) return true;
  if (about === "pronoun") return isSomebodyElses(hit);
  if (isToldOfOthers(hit)) return true;
  if (/^(?:person|judged|trait)$/.test(about ?? "") && isServed(hit, words)) return true;
  if (about === "person") return isTaskObject(hit, words) || isAboutOthers(hit, words);
  if (about === "judged")
    return (words[hit.to - 1] as Word).possessive || isSaidOfServed(hit, words) || isTaskObject(hit, words) || isGiven(words);
  if (about === "trait") return isTaskObject(hit, words) || isElsewhere(hit) || isGiven(words) || isSaidOfServed(hit, words);
  if (about === "role") return isMentioned("title", hit, words) || isNamedPersonsRole(hit, words);
  if (about === "image" && isTaskObject(hit, words)) return true;
  return about !== undefined && isMentioned(about, hit, words);
}

/** "Is there an age limit? No.": the next sentence takes back what was asked. */
export function isDenied(sentences: readonly Sentence[], at: number): boolean {
  const [first, second] = sentences[at + 1]?.words ?? [];
  if (!sentences[at]?.asked || !/^(?:no|nope|none|never|neither)$/.test(first?.folded ?? "")) return false;
  return second === undefined || /[,.]/.test(second.marks);
}

const isGiven = (words: readonly Word[]): boolean => GIVEN.some((form) => isInSentence(form, words)) && !isWeighed(words);

/** Told of people who are there already, in a part of the sentence that weighs nobody. */
function isLived({ from, to }: Hit, words: readonly Word[]): boolean {
  if (!LIVED.some((form) => isInSentence(form, words))) return false;
  const part = partBetweenMarks(words, from, to);
  return !isWeighed(part) && LIVED.some((form) => isIn(form, part));
}

function wordsOf(hit: Hit): readonly Word[] {
  return (hit.sentences[hit.at] as Sentence).words;
}

function holds(around: Around, hit: Hit, words: readonly Word[]): boolean {
  return (
    startsAny(around.after, words, hit.to) ||
    endsAny(around.before, words, hit.from) ||
    coversAny(around.around, words, hit) ||
    around.sentence.some((form) => isInSentence(form, words)) ||
    (around.part.length > 0 && isInPart(around.part, words, hit)) ||
    around.text.some((form) => isInText(form, hit.sentences))
  );
}

function isInPart(forms: readonly Form[], words: readonly Word[], { from, to }: Hit): boolean {
  const part = partOf(words, from, to);
  return forms.some((form) => isIn(form, part));
}

const startsAny = (forms: readonly Form[], words: readonly Word[], at: number): boolean =>
  forms.some((form) => endOf(form, words, at, undefined, true) >= 0);

function endsAny(forms: readonly Form[], words: readonly Word[], end: number): boolean {
  for (const form of forms) {
    for (let at = Math.max(0, end - REACH - 2); at < end; at++) if (endOf(form, words, at, (reached) => reached === end) >= 0) return true;
  }
  return false;
}

function coversAny(forms: readonly Form[], words: readonly Word[], { from, to }: Hit): boolean {
  for (const form of forms) {
    for (let at = Math.max(0, from - REACH); at <= from; at++) if (endOf(form, words, at, (reached) => reached >= to) >= 0) return true;
  }
  return false;
}

export function isIn(form: Form, words: readonly Word[]): boolean {
  for (let at = 0; at < words.length; at++) if (endOf(form, words, at) >= 0) return true;
  return false;
}

const IN_SENTENCE = new WeakMap<readonly Word[], Map<Form, boolean>>();

/** Like `isIn`, remembered for the sentence. */
export function isInSentence(form: Form, words: readonly Word[]): boolean {
  const seen = IN_SENTENCE.get(words) ?? new Map<Form, boolean>();
  IN_SENTENCE.set(words, seen);
  const known = seen.get(form) ?? isIn(form, words);
  seen.set(form, known);
  return known;
}

const IN_TEXT = new WeakMap<readonly Sentence[], Map<Form, boolean>>();

function isInText(form: Form, sentences: readonly Sentence[]): boolean {
  const seen = IN_TEXT.get(sentences) ?? new Map<Form, boolean>();
  IN_TEXT.set(sentences, seen);
  const known = seen.get(form);
  if (known !== undefined) return known;
  const found = sentences.some((sentence) => isIn(form, sentence.words));
  seen.set(form, found);
  return found;
}

/** "Ninja" in the middle of an ordinary sentence names something; in "a data Jedi" and in a title where most words are capital it does not. */
function isName(hit: Hit, words: readonly Word[]): boolean {
  if (words[hit.to]?.capital !== true && words.slice(Math.max(0, hit.from - 2), hit.from).some(({ folded }) => /^an?$/.test(folded)))
    return false;
  if (!(words[hit.from] as Word).capital || (hit.from === 0 && words[hit.to]?.capital !== true)) return false;
  const others = words.filter((word, i) => (i < hit.from || i >= hit.to) && i > 0 && word.value < 0);
  return others.filter((word) => word.capital).length * 2 <= others.length;
}

function isNamedPersonsRole(hit: Hit, words: readonly Word[]): boolean {
  if ((words[hit.to - 1] as Word).possessive) return true;
  // "the chairman of our board, Liam Ahern"
  const mark = words.findIndex(({ marks }, i) => i > hit.to && i < hit.to + 5 && marks !== "");
  if (words[hit.to]?.folded === "of" && words[mark]?.marks === "," && words[mark]?.capital && words[mark + 1]?.capital) return true;
  const next = words[hit.to];
  if (next === undefined || next.marks.length > 1) return false;
  const named = next.folded === "of" ? words[words[hit.to + 1]?.folded === "the" ? hit.to + 2 : hit.to + 1] : next;
  const ordinary = words.filter((word, i) => i > 0 && (i < hit.from || i > hit.to + 2) && !word.capital).length;
  return named?.capital === true && ordinary > 0 && !(hit.from === 0 && next.folded !== "of" && !/^,?$/.test(next.marks));
}

/** The hit describes a company, a thing or people who are served: "young company", "elderly patients", "our clients are mature". */
function isAboutOthers(hit: Hit, words: readonly Word[]): boolean {
  const isNoun = PEOPLE.has((words[hit.to - 1] as Word).folded);
  const isTold = words.slice(Math.max(0, hit.from - 1), hit.to).some(({ folded }) => folded === "be");
  for (let i = hit.to; i < Math.min(words.length, hit.to + 5); i++) {
    const word = words[i] as Word;
    if ((isNoun && word.marks !== "") || (isTold && JOINTS.has(word.folded)) || isTeamPlayer(words, i)) break;
    if (!/^,?$/.test(word.marks) || NOUN_PHRASE_ENDS.has(word.folded) || opensAnother(words, i)) break;
    // "energetic customer service agents": the noun at the end says who they are.
    if (OTHERS.has(word.folded) && !endsInPerson(words, i + 1)) return true;
  }
  if (isSaidOfServed(hit, words)) return true;
  const be = ADVERBS.has(words[hit.from - 1]?.folded ?? "") ? hit.from - 2 : hit.from - 1;
  if (be >= 1 && BE.has((words[be] as Word).folded)) return OTHERS.has((words[be - 1] as Word).folded);
  return false;
}

const isTeamPlayer = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === "team" && /^players?$/.test(words[at + 1]?.folded ?? "");

function endsInPerson(words: readonly Word[], at: number): boolean {
  const [next, last] = [words[at], words[at + 1]];
  if (next === undefined || next.marks !== "" || JOINTS.has(next.folded) || NOUN_PHRASE_ENDS.has(next.folded)) return false;
  return WANTED_PERSON.has(next.folded) || (last?.marks === "" && WANTED_PERSON.has(last.folded));
}

/** "Christian values and a firm handshake": with its own article a new noun phrase begins. */
const opensAnother = (words: readonly Word[], i: number): boolean =>
  JOINTS.has(words[i]?.folded ?? "") && ARTICLES.has(words[i + 1]?.folded ?? "");

/** "Our customers are mostly older mechanics and young drivers." */
function isSaidOfServed(hit: Hit, words: readonly Word[]): boolean {
  for (let i = hit.from; i > Math.max(1, hit.from - REACH); i--) {
    if ((words[i] as Word).marks !== "") return false;
    if (BE.has((words[i - 1] as Word).folded)) return SERVED.has(words[i - 2]?.folded ?? "");
  }
  return false;
}

function isNegated(hit: Hit, words: readonly Word[]): boolean {
  for (let i = hit.from; i > Math.max(0, hit.from - 5); i--) {
    if ((words[i] as Word).marks !== "") return false;
    const before = words[i - 1] as Word;
    if (before.folded === "only" && words[i - 2]?.folded === "not") return false;
    if (NEGATIONS.has(before.folded)) return !isForfeit(hit, words);
  }
  return false;
}

/** "No local experience, no interview." */
function isForfeit({ to }: Hit, words: readonly Word[]): boolean {
  return words.slice(to, to + 3).some(({ folded, marks }) => marks !== "" && folded === "no");
}

const TRAITS = new Set(exemptions.traits.split(" "));
/** Traits a law protects that stand together in one sentence only where none of them counts. */
const ENUMERATED = 4;
const DECLARING = toForms(["{declare}", "send|sent|enclose|attach|fill|enter|with|your"]);

/** "on grounds of age, disability, race, religion or sex": a row of protected traits that nobody is asked to tell. */
function isEnumerated(words: readonly Word[]): boolean {
  const traits = words.filter(({ folded }) => TRAITS.has(folded));
  if (traits.length < ENUMERATED || new Set(traits.map(({ folded }) => folded)).size < ENUMERATED) return false;
  return !DECLARING.some((form) => isInSentence(form, words));
}

const EQUALITY_AT = new WeakMap<readonly Word[], number[]>();

function isEqualityStatement(hit: Hit, words: readonly Word[]): boolean {
  if (isEnumerated(words)) return true;
  const places = EQUALITY_AT.get(words) ?? [...words.keys()].filter((at) => EQUALITY.some((form) => endOf(form, words, at) >= 0));
  EQUALITY_AT.set(words, places);
  return places.some((at) => {
    const [low, high] = at < hit.from ? [at, hit.from] : [hit.to, at];
    return !words.slice(low, high).some((word) => CONTRASTS.has(word.folded));
  });
}
