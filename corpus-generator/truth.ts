import { type DateForm, toTotalYears, toTruthDate } from "./dates.ts";
import type { Family, Omission } from "./family.ts";
import type { Interval, Person } from "./person.ts";
import type { Language } from "./vocabulary.ts";

const toDates = ({ start, end }: Interval, form: DateForm) => ({
  startDate: toTruthDate(start, form),
  endDate: end === null ? null : toTruthDate(end, form),
});

/** What a reader must find, from the facts alone. The form is that of the corpus: engine/corpus/README.md. */
export function toTruth(person: Person, language: Language, family: Family, form: DateForm, producer: string) {
  const prints = (what: Omission) => !family.omits?.includes(what);
  const region = person.region === undefined ? {} : { region: person.region };
  return {
    layout: family.name,
    producer,
    language,
    family: person.occupation,
    columns: family.columns,
    profile: {
      basics: { name: person.name, email: person.email, phone: person.phone, location: { city: person.city, ...region } },
      work: (family.oldestFirst ? person.roles.toReversed() : person.roles).map((role) => ({
        name: role.employer,
        position: role.position,
        ...toDates(role, form),
        ...(prints("places") ? { location: role.place } : {}),
      })),
      education: person.schools.map((school) => ({
        institution: school.institution,
        studyType: school.studyType,
        ...(school.area === undefined ? {} : { area: school.area }),
        ...(family.schoolDates === "end" && school.end !== null ? { endDate: toTruthDate(school.end, "years") } : toDates(school, form)),
      })),
      skills: prints("skills") ? person.skills : [],
      certificates: prints("certificates") ? person.certificates.map((name) => ({ name })) : [],
      languages: prints("languages") ? person.languages : [],
    },
    totalYears: toTotalYears(person.roles, form),
    hidden: [],
  };
}
