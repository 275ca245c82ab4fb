import type { JobDraft, JobProfile, SkillsFound, WordingReport } from "@fairlead/contracts";
import { bad, bold, column, dim, lines, quote, warn } from "./paper.ts";

export function job(line: JobProfile & { file: string }): string {
  return lines(
    bold(`${line.title ?? "(no title found)"}${line.level ? `, ${line.level}` : ""}  ${dim(line.file)}`),
    line.requirements.map((one) => {
      const years = one.minYears ? `${one.minYears}+ years` : "";
      return `  ${one.importance.padEnd(7)}${column(wish(one), 40)} ${years.padEnd(9)} ${quote(one.quote.text, 70)}`;
    }),
    line.experience &&
      `  ${line.experience.importance.padEnd(7)}${line.experience.minYears}+ years of experience${line.experience.field ? ` ${line.experience.isOccupation ? "as" : "in"} ${line.experience.field}` : ""}${others(line.experience)}`,
    line.education &&
      `  ${line.education.importance.padEnd(7)}${line.education.name}${others(line.education)}${line.education.orEquivalent && !line.education.alternatives ? " or equivalent experience" : ""}`,
    line.languages.map((one) => `  ${one.importance.padEnd(7)}${choice([one, ...(one.alternatives ?? [])].map(spoken), one.atLeast)}`),
    line.responsibilities.length > 0 && dim(`  ${line.responsibilities.length} duties`),
    line.flags.map(({ code, message }) => warn(`  ! ${code}: ${message}`)),
    "",
  );
}

/** "Java or Kotlin", "2 of Java, Kotlin, Go". */
const choice = (names: string[], atLeast = 1): string => (atLeast > 1 ? `${atLeast} of ${names.join(", ")}` : names.join(" or "));
const wish = ({ name, alternatives = [], atLeast }: JobProfile["requirements"][number]): string =>
  choice([name, ...alternatives.map((one) => one.name)], atLeast);
const others = ({ alternatives = [] }: { alternatives?: { name: string }[] | undefined }): string =>
  alternatives.map(({ name }) => ` or ${name}`).join("");
const spoken = ({ language, cefr }: { language: string; cefr?: string | undefined }): string => `${language}${cefr ? ` (${cefr})` : ""}`;

export const draft = (line: JobDraft & { file: string }): string => lines(line.description, "");

export function skills(line: SkillsFound & { file: string }): string {
  const names = [...new Set(line.skills.map((skill) => skill.name))];
  return lines(
    bold(line.file),
    `  ${names.join(", ") || "no skills found"}`,
    dim(`  ${line.skills.length} mentions, ${line.spans.length} spans`),
    "",
  );
}

export function bias(line: WordingReport & { file: string }): string {
  return lines(
    bold(`${line.score.toFixed(1)} of 100  ${dim(line.file)}`),
    line.findings.map((one) => {
      const paint = one.severity === "high" ? bad : warn;
      const better = one.suggestions.length ? ` → ${one.suggestions.map((words) => (words === "" ? "leave out" : words)).join(" | ")}` : "";
      return lines(
        `  ${paint(`${one.severity.padEnd(6)} ${one.type.padEnd(11)}`)} “${one.text}”${better}`,
        dim(`         ${one.reason} [${one.source}]`),
      );
    }),
    line.notes.map(({ message }) => dim(`  ${message}`)),
    "",
  );
}

type Imported = { file: string; source: string; concepts: number; added: number; addedLabels: number; known: number } & {
  refused: Partial<Record<string, number>>;
  written: string;
  version: string;
};

export function taxonomy(line: Imported): string {
  const refused = Object.entries(line.refused).map(([why, count]) => `  ${String(count).padStart(7)} left out: ${why}`);
  return lines(
    bold(`${line.source}: ${line.concepts} skills  ${dim(line.file)}`),
    `  ${String(line.added).padStart(7)} added, with ${line.addedLabels} names`,
    `  ${String(line.known).padStart(7)} known already`,
    refused,
    dim(`  written to ${line.written}, version ${line.version}`),
    "",
  );
}
