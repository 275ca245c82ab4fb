import { expect, it } from "vitest";
import { checkWording } from "../../bias/index.ts";
import { readJob } from "../../job/index.ts";
import { match } from "../../match/index.ts";
import { findSkills, findSpans } from "../../skills/index.ts";
import { CORPUS_DAY, loadSamples } from "../corpus.ts";
import { readDevResumes } from "../dev-resumes.ts";
import { Figures } from "../figures.ts";
import { invent } from "./invent.ts";
import { evaluatePlaces, RESUMES } from "./places.ts";

it("invented resumes hold the word at its true places, and elsewhere four times more", () => {
  for (let seed = 1; seed <= RESUMES; seed++) {
    const { text, word, truth } = invent(seed);
    expect(truth.length).toBeGreaterThan(0);
    for (const { start, end } of truth) expect(text.slice(start, end)).toBe(word);
    expect(text.toLowerCase().split(word.toLowerCase()).length - 1).toBeGreaterThanOrEqual(truth.length + 4);
  }
});

it("a skill is shown by its true place, not by an employer, a heading, a wish or a denial, in 98 of 100 resumes", () => {
  const figures = new Figures();
  const missed: unknown[] = [];
  evaluatePlaces(figures, (...one) => missed.push(one));
  expect(figures.values()["skill shown by its true place"], JSON.stringify(missed)).toBeGreaterThanOrEqual(0.98);
});

type Quote = { start: number; end: number; text?: string };

/** Every quote anywhere in a value: an object with a place and the words that stand there. */
function quotesOf(value: unknown): Quote[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(quotesOf);
  const { start, end } = value as Partial<Quote>;
  return typeof start === "number" && typeof end === "number" ? [value as Quote, ...inside] : inside;
}

/** Quotes whose words do not stand where they say, or that lie outside the text. */
const wrongQuotes = (text: string, ...values: unknown[]): Quote[] =>
  values
    .flatMap(quotesOf)
    .filter(
      ({ start, end, text: words }) =>
        !(0 <= start && start < end && end <= text.length) || (typeof words === "string" && text.slice(start, end) !== words),
    );

it("every quote of every resume of the development half stands where it says", { timeout: 300_000 }, async () => {
  const [job] = loadSamples<unknown>("jobs", "dev");
  const reading = readJob(new TextDecoder().decode(job?.bytes));
  if (reading.kind !== "read") throw new Error("The job cannot be read.");
  const wrong: unknown[] = [];
  let quotes = 0;
  for (const { name, document, profile } of await readDevResumes()) {
    const { matchedSkills, rows } = match({ document, profile, job: reading.job, asOf: CORPUS_DAY });
    const values = [profile.skills, profile.meta, findSkills(document.text), findSpans(document.text), matchedSkills, rows];
    quotes += values.flatMap(quotesOf).length;
    wrong.push(...wrongQuotes(document.text, ...values).map((quote) => [name, quote]));
  }
  expect(wrong).toEqual([]);
  expect(quotes).toBeGreaterThan(10_000);
});

it("so does every quote of every job", () => {
  for (const { name, bytes } of loadSamples<unknown>("jobs", "dev")) {
    const text = new TextDecoder().decode(bytes);
    const reading = readJob(text);
    const job = reading.kind === "read" ? reading.job : undefined;
    expect(wrongQuotes(text, job, checkWording(text).findings, findSkills(text), findSpans(text)), name).toEqual([]);
  }
});
