import lexicon from "../../data/resume/engagements.json";
import grammar from "../../data/resume/heading-words.json";
import told from "../../data/resume/told-work.json";
import { fold } from "../../text/index.ts";
import { isTown } from "../contact/gazetteer.ts";
import { findDegrees, hasInstitutionWord } from "../education/degrees.ts";
import type { Fact } from "../facts.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import { isSentence } from "../sentence.ts";
import { ENGAGEMENT } from "../weights.ts";
import type { Entry } from "./entries.ts";
import type { Piece } from "./heads/pieces.ts";
import { hasTitleWord } from "./titles.ts";
import type { WorkDraft } from "./work.ts";

const nouns = new Set(lexicon.nouns.map(fold));
const placements = new Set(grammar.alsoTitles);
const kinds = new Set(lexicon.kinds.map(fold));
const apart = new Set(lexicon.apart.map(fold));
const various = toPhraseSet(told.various.map(fold));

/** "Student placements", "Missions d'intérim", "Praktika", "Odd jobs": what was done, with no word for whom; "Rail Projects" may be a name. */
export function isEngagement(text: string): boolean {
  const words = toWords(text);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > MOST_WORDS) return false;
  const small = (from: number) => /^\P{Lu}*$/u.test(text.slice(from));
  if (nouns.has(first.key) && small(first.end)) return true;
  const noun = words.find(({ key }, at) => at > 0 && nouns.has(key));
  return noun !== undefined && (words.some(({ key }) => kinds.has(key) || apart.has(key)) || (noun === last && small(noun.start)));
}
const MOST_WORDS = 6;

/** "Freelance projects", or any kind of work where the role above names its employer beside its title: no work for that one. */
export const standsApart = (text: string, isNamedAbove: boolean): boolean =>
  isEngagement(text) && (isNamedAbove || toWords(text).some(({ key }) => apart.has(key)));

/** "Various agencies", "Diverse Zeitarbeitsfirmen" */
export const isVarious = (text: string): boolean => {
  const words = toWords(text);
  return words.length > 1 && phraseAt(various, words, 0) !== undefined && !hasTitleWord(text) && !isEngagement(text);
};

/** A dated head of which neither title nor employer was read: what it says is kept, as a kind of work or where something is told below. */
export function keptHead({ pieces, range, body }: Entry): Piece | undefined {
  const head = pieces.find(({ offset, mode, text }) => offset === 0 && mode === "whole" && /\p{L}{3}/u.test(text));
  if (!head || !range || head.text.includes("@")) return undefined;
  if (isEngagement(head.text) || isVarious(head.text)) return head;
  const isWork = range.kind !== "single" && body.some(({ bullet }) => bullet) && /^\p{Lu}/u.test(head.text) && !isSentence(head.text);
  return isWork && !isTown(head.text) && findDegrees(head.text).length === 0 && !hasInstitutionWord(head.text) ? head : undefined;
}

/** "Stage, Hale Labs (2017)", "Tirocinio 2013": a post of learning, which its kind names. */
export const opensWithPlacement = (text: string): boolean => placements.has(toWords(text)[0]?.key ?? "");

const THROUGH = /\s(?:through|via|for|with|at|über|bei|chez|par|pour|por|através d[aeo]|tramite|presso|bij|door)\s(?=\p{Lu})/u;

/** "Various short assignments through Merriott Interim" */
function employerThrough(name: Fact): Fact | undefined {
  const hit = THROUGH.exec(name.value);
  if (!hit || !isEngagement(name.value.slice(0, hit.index))) return undefined;
  const value = name.value.slice(hit.index + hit[0].length);
  return { ...name, value, start: name.end - value.length };
}

/**
 * A head with one part only: engagements are its title, "various agencies" its employer; neither is sure. What an engagement stands
 * beside is no employer of it, unless a label says so.
 */
export function withEngagement(draft: WorkDraft, isLabelled: boolean): WorkDraft {
  const { name, position, ...rest } = draft;
  const unsure = <T extends { confidence: number }>(fact: T): T => ({ ...fact, confidence: Math.min(fact.confidence, ENGAGEMENT.sure) });
  const through = name && employerThrough(name);
  if (through) return { ...draft, name: through };
  if (name && !isLabelled && isEngagement(name.value))
    return { ...rest, position: position && hasTitleWord(position.value) ? position : unsure(name) };
  if (name && position && isVarious(position.value)) return { ...rest, name: unsure(position) };
  if (position && !name && isVarious(position.value)) return { ...rest, name: unsure(position) };
  return name && !position && isVarious(name.value) ? { ...rest, name: unsure(name) } : draft;
}
