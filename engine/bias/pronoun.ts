import wanted from "../data/bias/wanted.json";
import type { Hit } from "./hit.ts";
import { CLASSES } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const {
  articled,
  others,
  demands,
  reporting,
  agents,
  articles,
  opening,
  expected,
  towards,
  former,
  titles,
  served,
  serving,
  seeking,
  contacting,
} = wanted.pronouns;
const OTHERS = new Set([...toSet(others), ...(CLASSES.get("served") ?? [])]);
const PERSONS = CLASSES.get("person") ?? new Set<string>();
const ROLES = new Set([...(CLASSES.get("role") ?? []), ...PERSONS, ...toSet(wanted.pronouns.holders)]);
/** Words that mean a person only where an article opens the clause: "our new sales lead". */
const ARTICLED = toSet(articled);
const DEMANDS = toSet(demands);
const MODALS = new Set([...DEMANDS, "will", "may", "can"]);
const EXPECTED = toSet(expected);
const PAST = toSet(wanted.told.past);
const PRESENT = toSet(wanted.told.present);
const REPORTING = toSet(reporting);
const BE: ReadonlySet<string> = CLASSES.get("be") ?? new Set();
const ARTICLES = toSet(articles);
const TOWARDS = toSet(towards);
const SERVED = toSet(served);
const SERVING = toSet(serving);
const FORMER = toSet(former);
const TITLES = toSet(titles);
const OPENING = toSet(opening);
const SEEKING = toSet(seeking);
const CONTACTING = toSet(contacting);
const HAVING = toSet(wanted.told.having);
const TELLING = new Set([...HAVING, ...toSet(wanted.told.with)]);
const AGENT = new RegExp(`^\\p{L}{2,}(?:${agents})$`, "u");
const NOBODY = { capital: false, folded: "", value: -1 };
/** Words of a line that may be a title. */
const LONGEST_TITLE = 12;
/** Words between a verb that seeks and the one sought. */
const SOUGHT_WITHIN = 6;
/** Words between an article and the noun it belongs to. */
const PHRASE = 4;

/** "He" of a patient, of the founder or of somebody named, not of the person wanted. */
export function isSomebodyElses(hit: Hit): boolean {
  const { sentences, at, from, to } = hit;
  const { words } = sentences[at] as Sentence;
  const next = words[to]?.folded ?? "";
  if (isThere(words, hit)) return true;
  if (MODALS.has(next) && words.slice(0, from).some(({ folded }) => PERSONS.has(folded))) return false;
  const told = toldBy(sentences, at);
  const first = earlier(words, from, told);
  if (first >= 0) return isSomebodyElses({ ...hit, from: first, to: first + 1 });
  const same = goesOn(hit);
  if (same !== undefined) return isSomebodyElses(same);
  const last = told.slice(0, from).findLastIndex((said) => said !== undefined);
  if (last >= 0) return isOther(words, told, last, from) || isOfAnotherTitle(sentences, at, last);
  const before = isSought(sentences, at - 1) ? "wanted" : toldBy(sentences, at - 1).find((said) => said !== undefined);
  if (isDemanded(words, to)) return sentences[at - 1]?.stopped === true && (before === "other" || before === "colleague");
  const behind = told.slice(to);
  if (from > 0)
    return (behind.find((said) => said !== undefined) ?? "other") === "other" && !/^(?:an?|each|every)$/.test(words[0]?.folded ?? "");
  return behind.includes("other") || before === "other";
}

/** "She is a retired vet. She needs …": sentences that open with the same pronoun tell of one person; so does one that names nobody else. */
function goesOn({ sentences, at, from, to, ...hit }: Hit): Hit | undefined {
  const mate = mateOf(sentences[at]?.words[from]);
  const before = sentences[at - 1];
  if (!before?.stopped || sentences[at]?.words.slice(0, from).some((_, i) => toldBy(sentences, at)[i] !== undefined)) return undefined;
  const first = before.words.findIndex(({ folded }) => folded === mate);
  const isSame = first === 0 ? from === 0 : first > 0 && toldBy(sentences, at - 1).every((said) => said === undefined);
  return isSame ? { ...hit, sentences, at: at - 1, from: first, to: first + 1 } : undefined;
}

const mateOf = (word: Word | undefined): string => (/^(?:she|hers?|herself)$/.test(word?.folded ?? "") ? "she" : "he");

