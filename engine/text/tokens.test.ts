import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSentences } from "./sentences.ts";
import { toTokens } from "./tokens.ts";

const words = (text: string) => toTokens(text).map((token) => token.text);

describe("the words of a text", () => {
  it.each([
    "CI/CD",
    "TCP/IP",
    "PL/SQL",
    "A/B",
    "R&D",
    "P&L",
    "C++",
    "C#",
    "F#",
    ".NET",
    "ASP.NET",
    "Node.js",
    "3.11",
    "24/7",
    "03/2020",
    "m/f/d",
    "e-mail",
    "o'clock",
  ])("keep %s whole", (name) => {
    expect(words(`uses ${name} daily`)).toEqual(["uses", name, "daily"]);
  });

  it.each([
    ["Python/Java", ["Python", "Java"]],
    ["C/C++/C#", ["C", "C++", "C#"]],
    ["SQL/NoSQL databases", ["SQL", "NoSQL", "databases"]],
    ["Food&Beverage", ["Food", "Beverage"]],
    ["done.Then next", ["done", "Then", "next"]],
  ])("are several in %s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("stand where they say, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const token of toTokens(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it("are found in linear time in hostile texts", () => {
    const start = performance.now();
    for (const unit of [" ", "a.", "a/", "x&", "-", "++", "."]) {
      toTokens(unit.repeat(75_000));
      toSentences(unit.repeat(75_000));
      toSentences(`${unit.repeat(75_000)}x`);
    }
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

describe("the sentences of a text", () => {
  const sentences = (text: string) => toSentences(text).map(({ start, end }) => text.slice(start, end));

  it("end at full stops and line breaks", () => {
    expect(sentences("Led a team. Cut costs!\n• Wrote tests")).toEqual(["Led a team.", "Cut costs!", "• Wrote tests"]);
  });

  it.each(["Used tools, e.g. Docker, daily.", "Approx. 5 yrs. in sales", "1. Wrote the plan", "Uses Node.js v. 18 at work"])(
    "do not end inside %s",
    (text) => {
      expect(sentences(text)).toEqual([text]);
    },
  );
});
