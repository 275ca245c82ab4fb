import { type MonthInterval, type ResumeProfile, toRoleIntervals } from "../../resume/index.ts";
import { fold, toSentences } from "../../text/index.ts";
import { findInstruction } from "./instructions.ts";

/** A line of a role with its place in the profile, for the quote that explains it. */
export type RoleLine = { text: string; path: string };
/** A role that was really held. Entries repeated word for word (title, employer, dates) are one role. */
export type OwnRole = {
  position: string | undefined;
  employer: string | undefined;
  interval: MonthInterval | undefined;
  entries: number[];
  lines: RoleLine[];
};

export function toOwnRoles(profile: ResumeProfile, asOf: string): OwnRole[] {
  const roles = new Map<string, OwnRole>();
  const intervals = toRoleIntervals(profile.work, profile.meta.places, asOf);
  for (const [index, work] of profile.work.entries()) {
    const key = [work.position, work.name, work.startDate, work.endDate].map((part) => fold(part ?? "").trim()).join("|");
    const role = roles.get(key) ?? {
      position: work.position,
      employer: work.name,
      interval: intervals[index],
      entries: [],
      lines: [],
    };
    role.entries.push(index);
    role.lines.push(...toLines(work, index));
    roles.set(key, role);
  }
  return [...roles.values()];
}

/** What speaks to a machine was not done in the role. */
function toLines(work: ResumeProfile["work"][number], index: number): RoleLine[] {
  const bullets = work.highlights.map((text, at) => ({ text, path: `/work/${index}/highlights/${at}` }));
  const summary = work.summary ?? "";
  const sentences = toSentences(summary).map(({ start, end }) => ({ text: summary.slice(start, end), path: `/work/${index}/summary` }));
  return [...bullets, ...sentences].filter(({ text }) => findInstruction(text) === null);
}
