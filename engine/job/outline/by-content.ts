import data from "../../data/job/asking-words.json";
import { CONTENT } from "../weights.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";
import type { SectionKind } from "./headings.ts";

type Judged = { from: number; to: number; section: SectionKind; block: number; unknown: boolean; bullet: boolean };

/** Sections of prose: a list inside them has no heading of its own. */
const PROSE: ReadonlySet<SectionKind> = new Set(["intro", "summary"]);

const ASKING = toPhraseSet(data.words);

/** A list under a heading nobody knows, or amid prose, is one of requirements when most of its items read like requirements. */
export function judgeByContent<S extends Judged>({ words }: Pick<JobText, "words">, statements: readonly S[]): S[] {
  const blocks = new Map<number, S[]>();
  const isOpen = (statement: S) => statement.unknown || (statement.bullet && PROSE.has(statement.section));
  for (const statement of statements)
    if (isOpen(statement)) blocks.set(statement.block, [...(blocks.get(statement.block) ?? []), statement]);
  const asking = new Set<number>();
  for (const [block, members] of blocks) {
    const like = members.filter(({ from, to }) => findPhrases(ASKING, words, from, to).length > 0).length;
    if (members.length >= CONTENT.fewestItems && like / members.length >= CONTENT.share) asking.add(block);
  }
  return statements.map((statement) =>
    isOpen(statement) && asking.has(statement.block) ? { ...statement, section: "required" } : statement,
  );
}
