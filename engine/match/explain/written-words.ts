import { toTokens } from "../../text/index.ts";
import { toPlainWords } from "../likeness/lexicon.ts";
import { toListRoots } from "../likeness/roots.ts";
import type { ScoredRow } from "../score.ts";
import type { Evidence } from "./evidence.ts";

/** What a line says in other words is told by the words that stand on the page: a root stands for many ("depart": "departments"). */
export function withWrittenWords(rows: readonly ScoredRow[], evidence: Evidence): ScoredRow[] {
  return rows.map((row) => {
    const { by, sources } = row.draft;
    const [quote] = evidence.get(sources[0] ?? "") ?? [];
    if (by === undefined || quote === undefined || row.why === undefined) return row;
    const written = toWritten(by, quote.text).join(", ");
    return { ...row, why: row.why.replace(toPlainWords(by).join(", "), () => written) };
  });
}

/** The first word of a text for each root; the lists' own spelling where none has it. */
export function toWritten(roots: readonly string[], text: string): string[] {
  const words = toTokens(text).map(({ text: word, folded }) => ({ word, roots: toListRoots(folded) }));
  return roots.map((root) => words.find((one) => one.roots.includes(root))?.word ?? toPlainWords([root])[0] ?? root);
}
