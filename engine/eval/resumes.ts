import { type Document, readDocument } from "../documents/index.ts";
import { type ResumeProfile, readResume, toLanguageName } from "../resume/index.ts";
import { canonicalOf } from "../skills/index.ts";
import { addConfidence, type JudgedProfile, judgeFields, toMicroF1 } from "./confidence.ts";
import { CORPUS_DAY, type Dated, type ExpectedResume, type Half, loadSamples } from "./corpus.ts";
import { sameTitle } from "./employment-note.ts";
import { Figures, plain, same, toEnglishName } from "./figures.ts";
import { readingOrder } from "./reading-order.ts";

type Miss = (file: string, field: string, expected: unknown, found: unknown) => void;
type Tally = (file: string, document: ExpectedResume, field: string, hit: boolean) => void;
type Role = ResumeProfile["work"][number];
type ExpectedRole = NonNullable<ExpectedResume["profile"]["work"]>[number];

/** Compares every document of a half with its expected file, field by field. */
export async function evaluateResumes(half: Half, miss: Miss, tally: Tally): Promise<Figures> {
  const figures = new Figures();
  const errors: number[] = [];
  const widths: number[] = [];
  const profiles: (JudgedProfile & { columns: number | undefined; language: string | undefined })[] = [];
  let [inOrder, outOfOrder] = [0, 0];
  for (const { name, bytes, expected } of loadSamples<ExpectedResume>("resumes", half)) {
    const reading = await readDocument(bytes);
    const profile = reading.kind === "read" ? toProfile(reading.document) : undefined;
    figures.add("read", profile !== undefined);
    tally(name, expected, "read", profile !== undefined);
    if (reading.kind === "unreadable" || profile === undefined) {
      miss(name, "read", "text", reading.kind === "unreadable" ? reading.code : "thrown");
      continue;
    }
    const check = (field: string, hit: boolean, want: unknown, got: unknown) => {
      figures.add(field, hit);
      tally(name, expected, field, hit);
      if (!hit) miss(name, field, want, got);
    };
    checkDocument(check, reading.document, expected);
    checkBasics(check, profile, expected);
    checkRoles(check, profile.work, expected.profile.work ?? []);
    checkLists(check, profile, expected);
    if (expected.totalYears !== undefined) errors.push(checkYears(check, profile, expected.totalYears));
    widths.push(profile.meta.totalYears.hi - profile.meta.totalYears.lo);
    const { columns, language } = expected;
    profiles.push({ ...judgeFields(profile, expected.profile), columns, language });
    const order = readingOrder(reading.document.text, toOrdered(expected));
    inOrder += order.inOrder;
    outOfOrder += order.outOfOrder;
  }
  figures.set("years mean error", errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length));
  figures.set("years interval, median width", medianOf(widths));
  figures.set("reading order, Kendall tau", (inOrder - outOfOrder) / Math.max(1, inOrder + outOfOrder));
  figures.set("micro F1 over fields", toMicroF1(profiles));
  figures.set("micro F1, two columns", toMicroF1(profiles.filter(({ columns }) => columns === 2)));
  figures.set("micro F1, other languages", toMicroF1(profiles.filter(({ language }) => language !== undefined && language !== "en")));
  addConfidence(
    figures,
    profiles.flatMap(({ judged }) => judged),
  );
  return figures;
}

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Employers and schools are expected in the order in which they are printed. */
const toOrdered = ({ profile: { work = [], education = [] } }: ExpectedResume): string[][] => [
  work.flatMap(({ name }) => name ?? []),
  education.flatMap(({ institution }) => institution ?? []),
];

/** A document that makes the engine throw counts as not read; it does not hide the figures of the others. */
function toProfile(document: Document): ResumeProfile | undefined {
  try {
    return readResume(document, { asOf: CORPUS_DAY });
  } catch {
    return undefined;
  }
}

type Check = (field: string, hit: boolean, want: unknown, got: unknown) => void;

function checkDocument(check: Check, document: Document, expected: ExpectedResume): void {
  if (expected.columns !== undefined && document.kind === "pdf")
    check("columns", document.columns === expected.columns, expected.columns, document.columns);
  if (expected.language) check("language", document.language === expected.language, expected.language, document.language);
  const hidden = plain(document.hiddenText.map(({ text }) => text).join(" "));
  const visible = plain(document.text);
  for (const text of expected.hidden ?? [])
    check("hidden text", hidden.includes(plain(text)) && !visible.includes(plain(text)), text, hidden);
  if ((expected.hidden ?? []).length === 0) check("no false hidden", document.hiddenText.length === 0, [], document.hiddenText);
}

const digits = (phone: string): string => phone.replace(/\D/g, "").slice(-8);

