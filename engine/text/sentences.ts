import type { Span } from "./types.ts";

const ABBREVIATIONS =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|excl|dr|mr|mrs|ms|prof|inc|ltd|co|corp|dept|no|nr|st|jr|sr|u\.s|u\.k|b\.sc|m\.sc|ph\.d|bzw|z\.b|ca|min|max|yrs?|v|vol|fig|est|dipl|hon|sen|gov|sgt|capt|lt|rev|mt|ft|hrs?|mon|tue|wed|thu|fri|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|d\.h|u\.a|ph|ph\.\s?eur|ggf|inkl|usw)\.$/i;
/** Short forms that may end a sentence too: a small letter or a number behind them goes on with it. */
const SHORT_FORMS = /(?:^|[\s(])(?:exp|equiv|qual|quals|cert|certs|req|reqd|pref|prev|mgmt|mgr|refs?|ess|des|lic|min|max|yrs?)\.$/i;
// The look-behind lets a long row of dots be tried once, not once a dot.
const END = /(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)|\n+/g;

// A post written without capitals: it begins small, and so does what stands behind each stop.
const WRITTEN_SMALL = /^[^\p{L}]*\p{Ll}[\s\S]*\p{Ll}{3}[.!?]\s+\p{Ll}/u;
const CAPITAL_BEGINS = /[.!?]\s+\p{Lu}\p{Ll}/u;

// "1." and "(b)." at the start of a line count items.
const LIST_NUMBER = /(?:^|\n)[ \t]*\(?(?:\d{1,2}|[a-z])\.$/i;

/** Sentences and list items with their places, trimmed; a line break always ends one. `mayBeSmall`: where no sentence begins with a capital, small letters begin them. */
export function toSentences(text: string, mayBeSmall = false): Span[] {
  const spans: Span[] = [];
  const isSmall = mayBeSmall && WRITTEN_SMALL.test(text) && !CAPITAL_BEGINS.test(text);
  let from = 0;
  for (const hit of text.matchAll(END)) {
    const end = hit.index + (hit[0].startsWith("\n") ? 0 : hit[0].length);
    if (!hit[0].startsWith("\n") && isInsideSentence(text, hit.index, hit[0], isSmall)) continue;
    push(spans, text, from, end);
    from = hit.index + hit[0].length;
  }
  push(spans, text, from, text.length);
  return spans;
}

function isInsideSentence(text: string, at: number, mark: string, isSmall: boolean): boolean {
  if (mark !== ".") return false;
  const before = text.slice(Math.max(0, at - 12), at + 1);
  const after = text.slice(at + 1, at + 4).trimStart();
  if (isSmall && SHORT_FORMS.test(before) && /^[a-z\d(&+]/.test(after)) return true;
  return ABBREVIATIONS.test(before) || (/^[a-z]/.test(after) && !(isSmall && /[a-z]{3}\.$/.test(before))) || LIST_NUMBER.test(before);
}

function push(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (end > start) spans.push({ start, end });
}
