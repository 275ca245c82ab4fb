import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { ERRORS, type ErrorCode, LIMITS } from "@fairlead/contracts";
import { makeZip } from "../../engine/documents/test/make-docx.ts";
import { MADE, readBadFiles } from "../../server/test/harmful-files.ts";
import { AMARA, DANIEL, ELIF, lockedFile, scannedFile } from "../../server/test/resume-files.ts";

/** A file as the browser's chooser hands it over. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };
export const choose = (name: string, content: Uint8Array | string): Chosen => {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
};
const sample = (name: string) => readFileSync(join("server/samples/resumes", name));
const whole = async (file: File) => choose(file.name, new Uint8Array(await file.arrayBuffer()));

const OLD_WORD = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(2_048),
  Buffer.from("WordDocument", "utf16le"),
]);
const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(2_048)]);
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const toBomb = () =>
  makeZip([
    { name: "[Content_Types].xml", content: TYPES },
    { name: "word/document.xml", content: "", packed: deflateRawSync(Buffer.alloc(60 * 1024 ** 2, 32)), claimed: 60 * 1024 ** 2 },
  ]);

/** Files that cannot become resumes, each with the reason that its row must give. */
export async function listBadFiles(): Promise<{ file: Chosen; reason: string }[]> {
  const bad = (file: Chosen, code: ErrorCode) => ({ file, reason: ERRORS[code].message });
  return [
    bad(choose("nothing.pdf", ""), "empty"),
    bad(choose("eleven-megabytes.pdf", Buffer.alloc(LIMITS.fileBytes + 1024 ** 2, 32)), "too-large"),
    bad(choose("picture.pdf", PICTURE), "unsupported-type"),
    bad(await whole(lockedFile("locked.pdf")), "encrypted"),
    bad(await whole(scannedFile("scan.pdf")), "needs-text"),
    bad(choose("broken.pdf", `%PDF-1.7\n${"no objects here\n".repeat(40)}`), "damaged"),
    bad(choose("half.docx", sample(ELIF).subarray(0, 9_000)), "damaged"),
    bad(choose("bomb.docx", toBomb()), "inflates-too-large"),
    bad(choose("old.doc", OLD_WORD), "legacy-word"),
  ];
}

/** A file of the sets below with how its row must end: ready, or with one of these reasons. */
export type Ending = { name: string; mayBeReady: boolean; reasons: readonly string[] };
const REASONS = Object.values(ERRORS).map(({ message }) => message);

/** Everything that reading is tried on: what the repository makes, and the files of FAIRLEAD_DATA where there are any. */
export function listHarmfulFiles(): { file: Chosen; ending: Ending }[] {
  const made = Object.entries(MADE).map(([what, { make, codes }], at) => {
    const file = choose(`made-${at}-${what.replaceAll(/\W+/g, "-")}.pdf`, make());
    return { file, ending: { name: file.name, mayBeReady: false, reasons: codes.map((code) => ERRORS[code as ErrorCode].message) } };
  });
  const { data, rows } = readBadFiles();
  const given = rows.map(({ file: path, expect }) => {
    const file = choose(path.replaceAll("/", "-"), readFileSync(join(data, path)));
    const mayBeReady = !expect.startsWith("reject") || expect.includes("or text");
    return { file, ending: { name: file.name, mayBeReady, reasons: REASONS } };
  });
  return [...made, ...given];
}

/** The twelve resumes that come with the product. */
export const listSampleFiles = (): Chosen[] => readdirSync("server/samples/resumes").map((name) => choose(name, sample(name)));

/** Good files; names that try to be more than names, and one that comes twice. */
export const MARKUP_NAME = "<img src=x onerror=alert(1)>.pdf";
export const TURNED_NAME = "resume-\u202Efdp.txt";
export const listGoodFiles = (): Chosen[] => [
  choose(MARKUP_NAME, sample(AMARA)),
  choose(TURNED_NAME, sample(DANIEL)),
  choose("twin.docx", sample(ELIF)),
  choose("twin-again.docx", sample(ELIF)),
];

/** Small resumes that differ. */
export const listSmallFiles = (count: number, paddingChars = 0): Chosen[] =>
  Array.from({ length: count }, (_, at) =>
    choose(
      `resume-${String(at).padStart(3, "0")}.txt`,
      `Robin Example ${at}\nrobin.${at}@example.com\n\nExperience\nData Analyst, Harbour ${at} Ltd, 2019 - 2023\nSQL and Python for ${at + 3} reports\n${`\n${"-".repeat(79)}`.repeat(paddingChars / 80)}`,
    ),
  );
