import { readdirSync, readFileSync } from "node:fs";
import { DraftSpec } from "@fairlead/contracts";
import { ROLE_FRAMES } from "../draft/index.ts";
import { canonicalOf, skillById } from "../skills/index.ts";

type Dice = {
  below(most: number): number;
  chance(share: number): boolean;
  one<T>(list: readonly T[]): T;
  some<T>(list: readonly T[], most: number): T[];
};

/** Mulberry32: the same seed throws the same dice. */
function toDice(seed: number): Dice {
  let state = seed * 0x9e3779b1;
  const throwOne = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(throwOne() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(rest.length, below(most + 1)) }, () => rest.splice(below(rest.length), 1)[0] as T);
  };
  return { below, chance: (share) => throwOne() < share, one, some };
}

/** Labels of the taxonomy that job reading takes for something else by rule: a level of education, a human language; and one that the rules on wording rightly mark beside work without driving. */
const OTHER_BY_RULE = new Set([
  "vocational-training",
  "english-language-learner-support",
  "benefits-realisation",
  "aha-roadmaps",
  "human-intelligence",
  "drivers-licence",
]);
const FOLDER = new URL("../data/skills/", import.meta.url);
type Row = { id: string; label: string; type: string };
const LABELS = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { skills?: Row[] }).skills ?? [])
  .filter(({ id, type }) => type !== "soft" && type !== "human-language" && !OTHER_BY_RULE.has(id))
  .map(({ label, type }) => ({ label, type }));
/** Nobody asks for years of a certificate, by whichever of its names. */
const isHeld = (name: string): boolean => skillById(canonicalOf(name)?.id ?? "")?.type === "cert" || /(?:licence|registration)$/.test(name);

const IMPORTANCES = ["must", "should", "nice"] as const;
const LANGUAGES = ["English", "German", "French", "Polish", "Spanish", "Arabic"];
const AREAS = ["nursing", "economics", "computer science", "law", "engineering"];
const BENEFITS = ["28 days of paid leave", "Free parking", "a pension plan", "Lunch on site", "training days you choose", "Bike leasing"];
const STEPS = ["a call of 20 minutes", "A visit to the team.", "A work sample of one hour", "an answer within 5 days"];
const TEAMS = ["Platform", "a team of six", "the night shift", "our kitchen crew", "Accounts"];
const HOURS = ["Full-time, 38 hours a week", "Part-time, 24 hours a week", "Two shifts, Monday to Friday."];

/** Tasks as different people write them. */
function reworded(dice: Dice, task: string): string {
  const [verb = "", second = "", ...rest] = task.split(" ");
  const tail = [second, ...rest].join(" ");
  const forms = [task, `You will ${task}.`, task.charAt(0).toUpperCase() + task.slice(1)];
  if (["the", "a", "our", "each", "all"].includes(second)) forms.push(`${verb.replace(/e$/, "")}ing ${tail}`, `${verb}s ${tail}.`);
  return dice.one(forms);
}

/** A specification as a person could have filled it in: facts of an occupation, mixed with skills of the whole taxonomy. */
export function seededSpec(seed: number): DraftSpec {
  const dice = toDice(seed);
  const frame = dice.one(ROLE_FRAMES);
  const title = dice.one(frame.titles);
  const names = [
    ...frame.requirements.map(({ name, alternatives = [] }) => [name, ...alternatives]),
    ...Array.from({ length: 4 }, () => [dice.one(LABELS).label]),
    [dice.one(LABELS).label, dice.one(LABELS).label],
  ];
  const years = () => (dice.chance(0.25) ? { minYears: 1 + dice.below(2) } : {});
  return DraftSpec.parse({
    title,
    ...(dice.chance(0.5) ? { level: dice.one(["junior", "mid", "senior", "lead"]) } : {}),
    ...(dice.chance(0.7) ? { mission: frame.mission } : {}),
    ...(dice.chance(0.5) ? { team: dice.one(TEAMS) } : {}),
    outcomes: dice.some(frame.outcomes, 3).map((one) => reworded(dice, one)),
    duties: dice.some(frame.duties, 6).map((one) => reworded(dice, one)),
    requirements: dice.some(names, 12).map(([name = "", ...alternatives]) => ({
      name,
      alternatives,
      importance: dice.one(IMPORTANCES),
      ...([name, ...alternatives].some(isHeld) ? {} : years()),
    })),
    ...(dice.chance(0.5)
      ? { experience: { minYears: 1 + dice.below(3), importance: dice.one(IMPORTANCES), ...(dice.chance(0.5) ? { role: title } : {}) } }
      : {}),
    ...(dice.chance(0.5) ? { education: { level: 4 + dice.below(5), areas: dice.some(AREAS, 2), importance: dice.one(IMPORTANCES) } } : {}),
    languages: dice.some(LANGUAGES, 2).map((language) => ({
      language,
      importance: dice.one(IMPORTANCES),
      ...(dice.chance(0.5) ? { cefr: dice.one(["B1", "B2", "C1"]) } : {}),
    })),
    ...(dice.chance(0.6) ? { place: dice.one(["Leeds", "Denver, CO", "Lyon"]) } : {}),
    ...(dice.chance(0.5) ? { arrangement: dice.one(["on-site", "hybrid", "remote"]) } : {}),
    ...(dice.chance(0.5) ? { schedule: dice.one(HOURS) } : {}),
    ...(dice.chance(0.4) ? { contract: dice.one(["Permanent", "Fixed term, one year"]) } : {}),
    ...(dice.chance(0.7)
      ? {
          pay: {
            min: 20_000 + dice.below(400) * 50,
            max: 45_000 + dice.below(90) * 500,
            currency: dice.one(["USD", "GBP", "EUR", "CHF"]),
            period: "year",
          },
        }
      : {}),
    benefits: dice.some(BENEFITS, 4),
    process: dice.some(STEPS, 4),
    ...(dice.chance(0.5) ? { accommodations: "access@example.com" } : {}),
    equalOpportunity: dice.chance(0.5),
    ...(dice.chance(0.4) ? { contact: "Mara Ortiz, 555-0134, jobs@example.com" } : {}),
    tone: dice.one(["plain", "warm", "formal"]),
    variant: dice.below(50),
  });
}
