import { expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { toFields } from "./corrections/to-fields.ts";
import { readResume } from "./read-resume.ts";
import { toReadingQuality } from "./reading-quality.ts";

const AS_OF = "2026-11-01";
const qualityOf = (text: string) => {
  const document = toPlainDocument(text);
  const profile = readResume(document, { asOf: AS_OF });
  return toReadingQuality(document, profile, toFields(profile, [], document.text));
};

test("a file without words is covered by nothing", () => {
  expect(qualityOf("")).toMatchObject({ coverage: 0, hiddenTexts: 0, unsureFields: 0 });
});

test("a resume with headings is covered to the most part, and says its language", () => {
  const quality = qualityOf(
    "Ines Prado\nines@example.com\n\nEXPERIENCE\n\nLine Cook, Old Mill Inn\nMay 2015 - May 2019\n- Cooked for eighty guests\n",
  );
  expect(quality.coverage).toBeGreaterThan(0.6);
  expect(quality.coverage).toBeLessThanOrEqual(1);
  expect(quality).toMatchObject({ columns: 1, language: "en", ocr: false });
});

test("fields that a person spoke about are sure", () => {
  const document = toPlainDocument("Ines Prado\n\nEXPERIENCE\n\nLine Cook, Old Mill Inn\nMay 2015 - May 2019\n");
  const profile = readResume(document, { asOf: AS_OF });
  for (const place of profile.meta.places) place.confidence = 0.5;
  const count = (corrections: { path: string; value: string | null }[]) =>
    toReadingQuality(document, profile, toFields(profile, corrections, document.text)).unsureFields;
  expect(count([{ path: "/work/0/startDate", value: "2015-05" }])).toBe(count([]) - 1);
});
