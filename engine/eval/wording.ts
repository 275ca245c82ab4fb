import { checkWording } from "../bias/index.ts";
import { type Half, loadSentences } from "./corpus.ts";
import { Figures, toF1 } from "./figures.ts";

type Miss = (file: string, field: string, expected: unknown, found: unknown) => void;
const TYPES = ["gender", "age", "cultural", "educational", "experience"];

/** A finding counts when its type is right and its words overlap with the expected words. */
export function evaluateWording(half: Half, miss: Miss): Figures {
  const figures = new Figures();
  for (const { id, text, findings } of loadSentences(half)) {
    const found = checkWording(text).findings;
    const expected = findings.map((one) => ({ ...one, start: text.indexOf(one.text), end: text.indexOf(one.text) + one.text.length }));
    const meets = (a: { type: string; start: number; end: number }, b: typeof a) => a.type === b.type && a.start < b.end && b.start < a.end;
    for (const want of expected) {
      const hit = found.some((got) => meets(got, want));
      figures.add("wording recall", hit);
      figures.add(`wording recall ${want.type}`, hit);
      if (!hit) miss(id, `recall ${want.type}`, want.text, `${text} => ${found.map((got) => `${got.type}:${got.text}`).join("; ")}`);
    }
    for (const got of found) {
      const hit = expected.some((want) => meets(got, want));
      figures.add("wording precision", hit);
      figures.add(`wording precision ${got.type}`, hit);
      if (!hit) miss(id, `precision ${got.type}`, text, `${got.rule}: ${got.text}`);
    }
    if (expected.length === 0) figures.add("clean sentences without alarm", found.length === 0);
  }
  const values = figures.values();
  const f1 = (suffix: string) => toF1(values[`wording precision${suffix}`] ?? 0, values[`wording recall${suffix}`] ?? 0);
  figures.set("wording F1", f1(""));
  figures.set("wording macro F1", TYPES.reduce((sum, type) => sum + f1(` ${type}`), 0) / TYPES.length);
  return figures;
}
