import type { Weights } from "../weights.ts";
import type { Draft } from "./draft.ts";

/**
 * Who tells most of a job in other words may tell the rest in words that no list holds: what was not found is then unknown rather
 * than unmet, and the interval says so. Points stay as they are.
 */
export function withOpenRows(drafts: readonly Draft[], { paraphrase, depth }: Weights): Draft[] {
  const tasks = drafts.filter(
    ({ component, verdict }) => verdict !== "none" && verdict !== "unknown" && (component === "skills" || component === "responsibilities"),
  );
  const inOtherWords = tasks.filter(({ unsure }) => unsure).length;
  if (inOtherWords < paraphrase.manner || inOtherWords <= tasks.length - inOtherWords) return [...drafts];
  return drafts.map((draft) => {
    if (draft.component === "experience") return { ...draft, evidenced: { ...draft.evidenced, hi: 1 } };
    if (draft.component === "education" || draft.verdict !== "none") return draft;
    const hi = draft.component === "skills" ? depth.used : 1;
    return {
      ...draft,
      open: true,
      evidenced: { ...draft.evidenced, hi },
      why: `${draft.why} It may be there in words this reader does not know.`,
    };
  });
}
