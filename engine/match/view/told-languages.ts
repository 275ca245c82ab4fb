import table from "../../data/match/languages.json";
import { findNotDone, isNotEvidence } from "../../resume/index.ts";
import { blank } from "../../text/index.ts";
import type { RoleLine } from "./own-roles.ts";

const either = (words: string): string => `(?:${words.replaceAll(" ", "|")})`;
const NAME = either(table.languages.map(([name]) => name).join(" "));
const NAMES = `${NAME}(?:(?:, ?(?:and |or )?| (?:and|or|to|into|&) )${NAME})*`;
/** "in Spanish and French", and not "in Spanish restaurants": no noun follows. */
const TOLD = new RegExp(
  `\\b${either(table.told.before)} (?:${either(table.told.between)} ){0,2}(${NAMES})(?= ${either(table.told.behind)}\\b|[.;:)]|,(?! ?(?:(?:and|or) )?${NAME})|$)`,
  "gi",
);
const EACH = new RegExp(NAME, "gi");

/** Languages that lines of a role say were spoken in it, each with its line; what a line denies, wishes for or leaves to others is none. */
export function toToldLanguages(lines: readonly RoleLine[]): { language: string; path: string }[] {
  return lines.flatMap(({ text, path }) => {
    const line = blank(text, findNotDone(text)).replace(/\s/g, " ");
    const told = [...line.matchAll(TOLD)].flatMap(({ 0: words, 1: names = "", index }) => {
      const from = index + words.length - names.length;
      return [...names.matchAll(EACH)].map(({ 0: name, index: at }) => ({ name, start: from + at }));
    });
    return told
      .filter(({ name, start }) => !isNotEvidence(text, start, start + name.length))
      .map(({ name }) => ({ language: name.toLowerCase(), path }));
  });
}
