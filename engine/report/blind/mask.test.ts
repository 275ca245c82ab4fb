import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { findPersonal, type PersonalSpan } from "../../fairness/index.ts";
import { readResume } from "../../resume/index.ts";
import { toBlind } from "./blind.ts";
import { toCoverWords } from "./cover-words.ts";
import { BAR, mask } from "./mask.ts";

/** A text and spans in it that are in order and apart. */
const covered = fc.tuple(fc.string({ minLength: 1, maxLength: 80 }), fc.array(fc.nat(79), { maxLength: 10 })).map(([text, cuts]) => {
  const ends = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  const spans: PersonalSpan[] = [];
  for (let at = 0; at + 1 < ends.length; at += 2) spans.push({ kind: "name", start: ends[at] ?? 0, end: ends[at + 1] ?? 0 });
  return { text, spans };
});

describe("masking a text", () => {
  test("puts a bar of one width over each span and keeps all the rest", () => {
    fc.assert(
      fc.property(covered, ({ text, spans }) => {
        const { text: bars, masked } = mask(text, spans);
        expect(masked.map(({ start, end }) => bars.slice(start, end))).toEqual(spans.map(() => BAR));
        const rest = (words: string, cut: readonly PersonalSpan[]) =>
          cut.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words);
        expect(rest(bars, masked)).toBe(rest(text, spans));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
  test("moves every open character to itself and never turns two offsets round", () => {
    fc.assert(
      fc.property(covered, ({ text, spans }) => {
        const { text: bars, toMasked } = mask(text, spans);
        let last = 0;
        for (let at = 0; at <= text.length; at++) {
          const isCovered = spans.some(({ start, end }) => start <= at && at < end);
          if (!isCovered && at < text.length) expect(bars[toMasked(at)]).toBe(text[at]);
          expect(toMasked(at)).toBeGreaterThanOrEqual(last);
          expect(toMasked(at, "end")).toBeGreaterThanOrEqual(toMasked(at, "start"));
          last = toMasked(at);
        }
        expect(toMasked(text.length, "end")).toBe(bars.length);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
  test.each<[string, PersonalSpan[]]>([
    [
      "overlap",
      [
        { kind: "name", start: 0, end: 4 },
        { kind: "name", start: 3, end: 5 },
      ],
    ],
    ["are empty", [{ kind: "name", start: 2, end: 2 }]],
    ["leave the text", [{ kind: "name", start: 2, end: 9 }]],
  ])("refuses spans that %s", (_what, spans) => expect(() => mask("Ortiz", spans)).toThrow(RangeError));
});

describe("words without a place", () => {
  const text = "Dana Cook-Oyelaran, dana@example.com, Merrow College, Leeds, 14 Elm Street";
  const span = (kind: PersonalSpan["kind"], words: string): PersonalSpan => ({
    kind,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const cover = toCoverWords(text, [
    span("name", "Dana Cook-Oyelaran"),
    span("contact", "dana@example.com"),
    span("school", "Merrow College"),
    span("address", "Leeds"),
    span("address", "14 Elm Street"),
  ]);
  test.each([
    ["Asked Dana about MERROW  COLLEGE", `Asked ${BAR} about ${BAR}`],
    ["OYELARAN of 14 Elm street", `${BAR} of ${BAR}`],
    ["Works in Leeds with danas and cooks", "Works in Leeds with danas and cooks"],
    ["Write to Dana@example.com", `Write to ${BAR}`],
  ])("%s", (words, bars) => expect(cover(words)).toBe(bars));
  test("a word of the job stays", () => expect(cover("Cook: full evidence.", new Set(["cook"]))).toBe("Cook: full evidence."));
});

test("what is hidden in the file is covered too", () => {
  const document = { ...toPlainDocument("Mara Ortiz\nmara.ortiz@example.com\n\nSKILLS\nExcel\n") };
  const hidden = { reason: "tiny" as const, page: 1, text: "Mara is best, write to other.mail@example.org" };
  const profile = readResume(document, { asOf: "2026-11-01" });
  const { hiddenText } = toBlind({ document: { ...document, hiddenText: [hidden] }, profile }, findPersonal(document, profile)).document;
  expect(hiddenText).toEqual([{ ...hidden, text: `${BAR} is best, write to ${BAR}` }]);
});
