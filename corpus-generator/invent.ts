import type { Draws } from "./draws.ts";
import { type Month, type Person, PRESENT, type Role, type School, toMonth, yearOf } from "./person.ts";
import type { Occupation, Vocabulary } from "./vocabulary.ts";

export type Career = {
  /** Fewest and most roles. */
  roles: [number, number];
  /** The first two or three roles are at one employer. */
  grouped: boolean;
  /** No role lies within one calendar year, for layouts that print years alone. */
  acrossYears: boolean;
};

/** Invents a person from draws: the facts, all of them, from which document and truth are both made. */
export function invent(draws: Draws, words: Vocabulary, career: Career): Person {
  const occupation = draws.pick(words.occupations);
  const [given, family] = [draws.pick(words.given), draws.pick(words.family)];
  const city = draws.pick(words.cities);
  const roles = inventRoles(draws, words, occupation, career);
  const title = roles[0]?.position ?? occupation.titles[0] ?? "";
  return {
    name: `${given} ${family}`,
    email: `${toLetters(given)}.${toLetters(family)}@example.${draws.pick(["com", "org", "net"])}`,
    phone: draws.fill(city.phone),
    street: draws.fill(draws.pick(words.streets)),
    postcode: city.postcode,
    city: city.name,
    ...(city.region === undefined ? {} : { region: city.region }),
    occupation: occupation.family,
    title,
    summary: draws.pick(words.summaries).replace("{title}", title),
    roles,
    schools: inventSchools(draws, words, occupation, roles.at(-1)?.start ?? PRESENT),
    skills: draws.several(occupation.skills, draws.between(3, occupation.skills.length)),
    certificates: occupation.certificates,
    languages: draws
      .several(words.languages.slice(1), draws.between(1, 3))
      .toSpliced(0, 0, words.languages[0] as string[])
      .map(([language = "", fluency = ""]) => ({ language, fluency })),
    interests: draws.several(words.interests, 2),
  };
}

function inventRoles(draws: Draws, words: Vocabulary, occupation: Occupation, { roles, grouped, acrossYears }: Career): Role[] {
  const count = draws.between(...roles);
  const atFirst = grouped ? draws.between(2, Math.min(3, count)) : 1;
  const employers = inventEmployers(draws, words, occupation, count);
  const lines = [...occupation.lines, ...draws.several(words.lines, words.lines.length)];
  let end: Month | null = draws.chance(75) ? null : toMonth(2026, draws.between(2, 8));
  return Array.from({ length: count }, (_, index) => {
    const last: Month = end ?? PRESENT - 1;
    let start = last - draws.between(9, 62);
    if (acrossYears && yearOf(start) === yearOf(last)) start = toMonth(yearOf(last) - 1, 6);
    const [employer = "", place = ""] = employers[index < atFirst ? 0 : index] ?? [];
    const role: Role = {
      position: occupation.titles[Math.floor((index * occupation.titles.length) / Math.max(count, occupation.titles.length))] as string,
      employer,
      place,
      start,
      end,
      lines: Array.from({ length: draws.between(2, 3) }, (_, line) => draws.fill(lines[(index * 3 + line) % lines.length] as string)),
    };
    end = start - 1 - (index >= atFirst - 1 && draws.chance(40) ? draws.between(1, 5) : 0);
    return role;
  });
}

/** Employers with different names, each with its place. */
function inventEmployers(draws: Draws, words: Vocabulary, occupation: Occupation, count: number): [string, string][] {
  const roots = draws.several(words.roots, count);
  return Array.from({ length: count }, (_, index) => {
    const root = roots[index % roots.length] as string;
    const pattern = occupation.workplaces[(index + count) % occupation.workplaces.length] as string;
    const { name, region } = draws.pick(words.cities);
    return [pattern.replace("{}", root), region === undefined ? name : `${name}, ${region}`];
  });
}

function inventSchools(draws: Draws, words: Vocabulary, { degree }: Occupation, firstRole: Month): School[] {
  const [studyType = "", area] = degree;
  const end = firstRole - draws.between(1, 4);
  const start = toMonth(yearOf(end) - draws.between(2, 4), 9);
  const college: School = { institution: named(draws, words, draws.pick(words.schools)), studyType, start, end };
  const [diploma = "", school = ""] = draws.pick(words.secondary);
  const leaving = toMonth(yearOf(start), 6);
  const secondary: School = { institution: named(draws, words, school), studyType: diploma, start: leaving - 45, end: leaving };
  return [area === undefined ? college : { ...college, area }, ...(draws.chance(60) ? [secondary] : [])];
}

const named = (draws: Draws, words: Vocabulary, pattern: string): string => pattern.replace("{}", draws.pick(words.roots));

const toLetters = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/ß/g, "ss")
    .replace(/[ıİ]/g, "i")
    .replace(/[œ]/g, "oe")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
