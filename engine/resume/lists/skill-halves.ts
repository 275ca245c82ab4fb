import { canonicalOf, skillById } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { Span } from "../types.ts";

type Mention = Span & { id: string; name: string };

const JOINED = /^(.{3,40}?)(\s*[&/]\s*|\s+(?:and|und|et|y|e|ed)\s+)(.{3,40})$/iu;

/** Of "brakes and suspension", a name of the first, the second is a skill of its own, unless the name of the skill says it too. */
export function withHalves(mentions: readonly Mention[], text: string): Mention[] {
  return mentions.flatMap((mention) => [mention, ...halvesOf(mention, text)]);
}

function halvesOf(mention: Mention, text: string): Mention[] {
  const [, one = "", joint = "", other = ""] = JOINED.exec(text.slice(mention.start, mention.end)) ?? [];
  const halves = [
    { words: one, start: mention.start, beside: other },
    { words: other, start: mention.start + one.length + joint.length, beside: one },
  ];
  return halves.flatMap(({ words, start, beside }) => {
    const skill = isWhole(words, beside) ? canonicalOf(words) : undefined;
    const known = fold(skillById(mention.id)?.label ?? "");
    if (!skill || skill.id === mention.id || known.includes(fold(words)) || known.includes(fold(skill.label))) return [];
    return [{ start, end: start + words.length, id: skill.id, name: skill.label }];
  });
}

/** Of "sales and use tax" the first word belongs to the last. */
const isWhole = (words: string, beside: string): boolean => words !== "" && (words.includes(" ") || !beside.includes(" "));
