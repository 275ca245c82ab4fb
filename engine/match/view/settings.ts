import settings from "../../data/match/settings.json";
import { fold, remember, toTokens } from "../../text/index.ts";

const KINDS = new Map(settings.groups.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)));
const LONGEST = Math.max(...[...KINDS.keys()].map((name) => name.split(" ").length));
const BEHIND = new Set(settings.behind.split(" "));
const FRAMING = new Set(settings.framing.split(" "));
/** What closes a name: a comma, a bracket, a dash. */
const CLOSED = /^\s*(?:[,;(|/]|[-–—]\s|$)/;

/**
 * The kinds of place that the name of an employer ends in: "care home" of "Rosebank Care Home Ltd". Nothing else of the name is told:
 * neither whose it is nor where. "Hospital Software Inc" is none.
 */
export const toSettings = remember((employer): readonly string[] => {
  const tokens = toTokens(employer);
  const words = tokens.map(({ text }) => fold(text).replace(/['’]/g, ""));
  const isEnd = (at: number) => {
    const next = words[at];
    return next === undefined || BEHIND.has(next) || CLOSED.test(employer.slice(tokens[at - 1]?.end ?? 0));
  };
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= LONGEST && from + length <= words.length; length++) {
      const kind = KINDS.get(words.slice(from, from + length).join(" "));
      if (kind !== undefined && isEnd(from + length)) found.add(kind);
    }
  return [...found].sort();
});

/** The kind of place that a job asks for work in ("a busy hospital"); undefined where it asks for something else. */
export function toSettingAsked(name: string): string | undefined {
  const words = toTokens(name).map(({ text }) => fold(text));
  return KINDS.get(words.filter((word) => !FRAMING.has(word)).join(" ")) ?? KINDS.get(words.join(" "));
}
