import data from "../../data/job/heading-moods.json";
import type { SectionKind } from "./headings.ts";

const SPEAKS = new RegExp(data.speaks, "i");
const FAVOURED = new RegExp(data.favoured, "i");
const TAUGHT = new RegExp(data.taught, "i");
const DENIED = new RegExp(data.denied, "i");
const POSSIBLE = new RegExp(data.possible, "i");
const OF_WORK = new RegExp(data.ofWork, "i");

/** "Skills that get you more money", "Nice, but no reason to stay away": what lifts an applicant, whatever else the words name. */
export function favouredOf(raw: string): SectionKind | undefined {
  return SPEAKS.test(raw) && FAVOURED.test(raw) ? "nice" : undefined;
}

/** What a heading outside the lists says by its verbs: what is taught or denied asks for nothing, what might be is nice to have. */
export function moodOf(raw: string): SectionKind | undefined {
  if (!SPEAKS.test(raw)) return undefined;
  if (TAUGHT.test(raw) || DENIED.test(raw)) return "waived";
  return POSSIBLE.test(raw) && !OF_WORK.test(raw) ? "nice" : undefined;
}
