import exemptions from "../data/bias/exemptions.json";
import { endOf } from "./form.ts";
import { CLASSES, toForms } from "./rules.ts";
import { isHeading } from "./sections.ts";
import type { Sentence, Word } from "./words.ts";

const WAIVING = toForms(exemptions.headings.waived);
const PEOPLE: ReadonlySet<string> = new Set(["person", "sex"].flatMap((name) => [...(CLASSES.get(name) ?? [])]));
const CONTRASTS = new Set(exemptions.contrasts.split(" "));
/** Words of a line that may be a heading. */
const LONGEST = 9;
/** Line breaks from which a paragraph begins. */
const PARAGRAPH = 2;
const WAIVED = new WeakMap<readonly Sentence[], readonly boolean[]>();

/**
 * Whether a hit stands under a heading of what nobody asks for ("What we don't need"), and no "but" turns the line before it. People
 * who are not needed are turned away: "Anyone over 50".
 */
export function isWaived(sentences: readonly Sentence[], at: number, from: number): boolean {
  const known = WAIVED.get(sentences) ?? waivedIn(sentences);
  WAIVED.set(sentences, known);
  if (known[at] !== true) return false;
  const { words } = sentences[at] as Sentence;
  return !PEOPLE.has(words[0]?.folded ?? "") && !words.slice(0, from).some(({ folded }) => CONTRASTS.has(folded));
}

function waivedIn(sentences: readonly Sentence[]): boolean[] {
  const waived = sentences.map(() => false);
  for (let at = 0; at < sentences.length; at++) {
    const own = headingOf(sentences[at] as Sentence);
    if (own === undefined) continue;
    const end = own.inline ? endOfLine(sentences, at) : endOfList(sentences, at);
    waived.fill(true, at, end);
  }
  return waived;
}

/** A line of its own, or what stands before a colon; whatever follows it in the line is what it waives. */
function headingOf({ words, breaks, stopped, asked }: Sentence): { inline: boolean } | undefined {
  const colon = words.findIndex(({ marks }, i) => i > 0 && marks.includes(":"));
  const head = colon < 0 ? words : words.slice(0, colon);
  if (head.length > LONGEST || (breaks === 0 && colon < 0) || (colon < 0 && stopped && !asked)) return undefined;
  return isWaiving(head) ? { inline: colon > 0 } : undefined;
}

const isWaiving = (head: readonly Word[]): boolean => WAIVING.some((form) => endOf(form, head, 0) >= 0);

/** To the end of the line, or to what opens another list in it: "What matters: …". */
function endOfLine(sentences: readonly Sentence[], at: number): number {
  let end = at + 1;
  while (sentences[end]?.breaks === 0 && !sentences[end]?.words.some(({ marks }) => marks.includes(":"))) end++;
  return end;
}

/** To the first line that is no item of the list, or, where no marks tell the items, to the next paragraph or heading. */
function endOfList(sentences: readonly Sentence[], at: number): number {
  const isList = sentences[at + 1]?.item === true;
  let end = at + 1;
  for (; end < sentences.length; end++) {
    const next = sentences[end] as Sentence;
    if (next.breaks === 0 || next.item) continue;
    if (isList || (end > at + 1 && next.breaks >= PARAGRAPH) || isHeading(next)) break;
  }
  return end;
}
