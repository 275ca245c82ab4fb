import type { Span } from "../types.ts";

const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const ADDRESS = /^[^.@][^@]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const LONGEST_SIDE = 64;

/** E-mail addresses of a text, found outwards from each "@". */
export function findEmails(text: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_SIDE && LOCAL.test(text.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && end - at < LONGEST_SIDE * 2 && DOMAIN.test(text.charAt(end))) end++;
    while (end > at && /[.-]/.test(text.charAt(end - 1))) end--;
    while (start < at && /[.'-]/.test(text.charAt(start))) start++;
    if (ADDRESS.test(text.slice(start, end))) found.push({ start, end });
  }
  return found;
}
