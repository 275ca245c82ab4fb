import { type DateStyle, printInterval, printMonth } from "./dates.ts";
import type { Draws } from "./draws.ts";
import type { Person, Role, School } from "./person.ts";
import type { Language, Section, Vocabulary } from "./vocabulary.ts";

export type PrintedRole = Role & { dates: string; from: string; until: string };
export type PrintedSchool = School & { dates: string; degree: string; endYear: string };

/** A person ready for the page: every word as it will be printed, and no word on where. */
export type Sheet = Omit<Person, "roles" | "schools"> & {
  language: Language;
  words: Vocabulary;
  style: DateStyle;
  heading: Record<Section, string>;
  roles: PrintedRole[];
  schools: PrintedSchool[];
  /** City with its region, or with its postcode. */
  cityLine: string;
  /** "French (B2)" */
  spoken: string[];
};

export function toSheet(person: Person, language: Language, words: Vocabulary, style: DateStyle, draws: Draws): Sheet {
  const heading = Object.fromEntries(Object.entries(words.headings).map(([section, names]) => [section, draws.pick(names)]));
  const until = (role: Role) => (role.end === null ? style.present : printMonth(role.end, style.form, words));
  return {
    ...person,
    language,
    words,
    style,
    heading: heading as Record<Section, string>,
    roles: person.roles.map((role) => ({
      ...role,
      dates: printInterval(role, style, words),
      from: printMonth(role.start, style.form, words),
      until: until(role),
    })),
    schools: person.schools.map((school) => ({
      ...school,
      dates: printInterval(school, style, words),
      endYear: school.end === null ? style.present : printMonth(school.end, "years", words),
      degree: school.area === undefined ? school.studyType : `${school.studyType}, ${school.area}`,
    })),
    cityLine: toCityLine(person, language),
    spoken: person.languages.map(({ language: name, fluency }) => `${name} (${fluency})`),
  };
}

function toCityLine({ city, region, postcode }: Person, language: Language): string {
  if (region !== undefined) return `${city}, ${region} ${postcode}`;
  return language === "en" ? `${city} ${postcode}` : `${postcode} ${city}`;
}

/** Roles of one employer that follow each other, together. */
export function groupByEmployer(roles: PrintedRole[]): PrintedRole[][] {
  const groups: PrintedRole[][] = [];
  for (const role of roles) {
    const group = groups.at(-1);
    if (group?.[0]?.employer === role.employer) group.push(role);
    else groups.push([role]);
  }
  return groups;
}
