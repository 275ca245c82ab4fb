import type { DocumentView, ProfileSkill, Quote, Span } from "@fairlead/contracts";
import { toParts } from "../../../ui/document-parts.ts";

export type SkillQuotes = { quotes: Quote[]; bySkill: ReadonlyMap<string, readonly number[]> };

/** Every place that shows a skill, once and in reading order; and which of them show which skill. */
export function toSkillQuotes(skills: readonly ProfileSkill[]): SkillQuotes {
  const places = new Map<string, Quote>();
  for (const { evidence } of skills) {
    for (const { start, end, text } of evidence) places.set(toKey({ start, end }), { start, end, text });
  }
  const quotes = [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  const at = new Map(quotes.map((quote, i) => [toKey(quote), i]));
  const bySkill = new Map(
    skills.map(({ id, evidence }) => [id, [...new Set(evidence.flatMap((quote) => at.get(toKey(quote)) ?? []))].sort((a, b) => a - b)]),
  );
  return { quotes, bySkill };
}

const toKey = ({ start, end }: Pick<Quote, "start" | "end">) => `${start}-${end}`;

/** Longest shown first, then the one with most words for it. */
export function sortSkills(skills: readonly ProfileSkill[]): ProfileSkill[] {
  return skills.toSorted(
    (a, b) => (b.months ?? -1) - (a.months ?? -1) || b.evidence.length - a.evidence.length || a.name.localeCompare(b.name),
  );
}

/** A quote among the words around it, as much of them as fits into a few lines. */
export type QuoteContext = { before: string; quote: string; after: string };
const AROUND = 140;

/** For each quote the paragraph or bullet that it stands in. */
export function toContexts(document: Pick<DocumentView, "kind" | "text" | "lines" | "masked">, quotes: readonly Span[]): QuoteContext[] {
  const contexts = quotes.map(({ start, end }) => ({ before: "", quote: document.text.slice(start, end), after: "" }));
  for (const { pieces } of toParts(document, quotes)) {
    const words = pieces.map(({ text }) => text);
    for (const at of new Set(pieces.flatMap((piece) => piece.quotes))) {
      const holds = pieces.map((piece) => piece.quotes.includes(at));
      const [first, last] = [holds.indexOf(true), holds.lastIndexOf(true)];
      contexts[at] = {
        before: toEnd(words.slice(0, first).join("")),
        quote: words.slice(first, last + 1).join(""),
        after: toStart(words.slice(last + 1).join("")),
      };
    }
  }
  return contexts;
}

const toEnd = (text: string) => (text.length <= AROUND ? text : text.slice(-AROUND).replace(/^\S*\s*/, "… "));
const toStart = (text: string) => (text.length <= AROUND ? text : text.slice(0, AROUND).replace(/\s*\S*$/, " …"));
