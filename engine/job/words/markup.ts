/** Tags that end a line; of these `li` begins an item. */
const BLOCK = /^<\/?(?:p|div|section|article|header|footer|ul|ol|li|br|hr|h[1-6]|table|thead|tbody|tr|dl|dt|dd)\b/i;
const TAG =
  /<\/?(?:p|div|section|article|header|footer|ul|ol|li|br|hr|h[1-6]|table|thead|tbody|tr|td|th|dl|dt|dd|span|font|strong|em|b|i|u|a)(?:\s[^<>]{0,300})?\/?>/gi;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|ndash|mdash|bull|middot|rsquo|lsquo|rdquo|ldquo|hellip|#\d{1,5}|#x[\da-f]{1,4});/gi;
const SIGN: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  bull: "•",
  middot: "·",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  hellip: "…",
};
/** What a page holds for the browser and nobody reads. */
const UNREAD = /<(script|style|template|noscript)\b[^<>]{0,300}>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** "<b>" alone may be anything; this many tags are a page. */
const FEWEST = 2;

/** The text of a page that was pasted with its tags: items and lines as in plain text, every offset what it was. */
export function withoutMarkup(text: string): string {
  const read = text.replace(UNREAD, (part) => part.replace(/[^\n]/g, " "));
  if ((read.match(TAG)?.length ?? 0) < FEWEST && read === text) return text;
  return read.replace(TAG, toBlank).replace(ENTITY, toSign);
}

function toBlank(tag: string): string {
  if (/^<li\b/i.test(tag)) return "\n- ".padEnd(tag.length);
  return (BLOCK.test(tag) ? "\n" : "").padEnd(tag.length);
}

function toSign(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  return (SIGN[name] ?? toCharacter(name)).padEnd(entity.length);
}

function toCharacter(name: string): string {
  if (!name.startsWith("#")) return "";
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code !== 160 && code <= 0xffff ? String.fromCharCode(code) : "";
}
