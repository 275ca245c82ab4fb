import grammar from "../../data/resume/heading-words.json";
import { toInterval } from "../durations.ts";
import { hasInstitutionWord } from "../education/degrees.ts";
import { toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Role } from "./work.ts";

const duties = new Set(grammar.duties);
const BESIDE = /\s*(?:,|&|\/| and | und | et | y | e | en )\s*/;

/** "Teaching", "Service and Outreach": what belongs to the posts of somebody at a university. */
const namesDuties = (heading: string | undefined): boolean =>
  heading !== undefined &&
  toHeadingKey(heading)
    .split(BESIDE)
    .some((part) => duties.has(part));

/**
 * Under such a heading no role of its own is what was taught or served while another section tells of a post at a school: a course, a
 * committee, a journal reviewed for. What lies outside the time of all posts is one, and so is everything where no post is told.
 */
export function withoutDutiesOfPosts(roles: readonly Role[], sections: readonly SectionRows[], asOf: string): Role[] {
  const told = new Set(sections.filter(({ heading }) => namesDuties(heading?.words)).flatMap(({ rows }) => rows.map(({ index }) => index)));
  const isDuty = ({ rows: [first] }: Role) => first !== undefined && told.has(first.index);
  const posts = roles.filter((role) => !isDuty(role)).flatMap((role) => intervalOf(role, asOf) ?? []);
  const teaches = roles.some((role) => !isDuty(role) && hasInstitutionWord(role.draft.name?.value ?? ""));
  if (!teaches || posts.length === roles.length) return [...roles];
  const isHeld = (month: number) => posts.some(({ startLo, endHi }) => startLo <= month && month < endHi);
  return roles.filter((role) => {
    const own = isDuty(role) ? intervalOf(role, asOf) : undefined;
    return !isDuty(role) || (own !== undefined && !(isHeld(own.startHi) && isHeld(Math.max(own.startHi, own.endLo - 1))));
  });
}

const intervalOf = ({ draft: { startDate, endDate } }: Role, asOf: string) => toInterval(startDate?.value, endDate?.value, asOf);
