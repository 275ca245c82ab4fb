import type { Field } from "./corrections/to-fields.ts";
import type { Document, ReadingQuality, ResumeProfile, Span } from "./types.ts";
import { SURE } from "./weights.ts";

/** How well a file could be read: what a person should know before relying on it. `fields`: those the person can see. */
export function toReadingQuality(document: Document, { meta }: ResumeProfile, fields: readonly Field[]): ReadingQuality {
  const known = meta.sections.filter(({ section }) => section !== "other");
  return {
    pages: document.pages.length,
    columns: document.columns,
    language: document.language,
    ocr: document.ocr,
    ocrPages: document.pages.filter((page) => (document.words ?? []).some((word) => isInside(word, page))).map((page) => page.number),
    coverage: shareOf(document.text, known),
    hiddenTexts: document.hiddenText.length,
    unsureFields: fields.filter(({ confidence }) => confidence !== null && confidence < SURE).length,
    confidence: meta.confidence,
  };
}

const isInside = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Share of the printed characters below the spans; two decimals. */
function shareOf(text: string, spans: readonly { start: number; end: number }[]): number {
  const all = countPrinted(text);
  if (all === 0) return 0;
  let reached = 0;
  let covered = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, reached);
    if (end > from) covered += countPrinted(text.slice(from, end));
    reached = Math.max(reached, end);
  }
  return Math.round((covered / all) * 100) / 100;
}

const countPrinted = (text: string): number => text.replace(/\s/g, "").length;
