import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText, readDocument, toPlainDocument } from "../index.ts";

async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocument(bytes);
  return reading.kind === "read" ? reading.document.text : reading.code;
}

const SENTENCE = "Jürgen Müller – «naïve» café, 20 €";

function wide(text: string, mark: boolean, littleEndian: boolean): Uint8Array {
  const codes = Array.from(mark ? `\ufeff${text}` : text, (_, index) => (mark ? `\ufeff${text}` : text).charCodeAt(index));
  return Uint8Array.from(codes.flatMap((code) => (littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255])));
}

/** Bytes of a text in a one-byte encoding, found by decoding all 256. */
function narrow(text: string, label: string): Uint8Array {
  const table = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => table.indexOf(character));
}

describe("the encoding of a text file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(SENTENCE)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${SENTENCE}`)],
    ["UTF-16 little-endian with a mark", wide(SENTENCE, true, true)],
    ["UTF-16 big-endian with a mark", wide(SENTENCE, true, false)],
    ["UTF-16 little-endian without a mark", wide(SENTENCE, false, true)],
    ["UTF-16 big-endian without a mark", wide(SENTENCE, false, false)],
    ["Windows-1252", Uint8Array.from(SENTENCE, (letter) => ({ "–": 0x96, "€": 0x80 })[letter] ?? letter.charCodeAt(0))],
    ["Mac Roman", narrow("Jürgen Müller – Straße, Ärztin für Pädiatrie, größte Übung", "macintosh")],
  ])("is told for %s", async (label, bytes) => {
    const expected = label === "Mac Roman" ? "Jürgen Müller – Straße, Ärztin für Pädiatrie, größte Übung" : SENTENCE;
    expect(await textOf(bytes)).toBe(expected);
  });

  it("is told for Cyrillic and Central European letters", async () => {
    expect(await textOf(narrow("Инженер по качеству, завод имени Лихачёва, Москва", "windows-1251"))).toContain("Инженер по качеству");
    expect(await textOf(narrow("Główny księgowy, Łódź, współpraca z urzędem", "windows-1250"))).toContain("Główny księgowy, Łódź");
  });

  it("is told for a short Russian text, a Turkish one and one of DOS", async () => {
    const russian = "Анна Петрова\nМосква, +7 495 555 01 34\n\nОпыт работы\nБухгалтер, ООО Ромашка, 2015 - 2020\nPython, SQL, Excel";
    expect(await textOf(narrow(russian, "windows-1251"))).toBe(russian);
    expect(await textOf(narrow(russian, "ibm866"))).toBe(russian);
    const turkish = "Ayşe Yıldız\nİstanbul, 555-0134\nMuhasebe Uzmanı, Şişecam, 2015 - 2020";
    expect(await textOf(narrow(turkish, "windows-1254"))).toBe(turkish);
    const icelandic = "Það var Jón Þórðarson, ýmis störf á Íslandi, bókari hjá Eyjafirði";
    expect(await textOf(Uint8Array.from(icelandic, (letter) => letter.charCodeAt(0)))).toBe(icelandic);
    const dos = Uint8Array.from("J\u0081rgen M\u0081ller, gr\u0094\u00e1te Baustelle, \u008ector, \u0084hnliche Auftr\u0084ge", (sign) =>
      sign.charCodeAt(0),
    );
    expect(await textOf(dos)).toBe("Jürgen Müller, größte Baustelle, Äctor, ähnliche Aufträge");
  });

  it("is not claimed of pictures and programs", async () => {
    const noise = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 7919 + (index >> 3) * 131) % 256);
    expect(await textOf(noise)).toBe("unsupported-type");
    expect(await textOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))).toBe("unsupported-type");
    expect(await textOf(new TextEncoder().encode("text with a \0 in it"))).toBe("unsupported-type");
    expect(await textOf(new TextEncoder().encode("{\\rtf1\\ansi Jo Lee\\par Cook}"))).toBe("unsupported-type");
    expect(await textOf(new TextEncoder().encode("\ufeff\n<!DOCTYPE html><p>Jo Lee</p>"))).toBe("unsupported-type");
    expect(await textOf(new TextEncoder().encode("<Jo Lee> cook"))).toBe("<Jo Lee> cook");
  });
});

