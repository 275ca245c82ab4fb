import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../index.ts";

/** Text as a program shows it that takes UTF-8 for Windows-1252. */
const broken = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => HIGH[byte] ?? String.fromCharCode(byte)).join("");
};
const HIGH: Record<number, string> = Object.fromEntries(
  Array.from("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ", (sign, i) => [0x80 + i, sign]),
);

describe("UTF-8 that was read as Windows-1252 and saved so", () => {
  it.each([
    "2017 – 2020",
    "2017 — 2020",
    "• Führte ein Team",
    "Zoé Lefèvre-Núñez, 2 000 € l’heure",
    "Łukasz Żołądź, Łódź",
    "“Größe” à São João",
    "Ёлкина, Żywiec, Αθήνα – 東京",
  ])("is mended: %s", (text) => {
    expect(toPlainDocument(broken(text)).text).toBe(text);
  });

  it.each([
    "SÃO JOÃO, ÂNGELA",
    "Ângela Brandão – São Paulo",
    "CHÂTEAU-THIERRY “ici”",
    "Âge : 30 ans",
    "Ñandú, Écija",
    "PÃES & CIA",
    "“DOCES DA IRMÃ”",
  ])("is not seen in words that are whole: %s", (text) => {
    expect(toPlainDocument(text).text).toBe(text);
  });

  it("leaves every place where the mended text says", () => {
    const document = toPlainDocument(broken("Koch\t2017 – 2020\n• Menü für 80 Gäste"));
    expect(document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)))).toEqual([
      ["Koch", "2017 – 2020"],
      ["• Menü für 80 Gäste"],
    ]);
    expect(document.lines.map(({ kind }) => kind)).toEqual(["body", "bullet"]);
  });
});
