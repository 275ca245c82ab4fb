import type { Alternative, JobProfile } from "../job/index.ts";

/** Something a job asks for, under every name that a label may give it. */
export type Found = {
  name: string;
  id?: string;
  importance: string;
  minYears?: number | undefined;
  alternatives: { name: string }[];
};

/** Skills, languages and the degree that were read of an advertisement, in one list. */
export function toFound({ requirements, languages, education }: JobProfile, ad: string): Found[] {
  return [
    ...requirements.map(({ id, name, importance, minYears, alternatives = [] }) => ({
      ...{ id, name, importance, minYears },
      alternatives: alternatives.flatMap(toNames),
    })),
    ...languages.map(({ language, importance, alternatives = [] }) => ({
      ...{ name: language, importance },
      alternatives: alternatives.map((other) => ({ name: other.language })),
    })),
    ...(education ? [toDegree(ad.slice(education.span.start, education.span.end), education)] : []),
  ];
}

/** One wish holds every degree of a choice ("BSc or HND in Law") with and without the field, each of its fields ("degree in law or economics"), and what may stand in its place. */
function toDegree(words: string, { areas, importance, alternatives = [] }: NonNullable<JobProfile["education"]>): Found {
  const degrees = words.split(/,\s|\s(?:or|and|\/)\s/);
  const fields = [...areas, areas.join(" ")];
  const names = [...degrees, ...areas, ...fields.flatMap((field) => degrees.map((degree) => `${degree} ${field}`))];
  return {
    name: `${words} ${areas.join(" ")}`,
    importance,
    alternatives: [...names.map((name) => ({ name })), ...alternatives.flatMap(toNames)],
  };
}

/** "Six years' substation work": the field of the years names the way too. */
const toNames = ({ name, experience }: Alternative): { name: string }[] =>
  experience?.field ? [{ name }, { name: experience.field }] : [{ name }];
