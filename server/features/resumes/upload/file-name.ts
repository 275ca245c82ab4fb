const MOST_BYTES = 255;
const MOST_EXTENSION_CHARS = 16;
/** Shown where a file came without a usable name. */
const NO_NAME = "file";
// Controls, line separators, zero-width and direction marks: they would let a name look like another one.
const INVISIBLE = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A name as sent, fit to be shown as plain text: no path, nothing invisible, at most 255 bytes. It never becomes a path. */
export function toFileName(sent: string | undefined): string {
  const base = (sent ?? "").split(/[/\\]/).at(-1) ?? "";
  const shown = base.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
  return /^[. ]*$/.test(shown) ? NO_NAME : cut(shown);
}

/** Cuts the stem, so that the extension stays to be seen. */
function cut(name: string): string {
  if (Buffer.byteLength(name) <= MOST_BYTES) return name;
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && name.length - dot <= MOST_EXTENSION_CHARS ? name.slice(dot) : "";
  const room = MOST_BYTES - Buffer.byteLength(extension);
  let stem = "";
  let bytes = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > room) break;
    stem += character;
  }
  return stem + extension;
}
