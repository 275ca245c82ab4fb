import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findSkills, linkOf } from "../../skills/index.ts";

import type { Half } from "../corpus.ts";

/** The rules were mended on the first file alone. */
const FILES: Record<Half, string> = { dev: "first-half.json", "held-out": "second-half.json" };
export const fileOf = (half: Half): string => join(process.cwd(), "engine/eval/ambiguity", FILES[half]);

/** Sentences of one ambiguous word: as the skill `id`, and as something else. */
type Contexts = { word: string; id: string; yes: readonly string[]; no: readonly string[] };
type Verdict = { word: string; text: string; isSkill: boolean; found: boolean };

const LIST = /^Skills: /;

/** What the engine takes each sentence for. A line that begins with "Skills:" is a list of skills, as the reader of resumes tells it. */
export const judgeHalf = (half: Half): Verdict[] => judge(JSON.parse(readFileSync(fileOf(half), "utf8")) as Contexts[]);

function judge(words: readonly Contexts[]): Verdict[] {
  return words.flatMap(({ word, id, yes, no }) => {
    const one = (isSkill: boolean) => (text: string) => ({ word, text, isSkill, found: isFound(text, word, id) });
    return [...yes.map(one(true)), ...no.map(one(false))];
  });
}

/** "Ruby on Rails" and "Advanced Excel" are longer names with the word in them. */
function isFound(text: string, word: string, id: string): boolean {
  const label = LIST.exec(text)?.[0].length;
  const options = label === undefined ? {} : { listSections: [{ start: label, end: text.length }] };
  return findSkills(text, options).some(
    (mention) => text.slice(mention.start, mention.end).includes(word) && linkOf(mention.id, id).strength > 0,
  );
}

export const shareRight = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ isSkill, found }) => isSkill === found).length / Math.max(1, verdicts.length);
