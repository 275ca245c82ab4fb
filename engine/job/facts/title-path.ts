import type { JobText } from "../words/job-text.ts";
import { toWords } from "../words/words.ts";
import { isOccupation } from "./occupations.ts";
import type { Candidate } from "./title-choice.ts";

/** The way through a page or to a file, one of its steps in small letters with dashes ("/jobs/london/tax-manager-48213"). */
const PATH = /(?:https?:\/\/)?[\w.-]*(?:\/[\w.~%+-]+)+\/?/g;
const ADDRESS_ONLY = /^(?:https?:\/\/\S+|\/?[\w.-]+(?:\/[\w.~%+-]+){2,}\/?|\/[\w.~%+-]+\/?)$/;
const LINES = 6;
const LINE_CHARS = 300;
const HEAD_CHARS = 3_000;
/** "Home / Vacancies / Lift Engineer (Service)". */
const CRUMBS = /\s[/\\>»›]\s/;
const PLACES_OF_SITES =
  /^(?:home(?:page)?|jobs?|careers?|vacanc(?:y|ies)|work (?:for|with) us|(?:current |open |all )?(?:vacancies|openings|positions|roles)|join us|search|job search)$/i;

/** "Home > Jobs > Clerk": the last step of a way through a page; nothing of an address or a path. */
export function withoutWay(row: string): string {
  if (ADDRESS_ONLY.test(row)) return "";
  const steps = row.split(CRUMBS);
  return PLACES_OF_SITES.test(steps[0]?.trim() ?? "") ? (steps.at(-1)?.trim() ?? "") : row;
}

/** The name of the job in the address or the path that stands above the text. */
export function titlesInPath({ raw }: JobText): Candidate[] {
  const rows = raw
    .slice(0, HEAD_CHARS)
    .split("\n")
    .filter((row) => row.trim() !== "");
  return rows
    .slice(0, LINES)
    .map((row) => row.slice(0, LINE_CHARS))
    .flatMap((row) => (row.match(PATH) ?? []).flatMap(inAddress));
}

/** The last step with an occupation, up to it. */
function inAddress(address: string): Candidate[] {
  const steps = address.split("/").filter((step) => /[a-z]-[a-z]/i.test(step));
  for (const step of steps.reverse()) {
    const words = step.split(/[-_+]|%20/).filter((word) => !/^\d+$/.test(word));
    const end = words.findLastIndex((word) => isOccupation(toWords(word)[0]?.folded ?? ""));
    if (end < 0) continue;
    const part = words
      .slice(0, end + 1)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
    return [{ place: "path", part, whole: part }];
  }
  return [];
}
