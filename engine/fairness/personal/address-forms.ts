import personal from "../../data/fairness/personal.json";
import swaps from "../../data/fairness/swaps.json";
import { fold, type Token, toTokens } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findLabelled } from "./labelled.ts";
import { type Subject, toSpan } from "./subject.ts";

const TITLES = new Set(personal.titles);
const ALWAYS = new Set(personal.alwaysTitles);
const PRONOUNS = new Set(swaps.pronouns.map(([word = ""]) => fold(word)).filter((word) => !TITLES.has(word)));
const STATED = new Set(personal.statedPronouns);

/** Capitals throughout are a heading or an abbreviation; "ms" in small letters is milliseconds, "MS" a degree. */
export function isOtherWord({ folded, text }: Pick<Token, "folded" | "text">): boolean {
  return (text.length > 1 && text === text.toUpperCase()) || (folded === "ms" && text !== "Ms");
}

/** Pronouns of the third person, pronouns stated as such ("they/them"), and the value after a label for gender. */
export function findPronouns({ document }: Subject): PersonalSpan[] {
  const { text } = document;
  const said = toTokens(text).filter((token) => PRONOUNS.has(token.folded) && !isOtherWord(token));
  const stated = Array.from(text.matchAll(/(?<![\p{L}/])\p{L}{2,5}(?: ?\/ ?\p{L}{2,6}){1,2}(?![\p{L}/])/gu)).filter((hit) =>
    hit[0].split("/").every((word) => STATED.has(fold(word.trim()))),
  );
  return [
    ...[...said, ...findLabelled(document, "gender")].map(({ start, end }) => toSpan("pronoun", start, end)),
    ...stated.map((hit) => toSpan("pronoun", hit.index, hit.index + hit[0].length)),
  ];
}

/** "Ms" wherever it stands; "Dr" and others that mean other things too only right before the person's name. */
export function findHonorifics({ document }: Subject, names: readonly PersonalSpan[]): PersonalSpan[] {
  const starts = new Set(names.map(({ start }) => start));
  return toTokens(document.text).flatMap((token) => {
    const key = token.folded.replaceAll(".", "");
    if (!TITLES.has(key)) return [];
    const [rest = ""] = /^\.?[ \t\n]{0,2}/.exec(document.text.slice(token.end, token.end + 3)) ?? [];
    const isBeforeName = starts.has(token.end + rest.length);
    if (!isBeforeName && (!ALWAYS.has(key) || isOtherWord(token) || token.text === token.text.toLowerCase())) return [];
    return [toSpan("honorific", token.start, token.end + (rest.startsWith(".") ? 1 : 0))];
  });
}
