import type { Span } from "../types.ts";

const LOCAL = /[\p{L}\p{N}._%+'-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const ADDRESS = /^[^.@][^@]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const LONGEST_SIDE = 64;

/** E-mail addresses of a text, found outwards from each "@"; one may break over two lines. */
export function findEmails(text: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_SIDE && LOCAL.test(text.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && end - at < LONGEST_SIDE * 2 && DOMAIN.test(text.charAt(end))) end++;
    while (end > at && /[.-]/.test(text.charAt(end - 1))) end--;
    while (start < at && /[.'-]/.test(text.charAt(start))) start++;
    const whole = ADDRESS.test(text.slice(start, end)) ? { start, end } : broken(text, start, at, end);
    if (whole) found.push(whole);
  }
  return found;
}

/** "jo.marlowe" over "@example.com", "jo.marlowe@" over "example.com", "jo.marlowe@example." over "com". */
function broken(text: string, start: number, at: number, end: number): Span | undefined {
  const before =
    start === at ? /(?:^|[\s|:])([\p{L}\p{N}._%+-]{2,64})[ \t]*\n[ \t]*$/u.exec(text.slice(Math.max(0, at - LONGEST_SIDE * 2), at)) : null;
  const from = before ? at - before[0].trimStart().length : start;
  const close = /^(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)?\.?-?[ \t]*\n[ \t]*\.?[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)*(?![@\p{L}])/u.exec(
    text.slice(at + 1, at + LONGEST_SIDE * 2),
  );
  const to = !before && close ? at + 1 + close[0].length : end;
  return ADDRESS.test(text.slice(from, to).replace(/\s+/g, "")) ? { start: from, end: to } : undefined;
}
