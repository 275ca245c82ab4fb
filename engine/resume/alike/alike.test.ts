import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDocument, toPlainDocument } from "../../documents/index.ts";
import { makeDocx, paragraph, run } from "../../documents/test/make-docx.ts";
import { readDevResumes } from "../../eval/dev-resumes.ts";
import { readResume } from "../read-resume.ts";
import type { Document, ResumeProfile } from "../types.ts";
import { findLikeness } from "./find-likeness.ts";
import { toSketch, toSketchKeys } from "./to-sketch.ts";

const asOf = "2026-11-01";
const SAMPLES = join(import.meta.dirname, "../../../server/samples/resumes");

const RESUME = readFileSync(join(SAMPLES, "daniel-tsegaye-customer-service-associate.txt"), "utf8");
const sketchOf = (text: string) => sketchOfDocument(toPlainDocument(text)).sketch;
function sketchOfDocument(document: Document) {
  const profile = readResume(document, { asOf });
  return { profile, sketch: toSketch(document, profile) };
}
const likeness = (a: string, b: string) => findLikeness(sketchOf(a), sketchOf(b));

type Read = { name: string; text: string; profile: ResumeProfile; sketch: ReturnType<typeof toSketch>; keys: Set<string> };
async function readAll(): Promise<Read[]> {
  const toRead = (name: string, document: Document, profile: ResumeProfile): Read => {
    const sketch = toSketch(document, profile);
    return { name, text: document.text, profile, sketch, keys: new Set(toSketchKeys(sketch)) };
  };
  const all: Read[] = [];
  for (const name of readdirSync(SAMPLES).filter((file) => /\.(?:pdf|docx|txt)$/.test(file))) {
    const reading = await readDocument(readFileSync(join(SAMPLES, name)));
    if (reading.kind === "unreadable") throw new Error(name);
    all.push(toRead(name, reading.document, readResume(reading.document, { asOf })));
  }
  return [...all, ...(await readDevResumes()).map(({ name, document, profile }) => toRead(name, document, profile))];
}

/** What people do to a resume between two applications. */
const EDITS: Record<string, (read: Read, stranger: string) => string> = {
  "lines wrapped anew": ({ text }) =>
    text
      .split(/\n\s*\n/)
      .map((part) => part.replace(/\s+/g, " ").replace(/(.{60,78}) /g, "$1\n"))
      .join("\n\n"),
  "a role added": ({ text, profile }, stranger) => {
    const work = profile.meta.sections.find(({ section }) => section === "experience")?.start ?? 0;
    const cut = text.indexOf("\n", work) + 1;
    const role = stranger
      .slice(stranger.length / 3)
      .split("\n", 8)
      .join("\n");
    return `${text.slice(0, cut)}${role}\n\n${text.slice(cut)}`;
  },
  "address and number changed": ({ text, profile: { basics } }) =>
    [
      [basics.email, "new.address@example.org"],
      [basics.phone, "555-0100"],
    ].reduce((words, [was = "\0", now = ""]) => words.replaceAll(was, now), text),
  "sections turned round": ({ text, profile: { meta } }) =>
    text.slice(0, meta.sections[0]?.start) +
    meta.sections
      .map(({ start, end }) => text.slice(start, end))
      .reverse()
      .join("\n"),
};

test("no two people of the samples and of the development corpus look alike, and an edited copy of each does", {
  timeout: 300_000,
}, async () => {
  const all = await readAll();
  const isSamePerson = (a: Read, b: Read) =>
    a.profile.basics.name === b.profile.basics.name && a.profile.basics.email === b.profile.basics.email;
  const alarms = all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b) => (findLikeness(a.sketch, b.sketch).length > 0 && !isSamePerson(a, b) ? [`${a.name} ${b.name}`] : [])),
  );
  expect(alarms).toEqual([]);
  const edits = Object.entries(EDITS);
  const missed = edits.flatMap(([edit, change], turn) =>
    all.flatMap((read, at) => {
      if (at % edits.length !== turn) return [];
      const copy = sketchOf(change(read, all[(at + 7) % all.length]?.text ?? ""));
      const isFound = toSketchKeys(copy).some((key) => read.keys.has(key));
      return isFound && findLikeness(read.sketch, copy).includes("text") ? [] : [`${edit}: ${read.name}`];
    }),
  );
  expect(missed).toEqual([]);
});

describe("two resumes", () => {
  test("look alike in another file format", async () => {
    const bytes = makeDocx(
      RESUME.split("\n")
        .map((line) => paragraph(run(line)))
        .join(""),
    );
    const reading = await readDocument(bytes);
    if (reading.kind === "unreadable") throw new Error(reading.code);
    expect(findLikeness(sketchOf(RESUME), sketchOfDocument(reading.document).sketch)).toEqual(["mail", "phone", "text"]);
  });
  test("look alike from both sides, for the same reasons", () => {
    const [a, b] = [sketchOf(RESUME), sketchOf(`${RESUME}\n\nVOLUNTEERING\n\nReading hour at the library\n`)];
    expect(findLikeness(a, b)).toEqual(findLikeness(b, a));
    expect(findLikeness(a, b)).toEqual(["mail", "phone", "text"]);
  });
  test("with one address written in two ways and one name are one person's, whatever else they say", () => {
    expect(likeness("Ada Quill\nada.quill@example.com\n\nCook", "Ada M. Quill\nAda.Quill+jobs@example.com\n\nSailor")).toEqual(["mail"]);
  });
  test("with a number written in two ways and one name are one person's", () => {
    expect(likeness("Ada Quill\n+1 206 555 0174\n\nCook", "Ada Quill\n(206) 555-0174\n\nSailor")).toEqual(["phone"]);
  });
  test("of two people who share an agency's address are not one person's", () => {
    expect(likeness("Ada Quill\njobs@example.com\n\nCook", "Boris Hale\njobs@example.com\n\nSailor")).toEqual([]);
  });
  test("of two people of one household with one number are not one person's", () => {
    expect(likeness("Ada Quill\n206-555-0174\n\nCook", "Boris Quill\n206-555-0174\n\nSailor")).toEqual([]);
  });
  test("of one name are not one person's for that", () => {
    expect(likeness("Ada Quill\nada@example.com\n\nCook", "Ada Quill\nquill@example.org\n\nSailor")).toEqual([]);
  });
  test("too short to tell do not look alike by their words", () => {
    expect(likeness("Cook in a kitchen", "Cook in a kitchen")).toEqual([]);
  });
  test("of two names with nearly the same words look alike only when hardly a word differs", () => {
    const other = RESUME.replace("Daniel Tsegaye", "Boris Hale").replace("daniel.tsegaye@", "hale@").replace("555-0174", "555-0199");
    expect(likeness(RESUME, other)).toEqual(["text"]);
    const half = other.split("\n").filter((_, line) => line < 4 || line % 2 === 0);
    expect(likeness(RESUME, half.join("\n"))).toEqual([]);
  });
});
