import type { UnlawfulWords } from "@fairlead/contracts";
import { findUnlawful, toAdvice } from "@fairlead/engine/interview";
import type { Handler } from "../../http/index.ts";

export const checkQuestion: Handler<"checkQuestion"> = async ({ body: { text } }) => ({ findings: toFindings(text) });

/** What of a question may not be asked, in the words of the question, why, and what may be asked instead. */
export function toFindings(text: string): UnlawfulWords[] {
  return findUnlawful(text).map(({ trait, start, end }) => ({ trait, words: text.slice(start, end), start, end, ...toAdvice(trait) }));
}
