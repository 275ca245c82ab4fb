import { expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";

const TEXT = "Mara Ortiz\nmara.ortiz@example.com\n\nEXPERIENCE\n\nNurse, Blue Harbor Clinic\nMarch 2019 - Present\n";
const AS_OF = "2026-11-01";

/** How sure the engine is of the name and the mail address when it is this sure of the words. */
function read(confidenceOf?: (word: string) => number) {
  const plain = toPlainDocument(TEXT);
  const words = Array.from(plain.text.matchAll(/\S+/g), ({ 0: word, index }) => {
    return { start: index, end: index + word.length, confidence: confidenceOf?.(word) ?? 1 };
  });
  const { meta, basics } = readResume(confidenceOf ? { ...plain, ocr: true, words } : plain, { asOf: AS_OF });
  const sure = (path: string) => meta.places.find((place) => place.path === path)?.confidence ?? Number.NaN;
  return { name: sure("/basics/name"), email: sure("/basics/email"), all: meta.confidence, value: basics.name };
}

test("words that a reader of pictures is not sure of lower the field that holds them, and no other", () => {
  const [printed, scanned] = [read(), read((word) => (word === "Ortiz" ? 0.4 : 1))];
  expect(scanned.value).toBe("Mara Ortiz");
  expect(scanned.name).toBeCloseTo(printed.name * ((4 + 5 * 0.4) / 9), 2);
  expect(scanned.email).toBe(printed.email);
  expect(scanned.all).toBeLessThan(printed.all);
});

test("with every word sure a scan counts as much as print", () => {
  expect(read(() => 1)).toEqual(read());
});