/** "Our foreman, Mike, has forty-one years in the trade": nothing but a verb of having stands between somebody who is there and what is told. */
export function isToldOfOthers({ rule, sentences, at, from }: Hit): boolean {
  if (!/^(?:age|experience)$/.test(rule.type)) return false;
  const told = toldBy(sentences, at).slice(0, from);
  const last = told.findLastIndex((said) => said !== undefined);
  const upTo = sentences[at]?.words.slice(last + 1, from + 1) ?? [];
  if (told[last] !== "other" || !upTo.some(({ folded }) => HAVING.has(folded))) return false;
  return upTo.slice(0, -1).every(({ folded, value }) => value >= 0 || TELLING.has(folded));
}

/** "Fernhill Ltd seeks an analyst": whoever seeks, the next sentence goes on with the one sought. */
function isSought(sentences: readonly Sentence[], at: number): boolean {
  const wish = toldBy(sentences, at).lastIndexOf("wanted");
  const words = sentences[at]?.words ?? [];
  return words.slice(Math.max(0, wish - SOUGHT_WITHIN), Math.max(0, wish)).some(({ folded }) => SEEKING.has(folded));
}

/** What the pronoun does tells of somebody who is there already. */
function isThere(words: readonly Word[], { from, to }: Hit): boolean {
  const next = words[to]?.folded ?? "";
  if (/ed$/.test(next) && !/^(?:need|feed)/.test(next)) return true;
  // "He has led the firm since 2011": nobody who is yet to come.
  if (/^(?:has|had)$/.test(next)) return words.slice(to).some(({ folded }) => folded === "since");
  // "He will be your manager."
  if (next === "will") return words[to + 1]?.folded === "be" && words[to + 2]?.folded === "your";
  const isBe = next === "is" || (words[from] as Word).possessive;
  // "She's just back from leave."
  return isBe && words.slice(to, to + PHRASE).some(({ folded }) => PRESENT.has(folded));
}

/** Whether the one last told of before a pronoun, or the one it is done to, is somebody else. */
function isOther(words: readonly Word[], told: readonly Whose[], last: number, pronoun: number): boolean {
  if (told[last] !== "wanted") return true;
  // "A driver tells you his reason": the reader is the person wanted, so the driver is not.
  if (words.slice(last + 1, pronoun).some(({ folded }) => folded === "you")) return true;
  // "When a visitor asks, the guide helps her": whom somebody deals with is not the one who does.
  return /^(?:him|her)$/.test((words[pronoun] as Word).folded) && told.slice(0, pronoun).includes("other");
}

/** "The consultant answers her own phone" in an advertisement headed "Staff Nurse": not the post that is open. */
function isOfAnotherTitle(sentences: readonly Sentence[], at: number, noun: number): boolean {
  const title = sentences[0] as Sentence;
  const { words } = sentences[at] as Sentence;
  const { folded } = words[noun] as Word;
  if (at === 0 || title.stopped || title.words.length > LONGEST_TITLE || PERSONS.has(folded)) return false;
  if (words[noun - 1]?.folded !== "the" || words.slice(noun).some((word) => DEMANDS.has(word.folded))) return false;
  const jobs = title.words.map((word) => word.folded).filter((word) => ROLES.has(word) || AGENT.test(word));
  return jobs.length > 0 && jobs.every((job) => job.replace(/s$/, "") !== folded.replace(/s$/, ""));
}

/** "He should", "she will be expected": said of whoever gets the job, unless somebody else was named just before. */
function isDemanded(words: readonly Word[], to: number): boolean {
  const next = words[to]?.folded ?? "";
  return DEMANDS.has(next) || (next === "will" && EXPECTED.has(words[to + (words[to + 1]?.folded === "be" ? 2 : 1)]?.folded ?? ""));
}

/** "He reports to the engineer and keeps his own tools": the first pronoun of the sentence, where nobody is told of in between. */
function earlier(words: readonly Word[], from: number, told: readonly Whose[]): number {
  const first = words.findIndex(({ folded }) => folded === mateOf(words[from]));
  // "She needs somebody to help her": an indefinite "somebody" is taken up by "them".
  const isNobody = (i: number) => /^(?:some|any)(?:body|one)$/.test(words[i]?.folded ?? "");
  const opens = Math.max(0, first);
  const between = told.slice(opens, from);
  return first < from && between.every((said, i) => said === undefined || said === "colleague" || (first === 0 && isNobody(opens + i)))
    ? first
    : -1;
}

const isPlural = (word: string): boolean => /(?:[^s]s|children|people)$/.test(word) && !/^(?:mrs|ms)$/.test(word);

type Whose = "wanted" | "other" | "colleague" | undefined;
const TOLD = new WeakMap<readonly Word[], readonly Whose[]>();

