import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSkills, findSpans } from "./index.ts";

const ADVERT = `Your profile:
• 3+ years of experience with TypeScript, Node.js and PostgreSQL
• Plan and lead workshops with customers (in English)
• You are curious, structured and a team player

We offer free fruit. Industry: Software, Telecommunications`;

const spansIn = (text: string, type: "skill" | "knowledge") =>
  findSpans(text)
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

describe("spans that name a skill or knowledge", () => {
  it("are whole items of a list, never two items in one", () => {
    const found = spansIn(ADVERT, "knowledge");
    for (const name of ["TypeScript", "Node.js", "PostgreSQL"]) expect(found).toContain(name);
    for (const span of found) expect(span).not.toMatch(/[,;\n]/);
  });

  it("are phrases outside the taxonomy too", () => {
    expect(spansIn("Experience with kite design, Frobnicate.js and kiln control systems", "knowledge")).toContain("Frobnicate.js");
    expect(spansIn("You will develop and maintain paper gliders", "skill")).toEqual(["develop and maintain paper gliders"]);
  });

  it("have places in the text, in its order, and none overlaps another of its type", () => {
    const word = fc.constantFrom(
      "Java",
      "and",
      "(",
      ")",
      ",",
      ".",
      "\n",
      "•",
      "manage",
      "teams",
      "Node.js",
      "C++",
      "é",
      "😀",
      "\u0000",
      "experience",
      "with",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 200 }),
          fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
        ),
        (text) => {
          const spans = findSpans(text);
          for (const { start, end } of spans) expect(0 <= start && start < end && end <= text.length).toBe(true);
          for (const type of ["skill", "knowledge"]) {
            const own = spans.filter((span) => span.type === type);
            for (const [i, span] of own.slice(1).entries()) expect(span.start).toBeGreaterThanOrEqual(own[i]?.end ?? 0);
          }
          expect(findSpans(text)).toEqual(spans);
        },
      ),
    );
  });

  it("are none in an empty text or one of signs", () => {
    for (const text of ["", " ", "\n\n", "—", "…!?", "\u0000\u0001", "• • •"]) expect(findSpans(text)).toEqual([]);
  });

  it("leave the skills of the taxonomy alone", () => {
    const before = findSkills(ADVERT);
    findSpans(ADVERT);
    expect(findSkills(ADVERT)).toEqual(before);
  });

  it("are found in linear time", () => {
    findSpans(ADVERT);
    for (const unit of ["build and ", "experience in a, ", "Java ", "(x. "]) {
      const timeOf = (length: number) => {
        const text = unit.repeat(length / unit.length);
        const start = performance.now();
        findSpans(text);
        return performance.now() - start;
      };
      const short = Math.min(timeOf(10_000), timeOf(10_000), timeOf(10_000));
      expect(timeOf(80_000), unit).toBeLessThan(40 * short + 500);
    }
  });
});
