import { existsSync, readFileSync } from "node:fs";
import { deflateRawSync, deflateSync } from "node:zlib";
import { type Entry, makeZip } from "../../engine/documents/test/make-docx.ts";

/** One file of the folder that FAIRLEAD_DATA names, with how it must end. */
export type BadFile = { file: string; why: string; expect: string; ref_chars: number | null };

/** What badfiles/manifest.jsonl lists; these files are not part of the repository, so there may be none. */
export function readBadFiles(): { data: string; rows: BadFile[] } {
  const data = process.env.FAIRLEAD_DATA ?? "";
  const manifest = `${data}/badfiles/manifest.jsonl`;
  if (!existsSync(manifest)) return { data, rows: [] };
  const lines = readFileSync(manifest, "utf8").split("\n");
  return { data, rows: lines.filter((line) => line !== "").map((line) => JSON.parse(line)) };
}

export type Made = { make: () => Uint8Array; codes: string[] };

const deflated = (megabytes: number, sign = 32) => deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, sign));
const types: Entry = {
  name: "[Content_Types].xml",
  content:
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
};
const CATALOG = "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n";
const pdf = (...objects: string[]) => new TextEncoder().encode(`%PDF-1.7\n${CATALOG}${objects.join("\n")}\ntrailer\n<</Root 1 0 R>>\n`);

/** How each must end; more than one code where the platform decides which limit is met first. */
export const MADE: Record<string, Made> = {
  "an entry that inflates to 60 MB": {
    make: () => makeZip([types, { name: "word/document.xml", content: "", packed: deflated(60), claimed: 60 * 1024 * 1024 }]),
    codes: ["inflates-too-large", "damaged"],
  },
  "an entry that hides its size": {
    make: () => makeZip([types, { name: "word/document.xml", content: "", packed: deflated(60), claimed: 100 }]),
    codes: ["inflates-too-large", "damaged"],
  },
  "more entries than a document has": {
    make: () => makeZip([types, ...Array.from({ length: 2_100 }, (_, i) => ({ name: `word/media/${i}`, content: "" }))]),
    codes: ["inflates-too-large", "damaged"],
  },
  "a document type declaration": {
    make: () =>
      makeZip([
        types,
        { name: "word/document.xml", content: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>&e;</w:document>' },
      ]),
    codes: ["forbidden-content"],
  },
  "100,000 nested elements": {
    make: () => makeZip([types, { name: "word/document.xml", content: "<w:p>".repeat(100_000) }]),
    codes: ["damaged"],
  },
  "pages that contain themselves": {
    make: () => pdf("2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj"),
    codes: ["no-text", "damaged"],
  },
  "600 pages": {
    make: () =>
      pdf(
        `2 0 obj\n<</Type/Pages/Count 600/Kids[${Array.from({ length: 600 }, (_, i) => `${i + 3} 0 R`).join(" ")}]>>\nendobj`,
        ...Array.from({ length: 600 }, (_, i) => `${i + 3} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj`),
      ),
    codes: ["too-many-pages"],
  },
  "a page whose content inflates to 200 MB": {
    make: () => {
      const content = deflateSync(Buffer.alloc(200 * 1024 * 1024, "0 0 m "));
      const text = Buffer.from(
        `%PDF-1.7\n${CATALOG}2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Filter/FlateDecode/Length ${content.length}>>\nstream\n`,
      );
      return Buffer.concat([text, content, Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n")]);
    },
    codes: ["resource-limit", "no-text", "damaged"],
  },
  "150,000 spaces": { make: () => new TextEncoder().encode(" ".repeat(150_000)), codes: ["no-text"] },
  "no bytes": { make: () => new Uint8Array(), codes: ["empty"] },
  "noise named like nothing": {
    make: () => Uint8Array.from({ length: 4096 }, (_, i) => (i * 193 + (i >> 3) * 71) % 256),
    codes: ["unsupported-type"],
  },
};
