import verbs from "../../data/draft/verbs.json";
import data from "../../data/job/duties.json";
import phrases from "../../data/skills/phrase-words.json";
import { WORK } from "../weights.ts";
import type { Word } from "../words/words.ts";
import type { Judged } from "./by-content.ts";
import type { SectionKind } from "./headings.ts";

type Text = { flat: string; words: readonly Word[] };

/** Sections whose lists may be of work: under a heading nobody knows, or one that tells of the job or the house. */
const LISTED: ReadonlySet<SectionKind> = new Set(["intro", "summary", "other", "title", "about"]);
const VERBS = new Set([...verbs.verbs.split(" "), ...phrases.verbs, ...data.verbs]);
const GERUNDS = new Set([...phrases.gerunds, ...[...VERBS].flatMap(toGerunds)]);
const NOT_WORK = new Set(data.notWork);
const OF_READER = new Set(data.ofReader);
const CALLS = new Set(data.calls);
/** "The successful candidate will:" tells what somebody does or what somebody is: the items say which. */
const WILL = /\bwill\s*[:…*_]*$/i;

/** "Produces", "carries out": a verb of work, as it is told of somebody else. */
export function isWorkOfAnother(word: string): boolean {
  const forms = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return /[^s]s$/.test(word) && forms.some((form) => form !== word && isVerbOfWork(form));
}

/** "To | lead the design of bridges". */
export const isVerbOfWork = (word: string): boolean => VERBS.has(word) && !OF_READER.has(word);

/**
 * "Pull dry vans", "Wiring new homes": a list of which most items begin with a verb, and sentences in a row that tell what to do, are
 * duties, whatever the heading above them says; one that asks ("We require:") keeps its wishes.
 */
export function withWork<S extends Judged>(text: Text, statements: readonly S[]): S[] {
  const work = new Set([...listsIn(text, statements), ...rowsIn(text, statements)]);
  return statements.map((one) => (work.has(one) ? { ...one, section: "duties" } : one));
}

function listsIn<S extends Judged>(text: Text, statements: readonly S[]): S[] {
  const blocks = new Map<string, S[]>();
  for (const one of statements) {
    if (!one.bullet || !(LISTED.has(one.section) || (one.section === "required" && WILL.test(one.heading)))) continue;
    const key = `${one.block} ${one.section}`;
    blocks.set(key, [...(blocks.get(key) ?? []), one]);
  }
  return [...blocks.values()]
    .filter((items) => {
      const doing = items.filter((item) => opensWithVerb(text, item));
      const least = items[0]?.section === "summary" ? WORK.summaryShare : WORK.share;
      return items.length >= WORK.fewestItems && doing.length / items.length >= least;
    })
    .flat();
}

/** "Move pallets to the cooler. Load trucks. Count stock.": orders in a row, none of which calls the reader ("Apply today."). */
function rowsIn<S extends Judged>(text: Text, statements: readonly S[]): S[] {
  const rows: S[][] = [[]];
  for (const one of statements) {
    const isOrder = LISTED.has(one.section) && VERBS.has(firstOf(text, one)) && !CALLS.has(firstOf(text, one)) && opensWithVerb(text, one);
    if (isOrder && text.flat.slice(rows.at(-1)?.at(-1)?.end ?? one.start, one.start).includes("\n")) rows.push([]);
    if (isOrder) rows.at(-1)?.push(one);
    else rows.push([]);
  }
  return rows.filter((row) => row.length >= WORK.fewestOrders).flat();
}

const firstOf = ({ words }: Text, { from }: Judged): string => words[from]?.folded ?? "";

function opensWithVerb(text: Text, one: Judged): boolean {
  const word = firstOf(text, one);
  if (OF_READER.has(word) || one.to - one.from < WORK.fewestWords) return false;
  return VERBS.has(word) || (GERUNDS.has(word) && !NOT_WORK.has(word));
}

function toGerunds(verb: string): string[] {
  const stem = verb.endsWith("e") && !verb.endsWith("ee") ? verb.slice(0, -1) : verb;
  return [`${stem}ing`, `${verb}${verb.at(-1)}ing`];
}
