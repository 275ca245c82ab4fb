/** Tags of a page copied with its source; an address in angle brackets is none. */
const TAG =
  /<(\/?)(a|article|b|blockquote|br|center|dd|div|dl|dt|em|font|footer|h[1-6]|header|hr|i|img|li|main|ol|p|section|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;
const INLINE = /^(?:a|b|em|font|i|img|small|span|strong|sub|sup|u)$/i;
const ENTITIES: Readonly<Record<string, string>> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', ndash: "–", mdash: "—", bull: "•" };
const ENTITY = new RegExp(`&(${Object.keys(ENTITIES).join("|")}|#\\d{2,5});`, "gi");

/** Markup becomes lines, bullets and blanks of the same length: every place of the text stays where it was. */
export function withoutMarkup(text: string): string {
  return text
    .replace(TAG, (tag, closing: string, name: string) => {
      if (INLINE.test(name)) return " ".repeat(tag.length);
      const line = name.toLowerCase() === "li" && closing === "" ? "\n- " : "\n";
      return line.padEnd(tag.length);
    })
    .replace(ENTITY, (entity, name: string) => (ENTITIES[name.toLowerCase()] ?? " ").padEnd(entity.length));
}
