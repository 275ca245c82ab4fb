import { assemble, LINES_KEPT } from "../assemble.ts";
import { type Draft, type DraftLine, toPlainLine } from "../draft.ts";
import { stripSilent } from "../hidden-characters.ts";
import { type Document, type ErrorCode, type HiddenText, LIMITS } from "../types.ts";
import { toText } from "./decode-text.ts";
import { mendMojibake } from "./mend-mojibake.ts";
import { splitCells } from "./split-cells.ts";

export function readText(bytes: Uint8Array): Draft | ErrorCode {
  const text = toText(bytes);
  if (text === undefined) return "unsupported-type";
  const draft = toDraft(text);
  return draft.lines.length === 0 ? "no-text" : draft;
}

/** A document of plain text, as from a TXT file. */
export function toPlainDocument(text: string): Document {
  return assemble(toDraft(text));
}

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029\f\v]/;
const CONTROL = /(?!\t)\p{Cc}/gu;

const TRUNCATED = { code: "truncated-text", message: `Only the first ${LIMITS.textChars} characters were read.` };

function toDraft(text: string): Draft {
  const lines: DraftLine[] = [];
  const hiddenText: HiddenText[] = [];
  let opensBlock = true;
  for (const raw of withoutQuoteMarks(mendMojibake(text.slice(0, LIMITS.textChars)).split(LINE_END, LINES_KEPT))) {
    const { text: visible, message } = stripSilent(raw.replace(CONTROL, ""));
    if (message !== "") hiddenText.push({ text: message, reason: "zero-width", page: 1 });
    const cells = splitCells(visible.normalize("NFC"));
    const lead = /^ */.exec(visible)?.[0].length ?? 0;
    if (cells.text === "") {
      opensBlock = true;
      continue;
    }
    lines.push({
      ...toPlainLine([]),
      ...cells,
      opensBlock,
      kind: startsBullet(cells.text) ? "bullet" : "body",
      ...(lead > 0 ? { lead } : {}),
    });
    opensBlock = false;
  }
  return {
    kind: "txt",
    pages: [{ number: 1, width: 0, height: 0, columns: 1 }],
    lines,
    hiddenText,
    flags: text.length > LIMITS.textChars ? [TRUNCATED] : [],
  };
}

const QUOTED = /^(?:>[ \t]?)+/;
const FEWEST_QUOTED = 4;

const BARE = /^(?:>[ \t]*)+[\r\n]*$/;
/** Share of the lines that a mail program marks: all but the words of who forwards it. */
const SHARE_QUOTED = 0.85;

/** A forwarded mail without the marks its program set before each line, blank ones too; of some lines they are bullets. */
function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const quoted = filled.filter((line) => QUOTED.test(line));
  const isMail = quoted.some((line) => BARE.test(line)) || quoted.length >= SHARE_QUOTED * filled.length;
  return quoted.length < FEWEST_QUOTED || !isMail ? lines : lines.map((line) => line.replace(QUOTED, ""));
}

const BULLET = /^[•●○◦▪■□–—*·‣➢➤✓✔►▸-]\s/;

function startsBullet(text: string): boolean {
  return BULLET.test(text);
}
