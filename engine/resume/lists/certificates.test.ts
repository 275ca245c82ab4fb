import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const certificatesOf = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).certificates.map(({ name, date }) => [name, date]);

it("reads a certificate that wraps over two lines as one", () => {
  const text = `Zertifikate
• Weiterbildung zur geprüften Fachwirtin für Güterverkehr der
Industrie- und Handelskammer, 2017
• Advanced Rope Rescue and Confined Space Entry
Instructor Certificate
• Staplerschein, 2012`;
  expect(certificatesOf(text)).toEqual([
    ["Weiterbildung zur geprüften Fachwirtin für Güterverkehr der Industrie- und Handelskammer", "2017"],
    ["Advanced Rope Rescue and Confined Space Entry Instructor Certificate", undefined],
    ["Staplerschein", "2012"],
  ]);
});

it("takes a standard whose name opens like a number for a certificate", () => {
  expect(certificatesOf("Certificações\n- NR-35\n- NR-10")).toEqual([
    ["NR-35", undefined],
    ["NR-10", undefined],
  ]);
});
