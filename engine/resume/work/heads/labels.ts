import lexicon from "../../../data/resume/organisations.json";
import { fold } from "../../../text/index.ts";
import { trimSpan } from "../../rows.ts";
import type { Span } from "../../types.ts";
import { LONGEST_LABEL, readLabel } from "../field-labels.ts";
import { saysTermsOnly } from "../terms.ts";
import type { Segment } from "./segments.ts";
import { splitCommas } from "./splits.ts";

/** "Employer | Acme": a label in a cell of its own. */
export function labelled(masked: string, segments: readonly Segment[]): Segment[] {
  const labelOf = (segment: Segment | undefined) => segment && readLabel(masked.slice(segment.start, segment.end));
  if (segments.length === 1 && labelOf(segments[0]) === "when") return [];
  if (segments.length < 2 || labelOf(segments[1])) return [...segments];
  return segments.flatMap((segment, index) => {
    const label = labelOf(segments[index - 1]);
    if (label) return [withoutAddress(masked, { ...segment, label }, segments[index - 1])];
    return labelOf(segment) && index < segments.length - 1 ? [] : [segment];
  });
}

/** "Tools: SAP", "Full-time", "Key achievements", "Reporting to the owner": about the role, neither its title nor its employer. */
export const tellsOfRole = (text: string): boolean =>
  saysTermsOnly(text) ||
  readLabel(text.slice(0, LONGEST_LABEL).split(/\s?:(?:\s|$)/)[0] ?? "") === "told" ||
  REPORTS.test(fold(text).trim());

const REPORTS = new RegExp(`^(?:${lexicon.soft.reports.join("|")})(?!\\p{L})`, "u");

/** "Employer: Acme" is Acme, and an employer. */
export function withoutLabel(masked: string, span: Segment): Segment {
  const colon = masked.slice(span.start, span.start + LONGEST_LABEL).indexOf(":");
  const label = colon > 1 ? readLabel(masked.slice(span.start, span.start + colon)) : undefined;
  if (label === undefined) return span;
  const named = { start: span.start, end: span.start + colon };
  return withoutAddress(masked, { ...span, ...trimSpan(masked, { start: named.end + 1, end: span.end }), label }, named);
}

const ADDRESSED = /\b(?:address|adresse|anschrift|direcci[oó]n|morada|endere[cç]o|indirizzo|adres)\b/i;

/** "Name and address of employer: Acme Ltd, 4 Mill Lane": the name alone. */
function withoutAddress(masked: string, segment: Segment, label: Span | undefined): Segment {
  if (!label || segment.label !== "where" || !ADDRESSED.test(masked.slice(label.start, label.end))) return segment;
  const [name] = splitCommas(masked, segment, "first-comma");
  return name ?? segment;
}
