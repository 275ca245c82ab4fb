import type { ResumeProfile } from "../../resume/index.ts";
import type { Flag } from "../types.ts";
import { FAR_AHEAD } from "../weights.ts";

type Told = { start: string; end: string | undefined; words: string; isTurned: boolean };

/** Remarks about dates of roles that cannot be as they stand, with how they were read. */
export function toDateFlags(profile: ResumeProfile, asOf: string): Flag[] {
  const told = toTold(profile);
  const ahead = told.filter(({ start }) => isAfter(start, asOf));
  const far = told.filter((one) => !ahead.includes(one) && one.end !== undefined && isAfter(one.end, asOf, FAR_AHEAD));
  const turned = told.filter(({ isTurned }) => isTurned);
  // Where every role is told from its end, that is how this resume is written.
  const isManner = turned.length === told.filter(({ end }) => end !== undefined).length && turned.length > 1;
  return [
    ...(ahead.length > 0 ? [toFlag(`${toWords(ahead)}: begins after ${asOf}, so no time was counted.`)] : []),
    ...(far.length > 0 ? [toFlag(`${toWords(far)}: ends years after ${asOf}; time was counted up to that day.`)] : []),
    ...(turned.length > 0 && !isManner
      ? [toFlag(`${toWords(turned)}: the end stands before the beginning; read the other way round.`)]
      : []),
  ];
}

const toFlag = (message: string): Flag => ({ code: "dates-contradict", message: `Dates that contradict themselves. ${message}` });
const toWords = (told: readonly Told[]): string => told.map(({ words }) => `“${words}”`).join(", ");

function toTold({ work, meta: { places } }: ResumeProfile): Told[] {
  const byPath = new Map(places.map((place) => [place.path, place]));
  return work.flatMap(({ startDate, endDate }, at) => {
    if (startDate === undefined) return [];
    const [start, end] = [byPath.get(`/work/${at}/startDate`), byPath.get(`/work/${at}/endDate`)];
    const isTurned = endDate != null && start !== undefined && end !== undefined && end.start < start.start;
    const words = [start?.raw ?? startDate, end?.raw ?? endDate ?? undefined].filter((word) => word !== undefined);
    return [{ start: startDate, end: endDate ?? undefined, words: (isTurned ? words.reverse() : words).join(" – "), isTurned }];
  });
}

/** Dates as `YYYY` or `YYYY-MM`; a bare year is not after a day inside it. */
function isAfter(date: string, day: string, years = 0): boolean {
  const least = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return date > least.slice(0, date.length);
}
