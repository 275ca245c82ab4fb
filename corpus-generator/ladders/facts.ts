import type { Occupation } from "./words.ts";

/** How a candidate has a wish: in two roles or with a measured outcome, in one role, only named in a list, not at all. */
export type State = "proven" | "used" | "listed" | "none";
/** Whose trade a role belongs to. */
export type Trade = "same" | "near" | "far";
/** Months run from `start` up to and without `end`, counted back from the day of the ladder: 0 is today. */
export type RoleFact = { trade: Trade; senior: boolean; start: number; end: number; wishes: number[]; duties: number[]; outcomes: boolean };
/** All that is true of one candidate. Indices are those of the occupation's wishes and duties. */
export type Facts = {
  rung: Rung;
  roles: RoleFact[];
  /** Wishes named in the list of skills. */
  listed: number[];
  degree: "higher" | "asked" | "none";
  certificate: boolean;
  wording: "named" | "synonym";
};

/** From the best candidate to the one with nothing; each has less of what is asked for than the one before. */
export const RUNGS = [
  "over-qualified",
  "complete",
  "synonyms only",
  "most of it",
  "skills 12 years old",
  "adjacent field",
  "keyword-stuffed",
  "same words, other trade",
] as const;
export type Rung = (typeof RUNGS)[number];

const TWELVE_YEARS = 144;

export function toFacts(rung: Rung, { wishes, duties, years }: Occupation): Facts {
  const all = wishes.map((_, at) => at);
  const of = (...kinds: string[]) => all.filter((at) => kinds.includes(wishes[at]?.importance ?? ""));
  const musts = of("must");
  const shoulds = of("should");
  const everyDuty = duties.map((_, at) => at);
  const asked = 12 * years;
  const role = (trade: Trade, start: number, end: number, parts: Partial<RoleFact> = {}): RoleFact => ({
    trade,
    start,
    end,
    senior: false,
    wishes: [],
    duties: [],
    outcomes: false,
    ...parts,
  });
  const facts = (roles: RoleFact[], parts: Partial<Facts> = {}): Facts => ({
    rung,
    roles,
    listed: [],
    degree: "asked",
    certificate: true,
    wording: "named",
    ...parts,
  });
  switch (rung) {
    case "over-qualified":
      return facts(
        [
          role("same", 2 * asked + 48, 0, { senior: true, wishes: all, duties: everyDuty, outcomes: true }),
          role("same", 2 * asked + 90, 2 * asked + 48, { wishes: all, duties: everyDuty }),
        ],
        { degree: "higher", listed: musts },
      );
    case "complete":
      return facts(
        [role("same", asked + 14, 0, { wishes: all, duties: everyDuty }), role("same", asked + 38, asked + 14, { wishes: musts })],
        { listed: musts },
      );
    case "synonyms only":
      return facts([role("same", asked + 14, 0, { wishes: [...musts, ...shoulds], duties: everyDuty })], { wording: "synonym" });
    case "most of it":
      return facts([role("same", asked + 3, 0, { wishes: [...musts.slice(0, -1), ...shoulds.slice(0, 1)], duties: [0] })], {
        listed: shoulds.slice(1),
      });
    case "skills 12 years old":
      return facts([
        role("far", TWELVE_YEARS, 0),
        role("same", TWELVE_YEARS + 6 * years, TWELVE_YEARS, { wishes: musts.slice(0, -1), duties: [0] }),
      ]);
    case "adjacent field":
      return facts([role("near", asked + 12, 0, { wishes: [...musts.slice(0, 2), ...shoulds.slice(0, 1)] })], { certificate: false });
    case "keyword-stuffed":
      return facts([role("far", asked + 36, 0)], { listed: all, degree: "none", certificate: false });
    case "same words, other trade":
      return facts([role("far", asked + 72, 0)], { degree: "none", certificate: false });
  }
}

export function stateOf({ roles, listed }: Facts, wish: number): State {
  const shown = roles.filter(({ wishes }) => wishes.includes(wish));
  if (shown.length >= 2 || shown.some(({ outcomes }) => outcomes)) return "proven";
  if (shown.length === 1) return "used";
  return listed.includes(wish) ? "listed" : "none";
}

export function monthsOf({ roles }: Facts, counts: (role: RoleFact) => boolean): number {
  return roles.filter(counts).reduce((sum, { start, end }) => sum + start - end, 0);
}

/** The same candidate who never did one thing, told in the words of the advertisement. */
export function withoutWish(facts: Facts, wish: number): Facts {
  const without = (wishes: readonly number[]) => wishes.filter((at) => at !== wish);
  const roles = facts.roles.map((role) => ({ ...role, wishes: without(role.wishes) }));
  return { ...facts, roles, listed: without(facts.listed), wording: "named" };
}
