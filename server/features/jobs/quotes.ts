import type { JobProfile } from "@fairlead/contracts";

type Place = { path: string; start: number; end: number; text?: string };

/**
 * Path of the first place of the profile that does not stand in the description; null when all do. A requirement that a person
 * added by hand has no words in it: its quote is empty and at 0.
 */
export function findWrongPlace(profile: JobProfile, description: string): string | null {
  const isRight = ({ start, end, text }: Place): boolean => {
    if (start > end || end > description.length) return false;
    if (text === undefined) return true;
    return text === "" ? start === 0 && end === 0 : description.slice(start, end) === text;
  };
  return toPlaces(profile).find((place) => !isRight(place))?.path ?? null;
}

function toPlaces(profile: JobProfile): Place[] {
  const { requirements, experience, education, languages, responsibilities, conditions = [], schedule, pay, place } = profile;
  const spans = { experience, education };
  const quotes = { schedule, pay, place };
  return [
    ...requirements.flatMap(({ span, quote }, at) => [
      { path: `requirements.${at}.span`, ...span },
      { path: `requirements.${at}.quote`, ...quote },
    ]),
    ...Object.entries(spans).flatMap(([path, value]) => (value === undefined ? [] : [{ path, ...value.span }])),
    ...languages.map(({ span }, at) => ({ path: `languages.${at}.span`, ...span })),
    ...responsibilities.map(({ span }, at) => ({ path: `responsibilities.${at}.span`, ...span })),
    ...conditions.map(({ span, text }, at) => ({ path: `conditions.${at}.span`, ...span, text })),
    ...Object.entries(quotes).flatMap(([path, value]) => (value === undefined ? [] : [{ path, ...value }])),
  ];
}
