import papers from "../data/interview/papers.json";
import data from "../data/interview/topic-kinds.json";
import type { Requirement } from "../job/index.ts";
import { familyOf, skillById } from "../skills/index.ts";
import { fold } from "../text/index.ts";
import type { Kind } from "./frames.ts";
import { isVetting } from "./wording.ts";

/** One of the ways a requirement names: itself or an alternative. */
export type Way = { name: string; id: string; kind: Requirement["kind"] };

const PAPER_HEADS = new Set(data.paperHeads);
const PAPER_STARTS = new Set(data.paperStarts);
const LICENCES = new Set(data.licences);
const LICENCE_IDS = new Set(data.licenceIds);
const DRIVING = new Set(data.driving);
const NOT_DRIVING = new Set(data.notDriving);
const PLACES = new Set([...papers.places, ...papers.trades, ...data.places]);
const PEOPLE = new Set(data.people);
const RULES = new Set(data.rules);
const HOURS = new Set(data.hoursHeads);
const SOFTWARE = new Set(data.software);
const PROGRAMMED: ReadonlySet<string> = new Set(["software", "data", "it-operations"]);

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== "");
const holds = (name: string, phrases: readonly string[]): boolean =>
  phrases.some((one) => ` ${wordsOf(name).join(" ")} `.includes(` ${one} `));

/** What a requirement is, by all of its ways: "Moffett or counterbalance forklift ticket" is a paper, "12d Model or Civil 3D" a tool. */
export function kindOf(ways: readonly Way[], quote: string): Kind {
  const kinds = ways.map(kindOfWay);
  const first = kinds[0] ?? "other";
  if (first === "vetting") return first;
  const strongest = (["paper", "licence", "tool", "place"] as const).find((kind) => kinds.includes(kind));
  if (strongest !== undefined && (kinds.length > 1 || first === strongest)) return strongest;
  return first === "other" && ways.every(({ name }) => isProduct(name)) && wordsOf(quote).some((word) => SOFTWARE.has(word))
    ? "tool"
    : first;
}

/** One way by itself. */
export function kindOfWay({ name, id, kind }: Way): Kind {
  const words = wordsOf(name);
  const held = kindOfPaper({ name, id, kind }, words);
  if (held !== undefined) return held;
  const record = skillById(id);
  if (record?.type === "soft") return "soft";
  if (holds(name, data.basics)) return "basics";
  if (PEOPLE.has(words.at(-1) ?? "") && !/ing$/.test(words[0] ?? "")) return "people";
  if (record === undefined) return kindOfUnknown(words);
  const isProgrammed = PROGRAMMED.has(familyOf(id) ?? "");
  return (isProgrammed ? undefined : ELSEWHERE[record.type]) ?? OF_TYPE[record.type] ?? "other";
}

/** What a skill of the taxonomy is, by its type; a language or framework of other trades is a tool of theirs ("AUTOSAR"). */
const OF_TYPE: Readonly<Partial<Record<string, Kind>>> = {
  method: "skill",
  domain: "field",
  language: "code",
  framework: "code",
  tool: "tool",
  platform: "platform",
};
const ELSEWHERE: Readonly<Partial<Record<string, Kind>>> = { language: "tool", framework: "tool" };

/** What somebody is given rather than able to do. */
function kindOfPaper({ name, id, kind }: Way, words: readonly string[]): Kind | undefined {
  const isCertificate = kind === "certificate";
  if (isVetting(name) && (isCertificate || holds(name, data.vetted))) return "vetting";
  if (holds(name, data.vettedAlone)) return "vetting";
  if (isDriving(words) || (isCertificate && LICENCE_IDS.has(id))) return "licence";
  return isCertificate || isPaper(words) || holds(name, data.papersAlone) ? "paper" : undefined;
}

/** Known by its last word alone: "unionized manufacturing", "primary-aged children", "Local Government Act 1993". */
function kindOfUnknown(words: readonly string[]): Kind {
  const last = words.at(-1) ?? "";
  if (PLACES.has(last)) return "place";
  if (HOURS.has(last) || holds(words.join(" "), data.hours)) return "hours";
  return words.some((word, at) => RULES.has(word) && (at === words.length - 1 || /^\d/.test(words[at + 1] ?? ""))) ? "rule" : "other";
}

const isDriving = (words: readonly string[]): boolean =>
  words.some((word) => LICENCES.has(word)) && words.some((word) => DRIVING.has(word)) && !words.some((word) => NOT_DRIVING.has(word));
const isPaper = (words: readonly string[]): boolean =>
  PAPER_HEADS.has(words.at(-1) ?? "") || (words.length > 1 && PAPER_STARTS.has(words[0] ?? "")) || /(?:^| )level \d/.test(words.join(" "));
/** "Bucket truck rescue, current", "Food hygiene in date": what runs out is a paper. */
const IN_DATE = /(?:, (?:current|valid|up to date)|,? in date)$/i;
/** "RHS Level 2 or equivalent", "Registered, or able to register, with the guild". */
export const isPaperLine = (line: string): boolean => isPaper(wordsOf(line)) || IN_DATE.test(line);
const isProduct = (name: string): boolean => /^(?:\p{Lu}|\p{N})/u.test(name);
/** "Must pass a drug screen and a hearing exam": what a body shows is nothing to ask a candidate about; "eye tests" of a trade are. */
export function isHealthCheck({ name, quote }: Pick<Requirement, "name" | "quote">): boolean {
  const words = wordsOf(name);
  const { of, ends, ahead } = data.healthChecks;
  return ends.includes(words.at(-1) ?? "") && words.some((word) => of.includes(word)) && holds(quote.text, ahead);
}
/** "a full UK driving licence", and not "car driver". */
export const isLicence = (name: string): boolean => wordsOf(name).some((word) => LICENCES.has(word));
