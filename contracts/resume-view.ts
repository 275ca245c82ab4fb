import { z } from "zod";
import { ReadingReport } from "./correction.ts";
import { HiddenText, Line, Page } from "./document.ts";
import { Span } from "./place.ts";
import { ResumeProfile } from "./resume.ts";
import { ResumeRow } from "./upload.ts";

/** Kinds of personal words that blind review covers; see docs/decisions on masking. */
export const PersonalKind = z.enum([
  "name",
  "contact",
  "link",
  "address",
  "school",
  "birth-date",
  "graduation-year",
  "nationality",
  "pronoun",
  "honorific",
  "register-number",
  "head",
]);
export type PersonalKind = z.infer<typeof PersonalKind>;
/** Personal words of a document, as a span of its text. */
export const PersonalSpan = Span.extend({ kind: PersonalKind });
export type PersonalSpan = z.infer<typeof PersonalSpan>;

/** What the evidence viewer needs of a document. `masked`: spans of `text` where words were covered, of equal width whatever they hid. */
export const DocumentView = z.strictObject({
  kind: z.enum(["pdf", "docx", "txt"]),
  text: z.string(),
  language: z.string(),
  pages: z.array(Page.pick({ number: true, start: true, end: true })),
  lines: z.array(Line.pick({ start: true, end: true, page: true, block: true, kind: true, bold: true })),
  hiddenText: z.array(HiddenText),
  masked: z.array(PersonalSpan),
});
export type DocumentView = z.infer<typeof DocumentView>;

/** One resume in full: offsets of every place in `profile` are offsets of `document.text` as sent. */
export const ResumeView = ResumeRow.extend({
  blind: z.boolean(),
  document: DocumentView.nullable(),
  /** Spans of `document.text` that blind review covers, in order; the bar n of a blind answer stands for number n. Empty in blind answers. */
  covered: z.array(PersonalSpan),
  profile: ResumeProfile.nullable(),
  engineVersion: z.string().nullable(),
  /** Null until the resume is read. */
  reading: ReadingReport.nullable(),
});
export type ResumeView = z.infer<typeof ResumeView>;

/**
 * One page of a resume as it is printed. `width` and `height` are in points, and so are the boxes of the words, from the top left corner;
 * offsets are those of `document.text` as sent. `image` is a PNG in base64. `blind`: bars stand over what blind review covers, and
 * pictures and drawings are left out.
 */
export const ResumePage = z.strictObject({
  number: z.number().int().positive(),
  width: z.number(),
  height: z.number(),
  image: z.base64(),
  words: z.array(Span.extend({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  blind: z.boolean(),
});
export type ResumePage = z.infer<typeof ResumePage>;