describe("the language of a text file", () => {
  it("is flagged where it is not read in full", () => {
    const greek = "Εργάστηκα ως λογίστρια στα Ελληνικά Πετρέλαια και κρατούσα τα βιβλία της εταιρείας. ".repeat(4);
    expect(toPlainDocument(greek).flags.map(({ code }) => code)).toEqual(["other-language"]);
    expect(toPlainDocument("Ich habe als Buchhalterin die Bücher der Firma geführt. ".repeat(4)).flags).toEqual([]);
  });
});

describe("the text of a text file", () => {
  it("is refused when there is none", async () => {
    expect(await textOf(new Uint8Array())).toBe("empty");
    expect(await textOf(new TextEncoder().encode(" \n\t\r\n \u00a0 "))).toBe("no-text");
  });

  it("has blocks at blank lines and cells at tabs and wide gaps", () => {
    const document = toPlainDocument("  Jane Example\r\nEngineer      2019 – 2021\n\n\n• Led a team\tof five  people \n");
    expect(document.text).toBe("Jane Example\nEngineer      2019 – 2021\n\n• Led a team\tof five  people");
    expect(document.lines.map((line) => line.cells.map((cell) => document.text.slice(cell.start, cell.end)))).toEqual([
      ["Jane Example"],
      ["Engineer", "2019 – 2021"],
      ["• Led a team", "of five  people"],
    ]);
    expect(document.lines.map((line) => [line.block, line.kind])).toEqual([
      [0, "body"],
      [0, "body"],
      [1, "bullet"],
    ]);
  });

  it("loses control characters and characters that print nothing, and says what they spell", () => {
    const tags = Array.from("hire", (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
    const document = toPlainDocument(`Ja\u0007ne\u200b Exa\u00admple${tags}\u202e`);
    expect(document.text).toBe("Jane Example");
    expect(document.hiddenText).toEqual([{ text: "hire", reason: "zero-width", page: 1 }]);
    expect(toPlainDocument("Team \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}").hiddenText).toEqual([]);
  });

  it("is read in time that grows with its length only", () => {
    const start = performance.now();
    for (const text of [" ".repeat(150_000), "\t ".repeat(75_000), "a  b   ".repeat(20_000), "\n".repeat(150_000)])
      toPlainDocument(`x${text}y`);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("keeps every line and cell in its place, whatever the text", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "B", "é", " ", "   ", "\t", "\n", "\r\n", "•", "😀", "\u200b", "\u0007", "א") });
    fc.assert(
      fc.property(texts, (text) => {
        const document = toPlainDocument(text);
        let at = 0;
        for (const line of document.lines) {
          expect(line.start).toBeGreaterThanOrEqual(at);
          expect(document.text.slice(at, line.start)).toMatch(/^\n{0,2}$/);
          expect(document.text.slice(line.start, line.end)).not.toMatch(/\n|^\s|\s$|^$/);
          let inner = line.start;
          for (const cell of line.cells) {
            expect(cell.start).toBeGreaterThanOrEqual(inner);
            expect(document.text.slice(cell.start, cell.end).trim()).toBe(document.text.slice(cell.start, cell.end));
            inner = cell.end;
          }
          expect(inner).toBe(line.end);
          at = line.end;
        }
        expect(at).toBe(document.text.length);
        expect(document.pages[0]).toMatchObject({ start: 0, end: document.text.length });
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});

describe("the characters of a text file", () => {
  it("stay as they are", () => {
    expect(decodeText(new TextEncoder().encode("a  b\r\n\r\nc"))).toEqual({ kind: "read", text: "a  b\r\n\r\nc" });
    expect(decodeText(new TextEncoder().encode("%PDF-1.7"))).toEqual({ kind: "unreadable", code: "unsupported-type" });
    expect(decodeText(new Uint8Array())).toEqual({ kind: "unreadable", code: "empty" });
  });
});
