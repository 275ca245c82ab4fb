import { detectLanguage } from "../text/index.ts";
import type { Draft, DraftLine } from "./draft.ts";
import { type Document, type Flag, type HiddenText, LIMITS, type Line, type Link, type Page, type ScannedWord } from "./types.ts";

const HIDDEN_CHARS_KEPT = 20_000;
/** No resume has more lines; a file of empty words could have millions. */
export const LINES_KEPT = 50_000;

const READ_IN_FULL: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "pt", "it", "nl"]);
/** Of fewer characters the language may be told wrongly. */
const TELLING = 200;
const OTHER_LANGUAGE: Flag = {
  code: "other-language",
  message: "The text is in a language that is not read in full: contact data, dates and skills are found. Check titles and employers.",
};

/** Gives every line its place in one text. */
export function assemble(draft: Draft): Document {
  const flags = [...draft.flags];
  const lines: Line[] = [];
  const links: Link[] = [];
  const words: ScannedWord[] = [];
  const parts: string[] = [];
  let at = 0;
  let block = -1;
  for (const drafted of draft.lines) {
    const opensBlock = drafted.opensBlock || drafted.page !== lines.at(-1)?.page;
    const gap = lines.length === 0 ? "" : opensBlock ? "\n\n" : "\n";
    if (at + gap.length + drafted.text.length > LIMITS.textChars || lines.length >= LINES_KEPT) {
      flags.push({ code: "truncated-text", message: `Only the first ${at} characters were read.`, page: drafted.page });
      break;
    }
    if (opensBlock) block++;
    parts.push(gap, drafted.text);
    at += gap.length;
    lines.push(placeLine(drafted, at, block));
    links.push(...drafted.links.map((link) => ({ start: at + link.start, end: at + link.end, url: link.url })));
    words.push(...(drafted.words ?? []).map((word) => ({ ...word, start: at + word.start, end: at + word.end })));
    at += drafted.text.length;
  }
  const text = parts.join("");
  const pages = toPages(draft, lines);
  const language = detectLanguage(text);
  if (language !== "und" && !READ_IN_FULL.has(language) && text.length >= TELLING) flags.push(OTHER_LANGUAGE);
  return {
    kind: draft.kind,
    text,
    pages,
    columns: Math.max(1, ...pages.map((page) => page.columns)),
    language,
    lines,
    links,
    hiddenText: trimHidden(draft.hiddenText),
    flags: withHiddenFlag(flags, draft.hiddenText),
    ...(words.length === 0 ? { ocr: false } : { ocr: true, words }),
  };
}

function placeLine(drafted: DraftLine, at: number, block: number): Line {
  const { text, links: _, opensBlock: __, words: ___, cells, ...style } = drafted;
  return {
    ...style,
    start: at,
    end: at + text.length,
    block,
    ...(drafted.shifts ? { shifts: drafted.shifts.map((shift) => at + shift) } : {}),
    cells: cells.map((cell) => ({ start: at + cell.start, end: at + cell.end })),
  };
}

/** A page without lines stands, empty, where the next page begins. */
function toPages(draft: Draft, lines: Line[]): Page[] {
  let index = 0;
  let from = 0;
  return draft.pages.map((page) => {
    while (lines[index]?.page === page.number) index++;
    const last = lines[index - 1];
    const first = lines.find((line) => line.page === page.number);
    const start = first?.start ?? from;
    const end = first === undefined ? start : (last?.end ?? start);
    from = end;
    return { ...page, start, end };
  });
}

function trimHidden(hidden: HiddenText[]): HiddenText[] {
  let left = HIDDEN_CHARS_KEPT;
  return hidden.flatMap((item) => {
    const text = item.text.slice(0, left);
    left -= text.length;
    return text === "" ? [] : [{ ...item, text }];
  });
}

function withHiddenFlag(flags: Flag[], hidden: HiddenText[]): Flag[] {
  const first = hidden[0];
  if (first === undefined) return flags;
  return [...flags, { code: "hidden-text", message: "The file holds text that a reader cannot see; it was left out.", page: first.page }];
}
