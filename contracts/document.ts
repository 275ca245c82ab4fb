import { z } from "zod";
import { Flag, Span } from "./place.ts";

/**
 * One printed line. `x`, `y` (top left), `width`, `height` and `size` are in points from the page's top left corner;
 * files without a layout (TXT, DOCX) carry 0 for x, y, width and height unless they know better.
 * `column` counts from 0 in reading order; `block` counts paragraphs or layout blocks over the whole document.
 */
export const Line = Span.extend({
  page: z.number().int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  color: z.string(),
  column: z.number().int().nonnegative(),
  block: z.number().int().nonnegative(),
  kind: z.enum(["body", "heading", "bullet", "cell", "header", "footer"]),
  /** Places inside the line where a wide gap or a tab separates cells ("Engineer      2019 – 2021"). */
  cells: z.array(Span),
  /** Offsets of the words where the type changes ("SENIOR CARER" in bold, "Willow Mead" plain), when it changes seldom. */
  shifts: z.array(z.number().int()).optional(),
  /** How many blanks stand in front of it in plain text, where any do. */
  lead: z.number().int().positive().optional(),
});
export type Line = z.infer<typeof Line>;

export const Page = Span.extend({
  number: z.number().int().positive(),
  width: z.number(),
  height: z.number(),
  columns: z.number().int().positive(),
});
export type Page = z.infer<typeof Page>;

/** A hyperlink of the file over visible words. `start === end` when the words cannot be told. */
export const Link = Span.extend({ url: z.string() });
export type Link = z.infer<typeof Link>;

export const HiddenReason = z.enum([
  "invisible-mode",
  "transparent",
  "same-colour",
  "tiny",
  "off-page",
  "covered",
  "marked-hidden",
  "zero-width",
]);
export type HiddenReason = z.infer<typeof HiddenReason>;
export const HiddenText = z.object({ text: z.string(), reason: HiddenReason, page: z.number().int().positive() });
export type HiddenText = z.infer<typeof HiddenText>;

/** Points from the top left corner of a page as it is shown. */
export const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PageBox = z.infer<typeof PageBox>;
/** A word that was read from a picture of the page; `confidence` 0–1 is that of the reader of pictures. */
export const ScannedWord = Span.extend({ confidence: z.number().min(0).max(1), box: PageBox.optional() });
export type ScannedWord = z.infer<typeof ScannedWord>;

const DocumentKind = z.enum(["pdf", "docx", "txt"]);

/**
 * What is visible in a file, in reading order. In `text` a line ends with one "\n", a block (a paragraph, a page) with "\n\n";
 * cells of a line are a tab apart in PDF and DOCX. `text.slice(line.start, line.end)` is the line without its end.
 */
export const Document = z.object({
  kind: DocumentKind,
  text: z.string(),
  pages: z.array(Page),
  columns: z.number().int().positive(),
  /** ISO 639-1, "und" when it cannot be told. */
  language: z.string(),
  lines: z.array(Line),
  links: z.array(Link),
  hiddenText: z.array(HiddenText),
  flags: z.array(Flag),
  /** At least one page was read from its picture; `words` are the words of such pages. */
  ocr: z.boolean(),
  words: z.array(ScannedWord).optional(),
});
export type Document = z.infer<typeof Document>;

/** What is said of a file whose name ends like another kind of file than its content is. */
export function toNameFlag(fileName: string, kind: Document["kind"]): Flag | undefined {
  const named = fileName.split(".").at(-1)?.toLowerCase() ?? "";
  const isOther = named !== kind && DocumentKind.safeParse(named).success;
  return isOther ? { code: "name-mismatch", message: `The name ends in .${named}, but the file is ${kind.toUpperCase()}.` } : undefined;
}
