const PLAIN = /^[\x20-\x7e\s]*$/;

/** Lower case, without accents and with plain quotes and dashes: equal for spellings that mean the same. Length may differ. */
export function fold(text: string): string {
  if (PLAIN.test(text) && !text.includes("`")) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/ß/g, "ss")
    .toLowerCase();
}
