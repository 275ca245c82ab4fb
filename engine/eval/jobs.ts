import { type JobProfile, readJob } from "../job/index.ts";
import { canonicalOf } from "../skills/index.ts";
import { type ExpectedJob, type Half, loadSamples } from "./corpus.ts";
import { Figures, plain, same, toEnglishName, toF1 } from "./figures.ts";
import { overlap } from "./resumes.ts";

type Miss = (file: string, field: string, expected: unknown, found: unknown) => void;
type Named = { name: string; id?: string; alternatives?: { name: string }[] | undefined };

/** Requirements count as the same when they have one taxonomy id or share at least half of their words. */
export function isSame(found: Named, expected: { name: string }): boolean {
  const names = [found.name, ...(found.alternatives ?? []).map((one) => one.name)];
  const id = canonicalOf(expected.name)?.id;
  return (
    (id !== undefined && found.id === id) ||
    names.some((name) => overlap(name, expected.name) >= 0.5 || isPartOf(plain(name), plain(expected.name)))
  );
}

/** All words of the one are words of the other. */
const isPartOf = (part: string, whole: string): boolean => part.split(" ").every((word) => whole.split(" ").includes(word));

type Check = (field: string, hit: boolean, want: unknown, got: unknown) => void;

export function evaluateJobs(half: Half, miss: Miss): Figures {
  const figures = new Figures();
  for (const { name, bytes, expected } of loadSamples<ExpectedJob>("jobs", half)) {
    const reading = readJob(new TextDecoder().decode(bytes));
    figures.add("job read", reading.kind === "read");
    if (reading.kind === "unreadable") continue;
    const check: Check = (field, hit, want, got) => {
      figures.add(field, hit);
      if (!hit) miss(name, field, want, got);
    };
    checkRequirements(check, reading.job.requirements, expected.requirements);
    checkRest(check, reading.job, expected);
  }
  const { "requirement precision": precision = 0, "requirement recall": recall = 0 } = figures.values();
  figures.set("requirement F1", toF1(precision, recall));
  return figures;
}

function checkRequirements(check: Check, found: JobProfile["requirements"], expected: ExpectedJob["requirements"]): void {
  for (const want of expected) {
    const got = found.find((one) => isSame(one, want));
    check("requirement recall", got !== undefined, want.name, "");
    if (got) check("importance", got.importance === want.importance, want, got.importance);
    if (got && want.minYears !== undefined) check("requirement years", got.minYears === want.minYears, want, got.minYears);
  }
  for (const got of found)
    check(
      "requirement precision",
      expected.some((want) => isSame(got, want)),
      "",
      `${got.name} (${got.importance})`,
    );
}

/** Years of a skill stand with the skill. */
function tellsYears({ experience, requirements }: JobProfile, years: number): boolean {
  return experience?.minYears === years || requirements.some(({ minYears }) => minYears === years);
}

function checkRest(check: Check, job: JobProfile, expected: ExpectedJob): void {
  const { title, education, experience, languages = [] } = expected;
  if (title) check("job title", same(job.title, title), title, job.title);
  for (const { language } of languages)
    check(
      "job language",
      job.languages.flatMap((one) => [one, ...(one.alternatives ?? [])]).some((one) => same(one.language, toEnglishName(language))),
      language,
      job.languages,
    );
  if (education) check("job education", job.education?.level === education.level, education, job.education);
  if (experience) check("job experience", tellsYears(job, experience.minYears), experience, job.experience);
}
