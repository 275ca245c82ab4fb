import data from "../data/draft/grammar.json";
import { choose, fill } from "./choose.ts";
import type { DraftRequirement, DraftSpec, Importance } from "./types.ts";
import { toChoice, toCounted, toInner, toItem, toYears, withArticle } from "./wording.ts";

/** What the job asks for at one importance, one line each: skills, years, degree, languages. */
export function toRequirementLines(spec: DraftSpec, importance: Importance): string[] {
  const { variant, experience, education } = spec;
  const isMeant = (one: { importance: Importance }) => one.importance === importance;
  return [
    ...spec.requirements.filter(isMeant).map((one) => toSkill(one, variant)),
    ...(experience && isMeant(experience) ? [toExperience(experience, variant)] : []),
    ...(education && isMeant(education) ? [toEducation(education)] : []),
    ...spec.languages
      .filter(isMeant)
      .map(({ language, cefr }) => (cefr === undefined ? language : fill(data.languageAt, { language, cefr }))),
  ].map(toItem);
}

function toSkill({ name, alternatives, atLeast, minYears }: DraftRequirement, variant: number): string {
  const all = withOwnNouns([name, ...alternatives]);
  const names = atLeast === undefined ? toChoice(all) : toCounted(all, atLeast);
  if (minYears === undefined)
    return atLeast === undefined ? names : choose(data.countedOf, variant, "counted").replace("{names}", () => names);
  const forms = /\bexperience$/i.test(names) ? data.yearsOf : data.years;
  return choose(forms, variant, "years")
    .replace("{years}", toYears(minYears))
    .replace("{names}", () => names);
}

const PAPER = new RegExp(`\\s(?:${data.papers.join("|")})$`, "i");

/** "Governance or an F-gas certificate": without the article the noun would go with both. */
function withOwnNouns(names: readonly string[]): string[] {
  return names.map((name, at) =>
    at > 0 && PAPER.test(name) && names.slice(0, at).some((one) => !PAPER.test(one)) ? withArticle(name) : name,
  );
}

function toExperience({ minYears, role }: NonNullable<DraftSpec["experience"]>, variant: number): string {
  const form = choose(role === undefined ? data.experience : data.experienceAs, variant, "years");
  return fill(form, { years: toYears(minYears), role: withArticle(toInner(role ?? "")) });
}

function toEducation({ level, areas, orEquivalent }: NonNullable<DraftSpec["education"]>): string {
  const name = data.degrees[String(level) as keyof typeof data.degrees];
  const degree = areas.length === 0 ? name : fill(data.degreeIn, { name, areas: toChoice(areas) });
  return orEquivalent ? fill(data.orEquivalent, { degree }) : degree;
}
