import { readJob } from "../job/index.ts";
import { type Found, toFound } from "./asked.ts";
import { type ExpectedLine, type Half, loadStrength } from "./corpus.ts";
import { Figures, toF1 } from "./figures.ts";
import { isSame } from "./jobs.ts";

type Miss = (file: string, field: string, expected: unknown, found: unknown) => void;
type Check = (field: string, hit: boolean) => void;
type Want = ExpectedLine["requirements"][number];
const CLASSES = ["must", "should", "nice"] as const;

/** How strongly single lines ask: macro-F1 over must, should and nice; what is asked for and not read, or read and not asked for, counts against it. */
export function evaluateStrength(half: Half, miss: Miss): Figures {
  const figures = new Figures();
  const counts = Object.fromEntries(CLASSES.map((name) => [name, { right: 0, wanted: 0, read: 0 }]));
  for (const line of loadStrength(half)) {
    const found = readLine(line);
    for (const got of found) tally(counts, got.importance, "read");
    for (const want of line.requirements) {
      const got = found.find((one) => isSame(one, want));
      tally(counts, want.importance, "wanted");
      if (got?.importance === want.importance) tally(counts, want.importance, "right");
      const check: Check = (field, hit) => {
        if (field !== "strength") figures.add(field, hit);
        if (!hit) miss(line.id, field, want, `${line.text} => ${tell(found)}`);
      };
      checkWant(check, want, got);
    }
    if (line.requirements.length > 0) continue;
    figures.add("lines that ask for nothing", found.length === 0);
    if (found.length > 0) miss(line.id, "asks for nothing", line.text, tell(found));
  }
  const f1 = CLASSES.map((name) => {
    const { right, wanted, read } = counts[name] ?? { right: 0, wanted: 0, read: 0 };
    const value = toF1(read === 0 ? 0 : right / read, wanted === 0 ? 0 : right / wanted);
    figures.set(`strength F1 ${name}`, value);
    return value;
  });
  figures.set("strength macro F1", f1.reduce((sum, value) => sum + value, 0) / CLASSES.length);
  return figures;
}

function checkWant(check: Check, { importance, minYears, alternatives }: Want, got: Found | undefined): void {
  check("strength", got?.importance === importance);
  if (minYears !== undefined) check("strength years", got?.minYears === minYears);
  if (alternatives) check("strength or-groups", got !== undefined && alternatives.every((name) => isSame(got, { name })));
}

/** Everything the line asks for. Years that a requirement carries are told once, others go by their field. */
function readLine(line: ExpectedLine): Found[] {
  const ad = toAd(line);
  const reading = readJob(ad);
  if (reading.kind === "unreadable") return [];
  const { requirements, experience } = reading.job;
  const found = toFound(reading.job, ad);
  if (experience === undefined || requirements.some((one) => one.minYears === experience.minYears)) return found;
  const { field, minYears, importance, span } = experience;
  return [...found, { name: field ?? ad.slice(span.start, span.end), importance, minYears, alternatives: [] }];
}

/** The line under its heading as an item; one with a mark or a code of its own ("- ", "E4. ") has no need of another. */
function toAd({ heading, text }: ExpectedLine): string {
  if (heading === null) return text;
  return /^(?:-|[A-Z]\d+\.)\s/.test(text) ? `${heading}\n${text}` : `${heading}\n- ${text}`;
}

function tally(
  counts: Record<string, { right: number; wanted: number; read: number }>,
  name: string,
  what: "right" | "wanted" | "read",
): void {
  const row = counts[name];
  if (row !== undefined) row[what]++;
}

const tell = (found: readonly Found[]): string =>
  found.map(({ name, importance, minYears }) => `${name} (${importance}${minYears === undefined ? "" : ` ${minYears}`})`).join("; ");