function checkBasics(check: Check, { basics }: ResumeProfile, { profile }: ExpectedResume): void {
  const { name, email, phone, location } = profile.basics;
  if (name) check("name", same(basics.name, name), name, basics.name);
  if (email) check("email", basics.email?.toLowerCase() === email.toLowerCase(), email, basics.email);
  if (phone) check("phone", basics.phone !== undefined && digits(basics.phone) === digits(phone), phone, basics.phone);
  if (location?.city) check("city", same(basics.location?.city, location.city), location.city, basics.location?.city);
}

const sameDates = (found: Dated | Role, expected: Dated): boolean =>
  (expected.startDate === undefined || found.startDate === expected.startDate) &&
  (expected.endDate === undefined || found.endDate === expected.endDate);

function checkRoles(check: Check, found: Role[], expected: ExpectedRole[]): void {
  const left = [...found];
  for (const role of expected) {
    const scored = left.map((one) => ({ one, fit: fitOf(one, role) })).sort((a, b) => b.fit - a.fit);
    const best = scored[0] && scored[0].fit > 0 ? scored[0].one : undefined;
    if (best) left.splice(left.indexOf(best), 1);
    const title = role.position === undefined || sameTitle(best?.position, role.position);
    const company = role.name === undefined || same(best?.name, role.name);
    const dates = best !== undefined && sameDates(best, role);
    if (role.position) check("role title", title, role.position, best?.position);
    if (role.name) check("role company", company, role.name, best?.name);
    check("role dates", dates, [role.startDate, role.endDate], best && [best.startDate, best.endDate]);
    check(
      "role title, company and dates",
      best !== undefined && title && company && dates,
      role,
      best && { position: best.position, name: best.name, startDate: best.startDate, endDate: best.endDate },
    );
  }
  check(
    "no phantom roles",
    left.length === 0,
    [],
    left.map(({ position, name }) => ({ position, name })),
  );
}

function fitOf(found: Role, expected: ExpectedRole): number {
  const title = expected.position !== undefined && sameTitle(found.position, expected.position) ? 2 : 0;
  const company = expected.name !== undefined && same(found.name, expected.name) ? 2 : 0;
  const dates =
    sameDates(found, expected) && (expected.startDate || expected.endDate)
      ? 2
      : found.startDate === expected.startDate && found.startDate
        ? 1
        : 0;
  return title + company + dates;
}

function checkLists(check: Check, profile: ResumeProfile, expected: ExpectedResume): void {
  for (const school of expected.profile.education ?? []) {
    if (!school.institution) continue;
    const hit = profile.education.find((one) => same(one.institution, school.institution as string));
    check(
      "school",
      hit !== undefined,
      school.institution,
      profile.education.map((one) => one.institution),
    );
    const degree = `${school.studyType ?? ""} ${school.area ?? ""}`;
    const got = profile.education.map((one) => `${one.studyType ?? ""} ${one.area ?? ""}`);
    if (plain(degree) !== "")
      check(
        "degree",
        got.some((one) => overlap(one, degree) >= 0.6),
        degree,
        got,
      );
  }
  const skills = new Set(
    profile.skills.flatMap((skill) => [skill.id, plain(skill.name), ...skill.evidence.map(({ text }) => plain(text))]),
  );
  for (const skill of expected.profile.skills ?? []) {
    const id = canonicalOf(skill)?.id;
    check("skill recall", skills.has(plain(skill)) || (id !== undefined && skills.has(id)), skill, "");
  }
  for (const { language } of expected.profile.languages ?? [])
    check(
      "spoken language",
      profile.languages.some((one) =>
        [language, toLanguageName(language), toEnglishName(language)].some((name) => same(name, one.language)),
      ),
      language,
      profile.languages.map((one) => one.language),
    );
  for (const { name } of expected.profile.certificates ?? [])
    check(
      "certificate",
      profile.certificates.some((one) => overlap(one.name, name) >= 0.6),
      name,
      profile.certificates.map((one) => one.name),
    );
}

/** Share of the expected words that are found, and of the found words that are expected: the smaller of the two. */
export function overlap(found: string, expected: string): number {
  const [a, b] = [new Set(plain(found).split(" ")), new Set(plain(expected).split(" "))];
  const common = [...a].filter((word) => b.has(word)).length;
  return Math.min(common / Math.max(1, a.size), common / Math.max(1, b.size));
}

function checkYears(check: Check, { meta }: ResumeProfile, years: number): number {
  const { lo, mid, hi } = meta.totalYears;
  check("years inside bounds", years >= lo - 0.05 && years <= hi + 0.05, years, meta.totalYears);
  return Math.abs(mid - years);
}
