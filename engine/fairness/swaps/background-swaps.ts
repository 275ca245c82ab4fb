import swaps from "../../data/fairness/swaps.json";
import { fold, toTokens } from "../../text/index.ts";
import { findAll } from "../personal/find-all.ts";
import { schoolsOf } from "../personal/schools.ts";
import { placesOf, type Subject, toCover } from "../personal/subject.ts";
import { YEARS_BACK } from "../weights.ts";
import { type Edit, likeIn, withEarlierYears, withOtherDigits } from "./edits.ts";

const GENERIC = new Set(
  "the of for and in at university universitat universidad universite universidade universita universiteit college school institute institut instituto istituto academy polytechnic technical technology science sciences applied business economics art arts design state high community nursing medicine law engineering management graduate department faculty hochschule fachhochschule ecole de des la du e y und fur der hogeschool gymnasium lyceum lycee liceo instituut akademie academie escuela escola scuola schule facultad faculdade politecnico politecnica".split(
    " ",
  ),
);
const AFFINITY = new Map(swaps.affinities.words.map(([from = "", to = ""]) => [from, to]));
const GROUPS = new Set(swaps.affinities.groups);

/** An invented school of the same kind: "Institute of Technology" stays, what is before it changes. */
export function swapSchool({ document, profile }: Subject): Edit[] {
  const places = placesOf(profile, /^\/education\/\d+\/institution$/);
  const elsewhere = schoolsOf(profile).flatMap((school) => findAll(document.text, school));
  return [...places, ...elsewhere].map(({ start, end }) => ({ start, end, text: toOtherSchool(document.text.slice(start, end)) }));
}

function toOtherSchool(school: string): string {
  const [other = "Westmere"] = swaps.schools.filter((name) => !school.includes(name));
  const own = toTokens(school).filter((token) => !GENERIC.has(token.folded));
  const [first] = own;
  if (first === undefined || own.length === toTokens(school).length) return likeIn(school, `${other} University`);
  let text = school.slice(0, first.start) + likeIn(first.text, other);
  let from = first.end;
  for (const token of own.slice(1)) {
    text += school.slice(from, token.start).trimEnd();
    from = token.end;
  }
  return text + school.slice(from);
}

/** Graduation moved back by as many years as lie between two generations of applicants. */
export function swapGraduationYear({ profile }: Subject): Edit[] {
  return placesOf(profile, /^\/education\/\d+\/(startDate|endDate)$/).map(({ start, end, raw }) => ({
    start,
    end,
    text: withEarlierYears(raw, YEARS_BACK),
  }));
}

export function swapPostcode({ profile }: Subject): Edit[] {
  return placesOf(profile, /^\/basics\/location\/postalCode$/).map(({ start, end, raw }) => ({ start, end, text: withOtherDigits(raw) }));
}

/** Another town, also where the resume names it again, but for the name of a paper: "Court of Ghent" is what was issued. */
export function swapAddress({ document, profile }: Subject): Edit[] {
  const isPaper = toCover(placesOf(profile, /^\/certificates\/\d+\/(name|issuer)$/));
  const to = (list: readonly string[]) => (raw: string) => likeIn(raw, list.find((name) => name !== raw) ?? raw);
  const city = profile.basics.location?.city ?? "";
  const elsewhere = findAll(document.text, city).filter(
    ({ start, end }) => document.text.slice(start, end) === city && !isPaper(start, end),
  );
  return [
    ...toPlaceEdits(profile, /^\/basics\/location\/city$/, to(swaps.cities)),
    ...elsewhere.map((place) => ({ ...place, text: to(swaps.cities)(city) })),
    ...toPlaceEdits(profile, /^\/basics\/location\/region$/, (raw) => (raw.length === 2 ? "OH" : to(swaps.regions.slice(1))(raw))),
    ...toPlaceEdits(profile, /^\/basics\/location\/address$/, (raw) => withOtherDigits(raw)),
  ];
}

function toPlaceEdits(profile: Subject["profile"], path: RegExp, change: (raw: string) => string): Edit[] {
  return placesOf(profile, path).map(({ start, end, raw }) => ({ start, end, text: change(raw) }));
}

/** Other clubs and societies, wherever the resume names one. */
export function swapAffiliations({ document, profile }: Subject): Edit[] {
  const organizations = placesOf(profile, /^\/volunteer\/\d+\/organization$/).map(({ start, end, raw }, at) => ({
    start,
    end,
    text: likeIn(raw, swaps.organizations[at % swaps.organizations.length] ?? raw),
  }));
  const words = document.lines.flatMap((line) => {
    const tokens = toTokens(document.text.slice(line.start, line.end));
    if (!tokens.some((token) => GROUPS.has(token.folded))) return [];
    return tokens.flatMap((token) => {
      const other = AFFINITY.get(token.folded.replace(/'s?$/, ""));
      const isName = token.text !== token.text.toLowerCase();
      return other === undefined || !isName
        ? []
        : [{ start: line.start + token.start, end: line.start + token.end, text: likeIn(token.text, other) }];
    });
  });
  return [...organizations, ...words];
}

/** Other pastimes: every line of that section gets other words. */
export function swapHobbies({ document, profile }: Subject): Edit[] {
  const sections = profile.meta.sections.filter(({ section }) => section === "interests");
  const lines = document.lines.filter(
    (line) => sections.some(({ start, end }) => line.start >= start && line.end <= end) && line.kind !== "heading",
  );
  const headings = new Set(sections.map(({ heading }) => fold(heading ?? "")));
  return lines
    .filter((line) => !headings.has(fold(document.text.slice(line.start, line.end)).trim()))
    .map((line, at) => ({ start: line.start, end: line.end, text: swaps.hobbies[at % swaps.hobbies.length] ?? "" }));
}
