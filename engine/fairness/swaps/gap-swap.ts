import { type ResumeProfile, toRoleIntervals } from "../../resume/index.ts";
import { placesOf, type Subject } from "../personal/subject.ts";
import { MONTHS_OF_A_GAP } from "../weights.ts";
import { type Edit, withEarlierYears } from "./edits.ts";

type Held = { at: number; from: number; to: number };

/** A year without work: all roles before the latest one move back by a year, with their lengths as they are. */
export function swapGap({ profile }: Subject): Edit[] {
  const held = toHeld(profile);
  const latest = held.at(-1);
  const earlier = held.slice(0, -1);
  if (latest === undefined || earlier.length === 0 || earlier.some(({ to }) => to > latest.from)) return [];
  return earlier.flatMap(({ at }) =>
    placesOf(profile, new RegExp(`^/work/${at}/(startDate|endDate)$`)).map(({ start, end, raw }) => ({
      start,
      end,
      text: withEarlierYears(raw, 1),
    })),
  );
}

/** Whether half a year or more lies between two roles, or since the last one. */
export function hasGap(profile: ResumeProfile): boolean {
  const held = toHeld(profile);
  let reached = held[0]?.to ?? 0;
  for (const { from, to } of held) {
    if (from - reached >= MONTHS_OF_A_GAP) return true;
    reached = Math.max(reached, to);
  }
  const [year = 0, month = 1] = profile.meta.asOf.split("-").map(Number);
  return held.length > 0 && year * 12 + month - 1 - reached >= MONTHS_OF_A_GAP;
}

function toHeld({ work, meta }: ResumeProfile): Held[] {
  return toRoleIntervals(work, meta.places, meta.asOf)
    .flatMap((interval, at) => (interval === undefined ? [] : [{ at, from: interval.startLo, to: interval.endHi }]))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}
