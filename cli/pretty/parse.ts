import type { Document, ResumeProfile } from "@fairlead/contracts";
import { bold, cut, dim, lines, warn } from "./paper.ts";

type Line = { file: string; engineVersion: string; profile: ResumeProfile; document: Document };

export function parse({ file, profile, document }: Line): string {
  const { basics, meta } = profile;
  const place = [basics.location?.city, basics.location?.region, basics.location?.countryCode].filter(Boolean).join(", ");
  const pages =
    document.kind === "pdf"
      ? `, ${document.pages.length} page${document.pages.length === 1 ? "" : "s"}, ${document.columns} column${document.columns === 1 ? "" : "s"}`
      : "";
  return lines(
    bold(`${basics.name ?? "(no name found)"}  ${dim(`${file} (${document.kind}${pages}, ${document.language})`)}`),
    `  ${[basics.email, basics.phone, place].filter(Boolean).join(" · ")}`,
    `  ${meta.totalYears.mid} years (${meta.totalYears.lo} – ${meta.totalYears.hi}) as of ${meta.asOf}`,
    profile.work.map((role) => `  ${toDates(role).padEnd(20)} ${[role.position, role.name, role.location].filter(Boolean).join(" · ")}`),
    profile.education.map(
      (entry) => `  ${toDates(entry).padEnd(20)} ${[entry.studyType, entry.area, entry.institution].filter(Boolean).join(" · ")}`,
    ),
    profile.skills.length > 0 &&
      `  skills: ${profile.skills.map((skill) => skill.name + (skill.months ? ` (${skill.months} mo)` : "")).join(", ")}`,
    profile.languages.length > 0 &&
      `  languages: ${profile.languages.map((one) => [one.language, one.fluency].filter(Boolean).join(" ")).join(", ")}`,
    profile.certificates.length > 0 && `  certificates: ${profile.certificates.map((one) => one.name).join("; ")}`,
    document.flags.map(({ code, message }) => warn(`  ! ${code}: ${message}`)),
    document.hiddenText.map(({ text, reason }) => warn(`  ! hidden (${reason}): ${cut(text, 100)}`)),
    "",
  );
}

function toDates({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | null | undefined }): string {
  if (!startDate && endDate === undefined) return "";
  return `${startDate ?? "?"} – ${endDate === null ? "now" : (endDate ?? "?")}`;
}
