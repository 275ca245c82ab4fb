import type { DraftSpec, Importance, Sent } from "@fairlead/contracts";

/** `atLeast`: how many of the name and the others are needed; without it one is enough. */
export type RequirementRow = { name: string; others: string; atLeast?: string; importance: Importance; years: string };
export type LanguageRow = { language: string; cefr: string; importance: Importance };
/** What a person filled in, as it stands in the fields; numbers are words until they are sent. */
export type FormValues = {
  level: string;
  team: string;
  mission: string;
  outcomes: string[];
  duties: string[];
  requirements: RequirementRow[];
  years: string;
  role: string;
  yearsImportance: Importance;
  degree: string;
  areas: string;
  orEquivalent: boolean;
  degreeImportance: Importance;
  languages: LanguageRow[];
  place: string;
  arrangement: string;
  schedule: string;
  contract: string;
  payMin: string;
  payMax: string;
  currency: string;
  period: string;
  benefits: string[];
  process: string[];
  accommodations: string;
  equalOpportunity: boolean;
  contact: string;
  tone: DraftSpec["tone"];
  variant: number;
};
export type ListName = "outcomes" | "duties" | "benefits" | "process";

export const EMPTY_REQUIREMENT: RequirementRow = { name: "", others: "", importance: "must", years: "" };
export const EMPTY_LANGUAGE: LanguageRow = { language: "", cefr: "", importance: "must" };
export const EMPTY_FORM: FormValues = {
  level: "",
  team: "",
  mission: "",
  outcomes: [""],
  duties: [""],
  requirements: [EMPTY_REQUIREMENT],
  years: "",
  role: "",
  yearsImportance: "must",
  degree: "",
  areas: "",
  orEquivalent: true,
  degreeImportance: "should",
  languages: [],
  place: "",
  arrangement: "",
  schedule: "",
  contract: "",
  payMin: "",
  payMax: "",
  currency: "USD",
  period: "year",
  benefits: [""],
  process: [""],
  accommodations: "",
  equalOpportunity: false,
  contact: "",
  tone: "plain",
  variant: 0,
};

type Spec = Sent<"draftJob", "body">;
type Period = NonNullable<DraftSpec["pay"]>["period"];

const toText = (words: string): string => words.trim().replace(/\s+/g, " ");
const toLines = (lines: readonly string[]): string[] => lines.map(toText).filter((line) => line !== "");
const toNames = (words: string): string[] => toLines(words.split(","));
/** "28,000", "28.50" and "$28" as numbers; undefined for what is none above zero. */
export function toNumber(words: string): number | undefined {
  const number = Number(
    words
      .trim()
      .replace(/^\p{Sc}\s*/u, "")
      .replace(/[\s,](?=\d{3}\b)/g, "")
      .replace(",", "."),
  );
  return words.trim() !== "" && Number.isFinite(number) && number > 0 ? number : undefined;
}
const MOST_YEARS = 30;
function toYears(words: string): { minYears?: number } {
  const years = Math.round(toNumber(words) ?? 0);
  return years >= 1 && years <= MOST_YEARS ? { minYears: years } : {};
}

/** One is enough without a word of it; no more are needed than there are. */
function toNeeded(words: string, ways: number): { atLeast?: number } {
  const count = Math.min(Math.round(toNumber(words) ?? 1), ways);
  return count > 1 ? { atLeast: count } : {};
}

export type Figure = "sum" | "years";
/** What is typed and cannot be used, which would else be left out without a word. */
export function isNoFigure(kind: Figure, words: string): boolean {
  return words.trim() !== "" && (kind === "sum" ? toNumber(words) : toYears(words).minYears) === undefined;
}
/** Fields that hold something, under the names of the specification. */
const filled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, words]) => [name, toText(words)])
      .filter(([, words]) => words !== ""),
  ) as Partial<T>;

/** The specification that the form says; null as long as it has no title. */
export function toSpec(title: string, form: FormValues): Spec | null {
  if (toText(title) === "") return null;
  const { level, team, mission, place, arrangement, schedule, contract, accommodations, contact, equalOpportunity, tone, variant } = form;
  return {
    title: toText(title),
    ...(filled({ level, team, mission, place, arrangement, schedule, contract, accommodations, contact }) as Partial<Spec>),
    outcomes: toLines(form.outcomes),
    duties: toLines(form.duties),
    requirements: form.requirements.flatMap(({ name, others, atLeast, importance, years }) => {
      const alternatives = toNames(others);
      const needed = toNeeded(atLeast ?? "", alternatives.length + 1);
      return toText(name) === "" ? [] : [{ name: toText(name), alternatives, ...needed, importance, ...toYears(years) }];
    }),
    ...toExperience(form),
    ...toEducation(form),
    languages: form.languages.flatMap(({ language, cefr, importance }) =>
      toText(language) === "" ? [] : [{ language: toText(language), importance, ...(filled({ cefr }) as { cefr?: "C1" }) }],
    ),
    ...toPay(form),
    benefits: toLines(form.benefits),
    process: toLines(form.process),
    equalOpportunity,
    tone,
    variant,
  };
}

function toExperience({ years, role, yearsImportance }: FormValues): Pick<Spec, "experience"> {
  const { minYears } = toYears(years);
  return minYears === undefined ? {} : { experience: { minYears, importance: yearsImportance, ...filled({ role }) } };
}

function toEducation({ degree, areas, orEquivalent, degreeImportance }: FormValues): Pick<Spec, "education"> {
  if (degree === "") return {};
  return { education: { level: Number(degree), areas: toNames(areas), orEquivalent, importance: degreeImportance } };
}

/** One sum is both ends; the smaller of two comes first. */
function toPay({ payMin, payMax, currency, period }: FormValues): Pick<Spec, "pay"> {
  const sums = [toNumber(payMin), toNumber(payMax)].filter((sum) => sum !== undefined);
  if (sums.length === 0) return {};
  return { pay: { min: Math.min(...sums), max: Math.max(...sums), currency, period: period as Period } };
}

/** A line among others: into the first empty place, else behind the last. */
export function addTo<T>(list: readonly T[], value: T, isEmpty: (one: T) => boolean): T[] {
  const at = list.findIndex(isEmpty);
  return at < 0 ? [...list, value] : list.map((one, index) => (index === at ? value : one));
}

/** The same values with the first words that read `from` changed; null where no field holds them. */
export function replaceWords<T>(value: T, from: string, to: string): T | null {
  if (typeof value === "string") {
    const at = value.toLowerCase().indexOf(from.toLowerCase());
    return at < 0 ? null : (`${value.slice(0, at)}${to}${value.slice(at + from.length)}` as T);
  }
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const changed = replaceWords(part, from, to);
    if (changed !== null)
      return (Array.isArray(value) ? value.map((one, at) => (String(at) === key ? changed : one)) : { ...value, [key]: changed }) as T;
  }
  return null;
}