/** What each word of a sentence tells, known once. */
function toldBy(sentences: readonly Sentence[], at: number): readonly Whose[] {
  const words = sentences[at]?.words ?? [];
  const known = TOLD.get(words);
  if (known) return known;
  const spelt = isSpelt(sentences[at]);
  const told: Whose[] = [];
  for (let i = 0; i < words.length; i++) {
    const opensWithName = i === 0 && words[0]?.capital === true && (namesIn(sentences).has(words[0].folded) || isIntroduced(words));
    const whose =
      opensWithName ||
      isContacted(words, i) ||
      isSamePerson(words, told, i) ||
      (ROLES.has((words[i] as Word).folded) && isApposition(words, told, i))
        ? "other"
        : whoIs(words, i, spelt);
    // "Fern leads eight people; she": no single person is meant by a plural.
    told.push(whose === "wanted" && told.includes("other") && isPlural((words[i] as Word).folded) ? undefined : whose);
  }
  TOLD.set(words, told);
  return told;
}

/** "Mo says", "Jean, our receptionist,": somebody named at the start of the sentence. */
function isIntroduced([first, next]: readonly Word[]): boolean {
  if (ROLES.has(first?.folded ?? "") || isPlural(first?.folded ?? "") || next?.value !== -1) return false;
  return (next.marks === "" && /^(?:says|said|tells|told|remembers)$/.test(next.folded)) || (next.marks === "," && next.folded === "our");
}

/** "Phone Carol.", "Ask for Jo.": the sentence is too short for its capitals to tell. */
function isContacted(words: readonly Word[], i: number): boolean {
  const [word, before] = [words[i] as Word, words[i - 1]?.folded ?? ""];
  const isNext = i === 1 || (i === 2 && /^(?:for|to|with)$/.test(before));
  return isNext && CONTACTING.has(words[0]?.folded ?? "") && word.capital && word.marks === "" && word.value < 0 && !ROLES.has(word.folded);
}

/** Capitals of a sentence tell of names, unlike those of a title. */
function isSpelt(sentence: Pick<Sentence, "words" | "stopped"> | undefined): boolean {
  const words = sentence?.words ?? [];
  if (sentence?.stopped && words.some(({ capital, folded, value }) => !capital && value < 0 && folded.length > 4)) return true;
  const rest = words.slice(1).filter(({ value }) => value < 0);
  return rest.filter(({ capital }) => capital).length * 2 <= rest.length;
}

const NAMES = new WeakMap<readonly Sentence[], ReadonlySet<string>>();

/** Names that stand inside the sentences of a text: they are names at the start of a sentence too. */
function namesIn(sentences: readonly Sentence[]): ReadonlySet<string> {
  const known = NAMES.get(sentences);
  if (known) return known;
  const names = new Set<string>();
  for (const { words, stopped } of sentences)
    if (isSpelt({ words, stopped })) for (const [i, { folded }] of words.entries()) if (isName(words, i)) names.add(folded);
  NAMES.set(sentences, names);
  return names;
}

/** "Meg Howe, operations manager;": a title right behind a name and a comma. */
function isApposition(words: readonly Word[], told: readonly Whose[], i: number): boolean {
  for (let at = i; at > 0 && i - at < PHRASE; at--)
    if (words[at]?.marks !== "") return words[at]?.marks === "," && told[at - 1] === "other";
  return false;
}

/** "Meg is the head chef", "a resident, a former ship's master,": the noun is said of somebody just named. */
function isSamePerson(words: readonly Word[], told: readonly Whose[], i: number): boolean {
  for (let at = i - 1; at > 0 && i - at <= PHRASE; at--) {
    if (!ARTICLES.has((words[at] as Word).folded)) {
      if (words[at + 1]?.marks !== "") return false;
      continue;
    }
    const joined = words[at]?.marks === "," || BE.has((words[at - 1] as Word).folded);
    return joined && told[words[at]?.marks === "," ? at - 1 : at - 2] === "other";
  }
  return false;
}

/** What a word tells of the one a pronoun stands for. */
function whoIs(words: readonly Word[], i: number, spelt: boolean): Whose {
  const word = words[i] as Word;
  const next = words[i + 1]?.folded ?? "";
  const isHired = ROLES.has(word.folded) && DEMANDS.has(next);
  if (OTHERS.has(word.folded) && !isPlural(word.folded) && !isHired) return ROLES.has(next) ? undefined : "other";
  if (isNoPerson(words, i)) return undefined;
  if (ROLES.has(word.folded) || ((AGENT.test(word.folded) || ARTICLED.has(word.folded)) && hasArticle(words, i))) {
    if (isColleague(words, i)) return "colleague";
    return isKnown(words, i, spelt) ? "other" : "wanted";
  }
  return spelt && isName(words, i) ? "other" : undefined;
}

