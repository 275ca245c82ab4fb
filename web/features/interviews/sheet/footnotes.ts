import type { Section } from "../plan/sections.ts";

/** A quote of the resume below the interview, with the question that it belongs to. */
export type Footnote = { mark: number; questionId: string; text: string };

/** The evidence of all questions, counted through in the order in which they are asked. */
export function toFootnotes(sections: readonly Section[]): Footnote[] {
  const quotes = sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ question }) => question.evidence.map(({ text }) => ({ questionId: question.id, text: text.replace(/\s+/g, " ").trim() })));
  return quotes.map((quote, at) => ({ mark: at + 1, ...quote }));
}
