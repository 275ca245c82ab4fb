// Characters that print nothing but can carry or reorder words.
const TAG = /[\u{E0001}\u{E0020}-\u{E007F}]+/gu;
const SILENT =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u00AD\u061C\u115F\u1160\u180E\u3164\uFFA0\uFFF9-\uFFFB]|\u034F|\u17B4|\u17B5|[\u{E0001}\u{E0020}-\u{E007F}]/gu;
// Flags of regions (England) are a black flag and tags: a picture, not a message.
const FLAG_EMOJI = /\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;

/** A text without characters that print nothing. `message` is what tag characters spell, if any. */
export function stripSilent(text: string): { text: string; message: string } {
  if (text.search(SILENT) < 0) return { text, message: "" };
  const plain = text.replace(FLAG_EMOJI, "");
  const message = (plain.match(TAG) ?? [])
    .map((run) => Array.from(run, toAscii).join(""))
    .join(" ")
    .trim();
  return { text: text.replace(SILENT, ""), message };
}

function toAscii(tag: string): string {
  const code = (tag.codePointAt(0) ?? 0) - 0xe0000;
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
}