/** "She's a chartered engineer": no second person. */
function isSaidOfPronoun(words: readonly Word[], i: number): boolean {
  for (let at = i - 1; at > 0 && i - at <= PHRASE; at--) {
    if (words[at + 1]?.marks !== "") return false;
    if (!/^an?$/.test((words[at] as Word).folded)) continue;
    const [before, first] = [words[at - 1] as Word, words[at - 2]];
    return (
      (before.possessive && /^s?he$/.test(before.folded)) || (/^(?:is|was)$/.test(before.folded) && /^s?he$/.test(first?.folded ?? ""))
    );
  }
  return false;
}

/** "to cook": what is done; "its founders' granddaughter": she is meant, not they. */
function isNoPerson(words: readonly Word[], i: number): boolean {
  const { folded, marks, capital } = words[i] as Word;
  const next = words[i + 1];
  if ((i > 2 && words[i - 2]?.folded === "as") || isSaidOfPronoun(words, i)) return true;
  if (isPlural(folded)) return next?.marks === "" && OTHERS.has(next.folded);
  return words[i - 1]?.folded === "to" && marks === "" && !capital;
}

/** "the crane driver" at the start of a clause. */
function hasArticle(words: readonly Word[], i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - PHRASE); at--) {
    if (words[at + 1]?.marks !== "") return false;
    if (ARTICLES.has((words[at] as Word).folded))
      return at === 0 || words[at]?.marks !== "" || OPENING.has(words[at - 1]?.folded ?? "") || hasArticle(words, at);
  }
  return false;
}

/** Somebody who speaks, has a name or has left. */
const isKnown = (words: readonly Word[], i: number, spelt: boolean): boolean =>
  isReporting(words, i) || isCalled(words, i, spelt) || isFormer(words, i);

/** "our store manager says that he". */
function isReporting(words: readonly Word[], i: number): boolean {
  return words.slice(i + 1, i + 4).some(({ folded }) => REPORTING.has(folded)) || PAST.has(words[i + 1]?.folded ?? "");
}

/** "our last night porter". */
const isFormer = (words: readonly Word[], i: number): boolean =>
  words.slice(Math.max(0, i - 2), i).some(({ folded }) => FORMER.has(folded));

/** "the manager, Mrs Poole", "our porter Willem", "the chef Harriet Poole": whoever has a name is there already. */
function isCalled(words: readonly Word[], i: number, spelt: boolean): boolean {
  const next = words[i + 1];
  if (next === undefined || !/^[,(]?$/.test(next.marks)) return false;
  if (TITLES.has(next.folded)) return true;
  return (
    spelt && isName(words, i + 1) && (isName(words, i + 2) || words.slice(Math.max(0, i - 2), i).some(({ folded }) => folded === "our"))
  );
}

/** "to the engineer on duty", "with our accountant": somebody who is there already. */
function isColleague(words: readonly Word[], i: number): boolean {
  if (dealsWithReader(words, i)) return true;
  for (let at = i - 1; at > Math.max(0, i - PHRASE); at--) {
    if (words[at + 1]?.marks !== "") return false;
    const article = (words[at] as Word).folded;
    if (/^(?:the|our|your)$/.test(article)) return TOWARDS.has(words[at - 1]?.folded ?? "");
    if (/^an?$/.test(article)) return TOWARDS.has(words[at - 1]?.folded ?? "") && isYours(words, at);
  }
  return false;
}

/** "you work with a tutor", "people who phone to a farmer": the reader is somebody else than the tutor. */
const isYours = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - PHRASE), at).some(({ folded }) => folded === "you") ||
  words.slice(0, at).some(({ folded }, i) => /^(?:people|those|colleagues)$/.test(folded) && words[i + 1]?.folded === "who");

/** "The nurse on duty hands over her notes to you": whoever deals with the reader is not the reader. */
const dealsWithReader = (words: readonly Word[], i: number): boolean =>
  !PERSONS.has((words[i] as Word).folded) &&
  words.some(
    ({ folded }, at) => at > i && folded === "you" && (SERVED.has(words[at - 1]?.folded ?? "") || SERVING.has(words[at - 1]?.folded ?? "")),
  );

/** A capital inside a sentence of small letters. */
function isName(words: readonly Word[], i: number): boolean {
  const { capital, folded, value } = words[i] ?? NOBODY;
  return capital && i > 0 && value < 0 && folded.length > 2 && !ROLES.has(words[i + 1]?.folded ?? "");
}
