import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SkillSpan } from "../../skills/index.ts";

/** A sentence whose spans were marked by people. `document`: the advert it stands in. */
export type Annotated = { document: string; text: string; spans: SkillSpan[] };

type SkillSpanLine = { idx: number; source: string; tokens: string[]; tags_skill: string[]; tags_knowledge: string[] };
type GreenLine = { id: string; text: string; spans: { start: number; end: number; label: string }[] };

/** SkillSpan (MIT): tokens with BIO tags, one sentence a line. */
export function readSkillSpan(folder: string, file: "train" | "dev"): Annotated[] {
  return lines<SkillSpanLine>(join(folder, "skillspan", `${file}.json`)).map(({ idx, source, tokens, tags_skill, tags_knowledge }) => ({
    document: `${source} ${idx}`,
    text: tokens.join(" "),
    spans: [...toSpans(tokens, tags_skill, "skill"), ...toSpans(tokens, tags_knowledge, "knowledge")],
  }));
}

/** The set of Green and others (CC BY 4.0): its label "Skill" covers both kinds of ours. */
export function readGreen(folder: string): Annotated[] {
  return lines<GreenLine>(join(folder, "skill-spans-green-dev.jsonl")).map(({ id, text, spans }) => ({
    document: id,
    text,
    spans: spans.filter(({ label }) => label === "Skill").map(({ start, end }) => ({ type: "skill", start, end })),
  }));
}

function toSpans(tokens: readonly string[], tags: readonly string[], type: SkillSpan["type"]): SkillSpan[] {
  const spans: SkillSpan[] = [];
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    const end = at + token.length;
    const last = spans.at(-1);
    if (tags[i] === "B") spans.push({ type, start: at, end });
    else if (tags[i] === "I" && last !== undefined) last.end = end;
    at = end + 1;
  }
  return spans;
}

function lines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
