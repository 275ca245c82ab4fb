import { type ExpectedJob, loadSamples } from "../corpus.ts";
import type { MarkedAd } from "../wishes/lines.ts";

/** A line with where it names the job. */
export type Headline = { text: string; spans: { start: number; end: number }[] };

/** Lines of an advertisement that are learned from: the headline and the first of its body. */
const OPENING_LINES = 5;

export const toHeadlines = ({ headline, title, lines }: MarkedAd): Headline[] =>
  [headline, ...lines.map(({ text }) => text)].slice(0, OPENING_LINES).map((text) => mark(text, title));

/** Opening lines of the development half, where one of them names the job as it is expected. */
export function loadOlderHeadlines(): Headline[] {
  return loadSamples<ExpectedJob>("jobs", "dev").flatMap(({ bytes, expected: { title } }) => {
    const rows = new TextDecoder()
      .decode(bytes)
      .split("\n")
      .map((row) => row.trim())
      .filter((row) => row !== "")
      .slice(0, OPENING_LINES);
    const marked = title === undefined ? [] : rows.map((row) => mark(row, title));
    return marked.some(({ spans }) => spans.length > 0) ? marked : [];
  });
}

function mark(text: string, title: string): Headline {
  const start = text.toLowerCase().indexOf(title.toLowerCase());
  return { text, spans: start < 0 ? [] : [{ start, end: start + title.length }] };
}
