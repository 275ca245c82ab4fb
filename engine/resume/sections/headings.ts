import grammar from "../../data/resume/heading-words.json";
import lexicon from "../../data/resume/headings.json";
import { fold, remember } from "../../text/index.ts";
import type { Section } from "../types.ts";

const aliases = new Map<string, Section>();
for (const [section, names] of Object.entries(lexicon as Record<string, string[]>)) {
  for (const name of names) if (!aliases.has(name)) aliases.set(name, section as Section);
}
// Order in which two named classes of a compound heading are tried ("Education & Skills" is read as education first).
const PRIORITY: Section[] = [
  "experience",
  "education",
  "skills",
  "certifications",
  "projects",
  "languages",
  "publications",
  "awards",
  "volunteering",
  "summary",
  "interests",
  "references",
  "contact",
  "other",
];
const LONGEST = 60;

const NUMBERING = /^\s*(?:\d{1,2}|[IVX]{1,4})[.):]\s+|^\s*\d{1,2}\s+/;

/** "Projekthistorie (freiberuflich seit 2012)", "Skills (selection):" */
const ASIDE = /(?<=\p{L}{3}) \([^()]{3,40}\)(?=:?$)/u;

/** Folded heading words: no numbering, aside in brackets, glyphs or final colon; letter-spaced words closed up. */
export const toHeadingKey = remember((words): string => {
  const plain = fold(closeLetterSpacing(words.replace(NUMBERING, "").replace(ASIDE, "")))
    .replace(/[^\p{L}\p{N}&'/+,-]+/gu, " ")
    .trim();
  const key = plain.replace(/^[-/,& ]+|[-/,& ]+$/g, "");
  return withoutNumber(key);
});

/** "Position 2", "Employer 1": one heading for each entry of a form. */
const COUNTED = /^(.+?) (?:no |nr )?\d{1,2}$/;
/** "PART-TIME" heads a section by itself, but not with other words: "Courier, part-time". */
const wholes = new Map(
  Object.entries(grammar.whole).flatMap(([section, words]) => words.map((word) => [word, section as Section] as const)),
);
const numbered = new Map(
  Object.entries(grammar.numbered).flatMap(([section, words]) => words.map((word) => [word, section as Section] as const)),
);

function withoutNumber(key: string): string {
  const [, counted = ""] = COUNTED.exec(key) ?? [];
  return numbered.has(counted) ? counted : key;
}

/** "E D U C A T I O N" → "EDUCATION"; two or more spaces part the words. */
export function closeLetterSpacing(words: string): string {
  const letters = words.trim().split(/\s+/);
  if (letters.length < 4 || letters.some((letter) => letter.length > 1 && letter !== "&")) return words;
  return words
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

export type HeadingReading = { section: Section; exact: boolean };

/** "3 endorsements", "500+ connections": what a page of a network counts. */
const COUNTED_BY_OTHERS = /^\d+\+? \p{Ll}+$/u;

/** What a heading of these words opens. `exact`: the whole words stand in the lexicon. */
export const readHeading = remember((words): HeadingReading | undefined => {
  if (words.length > LONGEST || COUNTED_BY_OTHERS.test(words)) return undefined;
  const key = toHeadingKey(words);
  if (key === "") return undefined;
  const whole = wholes.get(key) ?? lookUp(key) ?? (/\d\W*$/.test(words) ? numbered.get(key) : undefined);
  if (whole) return { section: whole, exact: true };
  const parts = key.split(/\s*(?:&|\/|,|\+| and | und | et | y | e | ed | en | or )\s*/).filter((part) => part !== "");
  const sections = parts.map(lookUp).filter((section) => section !== undefined);
  if (parts.length > 1 && sections.length === parts.length) return { section: first(sections), exact: true };
  if (parts.length >= FEWEST_LISTED && sections.length * 2 < parts.length) return undefined;
  if (parts.length > 1 && sections.length > 0) return { section: first(sections), exact: false };
  return wordInside(key);
});

/** "PERSONAL CARE, FLUID CHARTS, TURNING, ACTIVITIES": a list of duties, one of which is also the name of a section. */
const FEWEST_LISTED = 3;

const first = (sections: Section[]): Section => PRIORITY.find((section) => sections.includes(section)) ?? "other";

function lookUp(key: string): Section | undefined {
  return (
    aliases.get(key) ??
    aliases.get(key.replace(/^(?:my|the|mein|meine|mon|mes|mi|mis|mijn|le|la|les|die|der) /, "")) ??
    aliases.get(key.replace(/[- ]+/g, " ")) ??
    compose(key)
  );
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const modifiers = new Map(Object.entries(grammar.modifiers).map(([kind, words]) => [kind, wordSet(words)]));
const beside = new Set([...wordSet(grammar.fillers), ...[...modifiers.values()].flatMap((words) => [...words])]);
const nouns = grammar.sections.map(({ section, needs, nouns }) => ({ section: section as Section, needs, nouns: wordSet(nouns) }));
const MOST_COMPOSED = 6;

/** "Puestos desempeñados", "Bisherige berufliche Stationen": headings put together from nouns and the words that go with them. */
function compose(key: string): Section | undefined {
  const words = key.split(/[ /,&]+/);
  if (words.length > MOST_COMPOSED) return undefined;
  const holds = (kind: string) => words.some((word) => modifiers.get(kind)?.has(word));
  return nouns.find(
    ({ nouns, needs }) =>
      words.some((word) => nouns.has(word)) &&
      words.every((word) => nouns.has(word) || beside.has(word)) &&
      (needs.length === 0 || needs.some(holds)),
  )?.section;
}

/** "Relevant Nursing Experience", "Selected Publications": the last or first word decides. */
function wordInside(key: string): HeadingReading | undefined {
  const words = key.split(" ");
  if (words.length < 2 || words.length > 4) return undefined;
  const hit = aliases.get(words.slice(-2).join(" ")) ?? aliases.get(words.at(-1) ?? "") ?? aliases.get(words.slice(0, 2).join(" "));
  return hit === undefined || hit === "other" || hit === "contact" ? undefined : { section: hit, exact: false };
}
