import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocument, rewrite, toPlainDocument } from "./index.ts";
import { makePdf, print } from "./test/make-pdf.ts";

describe("a rewritten document", () => {
  it("has other words at some places and everything else where it was said", () => {
    const document = toPlainDocument("Jane Example\nEngineer\tAcme\nJane led a team");
    const changed = rewrite(document, [
      { start: 27, end: 32, text: "" },
      { start: 0, end: 4, text: "Oluwaseun" },
    ]);
    expect(changed.text).toBe("Oluwaseun Example\nEngineer\tAcme\nled a team");
    expect(changed.lines.map((line) => changed.text.slice(line.start, line.end))).toEqual([
      "Oluwaseun Example",
      "Engineer\tAcme",
      "led a team",
    ]);
    expect(changed.lines[1]?.cells.map((cell) => changed.text.slice(cell.start, cell.end))).toEqual(["Engineer", "Acme"]);
  });

  it("moves links and pages along", async () => {
    const annotation = "<< /Type /Annot /Subtype /Link /Rect [50 655 150 672] /A << /S /URI /URI (mailto:jane@example.com) >> >>";
    const reading = await readDocument(
      makePdf([
        { content: print(50, 700, "Jane") + print(50, 660, "jane@example.com"), annotations: [annotation] },
        print(50, 700, "Second page"),
      ]),
    );
    if (reading.kind === "unreadable") throw new Error(reading.code);
    const changed = rewrite(reading.document, [{ start: 0, end: 4, text: "Oluwaseun Ade" }]);
    expect(changed.links.map((link) => changed.text.slice(link.start, link.end))).toEqual(["jane@example.com"]);
    expect(changed.pages.map((page) => changed.text.slice(page.start, page.end))).toEqual([
      "Oluwaseun Ade\n\njane@example.com",
      "Second page",
    ]);
  });

  it("refuses edits that overlap or leave the text", () => {
    const document = toPlainDocument("Jane Example");
    expect(() =>
      rewrite(document, [
        { start: 0, end: 5, text: "" },
        { start: 4, end: 6, text: "" },
      ]),
    ).toThrow(RangeError);
    expect(() => rewrite(document, [{ start: 0, end: 99, text: "" }])).toThrow(RangeError);
  });

  it("is the same when nothing is changed, and the same again when the change is taken back", () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom("a", "b", " ", "   ", "\n"), minLength: 1, maxLength: 40 }), {
      minLength: 1,
      maxLength: 4,
    });
    const replacements = fc.array(fc.tuple(fc.nat(30), fc.string({ unit: fc.constantFrom("x", "yy", "ééé"), maxLength: 6 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(texts, replacements, (parts, changes) => {
        const document = toPlainDocument(parts.join("\n"));
        expect(rewrite(document, [])).toEqual(document);
        const words = Array.from(document.text.matchAll(/[ab]+/g), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
        const chosen = new Map(changes.map(([index, text]) => [index % Math.max(1, words.length), `${text}x`]));
        const edits = words.flatMap((word, index) => (chosen.has(index) ? [{ ...word, text: chosen.get(index) ?? "" }] : []));
        const changed = rewrite(document, edits);
        const back = words.flatMap((word, index) =>
          chosen.has(index) ? [{ ...moved(edits, word), text: document.text.slice(word.start, word.end) }] : [],
        );
        expect(rewrite(changed, back)).toEqual(document);
        for (const line of changed.lines) expect(changed.text.slice(line.start, line.end)).not.toContain("\n");
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

function moved(edits: readonly { start: number; end: number; text: string }[], word: { start: number; end: number }) {
  const before = edits.filter((edit) => edit.end <= word.start).reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const own = edits.find((edit) => edit.start === word.start);
  return { start: word.start + before, end: word.start + before + (own?.text.length ?? word.end - word.start) };
}
