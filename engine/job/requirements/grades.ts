import casual from "../../data/job/casual.json";
import cues from "../../data/job/cues.json";
import data from "../../data/job/grades.json";
import { GRADE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { type Hit, type PhraseMap, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import type { Cue } from "./cues.ts";

type Kind = "must" | "mustSaid" | "should" | "nice" | "raised" | "nouns" | "moods" | "hopes";
const KINDS: readonly Kind[] = ["must", "mustSaid", "raised", "should", "nice", "nouns", "hopes", "moods"];
const HEADS = toPhraseMap<Kind>(KINDS.flatMap((kind) => data[kind].map((phrase) => [phrase, kind] as const)));
const COPULAS = toPhraseSet(data.copulas);
const CONDITIONAL = new Set(data.conditional);
const DENIALS = toPhraseSet(data.denials);
const DEGREES = toPhraseSet(data.degrees);
const DENIALS_FIRST = new Set(data.denials.map((phrase) => phrase.split(" ", 1)[0] ?? ""));
const TURNS = new Set(cues.turns);
const STRONG = new Set(data.strong);
/** "Almost a must", and "not quite essential". */
const NEARLY = new Set(data.nearly);
const ARTICLES = new Set(data.articles);
const UNWELCOME = toPhraseSet(casual.unwelcome);
const OPENERS = toPhraseSet(data.openers);
const STEP: Readonly<Record<Kind, "must" | "should" | "nice">> = {
  must: "must",
  mustSaid: "must",
  should: "should",
  hopes: "should",
  raised: "nice",
  nice: "nice",
  nouns: "nice",
  moods: "nice",
};
/** "Hausa = advantage": the sign says "would be". */
const EQUALS = /=\s*$/;
/** Cues that a copula or a word of degree in front does not change. */
const EXTENDED: ReadonlySet<Cue> = new Set(["must", "shouldAfter", "niceAfter", "negated"]);

/** What stands before the head: "would be" · "by no means" · "a really big". */
type Front = { at: number; copula?: string; denied: boolean; article: boolean; degree: boolean; strong: boolean; nearly: boolean };

/**
 * A grade made of its parts at words[from]: copula, denial, degree and head ("would certainly be a distinct advantage", "isn't strictly necessary").
 * A phrase of `listed` may take the place of denial, degree and head.
 */
export function gradeAt(text: JobText, from: number, to: number, listed: PhraseMap<Cue>): Hit<Cue> | undefined {
  if (TURNS.has(foldedAt(text, from))) return deniedBehind(text, from, to, listed);
  let front = toFront(text, from, to);
  let best: Hit<Cue> | undefined;
  for (let step = 0; ; step++) {
    const known = front.at > from ? phraseAt(listed, text.words, front.at, to) : undefined;
    if (known && EXTENDED.has(known.value) && known.to > (best?.to ?? 0) && !front.denied && !front.nearly) best = { ...known, from };
    const head = phraseAt(HEADS, text.words, front.at, to);
    const made = head ? madeOf(text, from, front, head, to) : openMood(text, from, front, to);
    if (made && made.to > (best?.to ?? 0)) best = made;
    const next = step < GRADE.mostSteps ? stepOn(text, front, to) : undefined;
    if (!next) return best;
    front = next;
  }
}

/** "It'd be mint if you knew Coupa": whatever word of praise stands between "would be" and "if you". */
function openMood(text: JobText, from: number, front: Front, limit: number): Hit<Cue> | undefined {
  const { at, copula = "", denied } = front;
  const said = praiseAt(text, from, front, limit);
  if (said) return said;
  const isWish = CONDITIONAL.has(copula) && !denied && foldedAt(text, from - 1) !== "you" && !/^you/.test(foldedAt(text, from));
  if (!isWish || phraseAt(UNWELCOME, text.words, at, limit)) return undefined;
  const opener = phraseAt(OPENERS, text.words, at + 1, limit);
  const isOpen = opener && (opener.value === "if" || opener.value === "when") && /^you/.test(foldedAt(text, opener.to));
  return isOpen ? { from, to: opener.to, value: "niceBefore" } : undefined;
}

/** "If you can bake, that'd be class": whatever word of praise ends what "that" would be. */
function praiseAt(text: JobText, from: number, { at, copula, denied }: Front, limit: number): Hit<Cue> | undefined {
  const isSaid = !denied && (copula === "that'd be" || (copula === "would be" && foldedAt(text, from - 1) === "that"));
  if (!isSaid || at >= limit || phraseAt(UNWELCOME, text.words, at, limit)) return undefined;
  const ends = at + 1 >= limit || TURNS.has(foldedAt(text, at + 1)) || /[,;.!)–]/.test(gapBefore(text, at + 1));
  return ends ? { from, to: at + 1, value: "niceAfter" } : undefined;
}

/** "Great, but not required": what need not be there is still welcome. */
function deniedBehind(text: JobText, from: number, to: number, listed: PhraseMap<Cue>): Hit<Cue> | undefined {
  const denied = DENIALS_FIRST.has(foldedAt(text, from + 1)) ? gradeAt(text, from + 1, to, listed) : undefined;
  return denied?.value === "negated" ? { ...denied, from, value: "niceAfter" } : undefined;
}

function toFront(text: JobText, from: number, to: number): Front {
  const copula = phraseAt(COPULAS, text.words, from, to);
  const none = { denied: false, article: false, degree: false, strong: false, nearly: false };
  if (copula) return { at: copula.to, copula: copula.value, ...none };
  return EQUALS.test(gapBefore(text, from)) ? { at: from, copula: "would be", ...none } : { at: from, ...none };
}

function stepOn(text: JobText, front: Front, to: number): Front | undefined {
  const { at } = front;
  const copula = front.copula === undefined ? undefined : phraseAt(COPULAS, text.words, at, to);
  if (copula) return { ...front, at: copula.to };
  const denial = phraseAt(DENIALS, text.words, at, to);
  if (denial) return { ...front, at: denial.to, denied: true };
  if (ARTICLES.has(foldedAt(text, at))) return { ...front, at: at + 1, article: true };
  const degree = phraseAt(DEGREES, text.words, at, to);
  if (!degree) return undefined;
  const nearly = front.nearly || NEARLY.has(degree.value) || (front.denied && degree.value === "quite");
  return { ...front, at: degree.to, degree: true, strong: STRONG.has(degree.value), nearly };
}

function madeOf(text: JobText, from: number, front: Front, head: Hit<Kind>, limit: number): Hit<Cue> | undefined {
  const opener = phraseAt(OPENERS, text.words, head.to, limit);
  if (!isSaid(text, front, head, limit, opener !== undefined)) return undefined;
  const to = opener?.to ?? head.to;
  if (front.nearly && STEP[head.value] === "must") return { from, to, value: "shouldAfter" };
  const grade = head.value === "raised" && front.strong ? "should" : STEP[head.value];
  if (front.denied) return { from, to: endOfDenial(text, to, limit), value: "negated" };
  if (grade === "must") return { from, to, value: "must" };
  return { from, to, value: opener ? `${grade}Before` : `${grade}After` };
}

/** "neither needed nor expected", "not required or expected": one denial for both. */
function endOfDenial(text: JobText, from: number, limit: number): number {
  if (!/^(?:nor|or)$/.test(foldedAt(text, from))) return from;
  const at = phraseAt(DENIALS, text.words, from + 1, limit)?.to ?? from + 1;
  return phraseAt(HEADS, text.words, at, limit)?.to ?? from;
}

const isConditional = ({ copula }: Front): boolean => copula !== undefined && CONDITIONAL.has(copula);

/** "Xero, lovely", "own car ideal": at the end, behind a mark or, of what is hoped for, behind the name of a thing. */
function endsMood(text: JobText, { from, value }: Hit<Kind>): boolean {
  if (/[,?–-]/.test(gapBefore(text, from))) return true;
  return value === "hopes" && from > 0 && !/^(?:an?|the|your|our|as|no|is|are|this)$/.test(foldedAt(text, from - 1));
}

/** Whether the parts make a grade of the head; "expected to travel" speaks of what is done. */
function isSaid(text: JobText, front: Front, head: Hit<Kind>, limit: number, opened: boolean): boolean {
  const said = front.copula !== undefined || front.denied;
  if (!opened && foldedAt(text, head.to) === "to") return false;
  if (head.value === "mustSaid") return said;
  if (head.value === "moods" || head.value === "hopes") return opened || isConditional(front) || (head.to >= limit && endsMood(text, head));
  if (head.value !== "nouns") return said || front.degree || opened;
  if (/[(*[]$|^\s[-–—]\s$/.test(gapBefore(text, head.from)) && (head.to >= limit || /^\s?[)*\]]/.test(gapBefore(text, head.to))))
    return true;
  return said || opened || ((front.article || front.degree) && (head.to >= limit || /[,;:.)\]]|\s[-–—]\s/.test(gapBefore(text, head.to))));
}
