import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { blank, fold, readDateRanges, remember } from "../../text/index.ts";
import { withoutRanges } from "../row-signs.ts";
import type { Span } from "../types.ts";

/** A phone number as printed. `labelled`: a word such as "Tel." or "Mobile" stands before it. */
export type PhoneWords = Span & { printed: string; labelled: boolean };

const FULL_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
/** Portuguese and Brazilian ones, as long as a number; a town stands behind them. */
const POSTCODE = /^\d{4,5}-\d{3}$/;
/** "Gary, Indiana 46402  219-555-0143": five digits between a word and a whole number. */
const ZIP_IN_FRONT = /(?<=\p{L}[.,]?\s+)\d{5}(?:-\d{4})?(?=\s+\(?[2-9]\d{2}\)?[\s.-]*\d{3}[\s.-]\d{4}(?!\d))/gu;
const FEWEST_DIGITS = 7;
// A tab ends a cell, and a number with it.
const CANDIDATE = /(?:\+|\(\+|00)?\(?\d(?:[\d().\-–‑/]|[^\S\t]){4,24}\d/g;
const LABEL =
  /(?<!\p{L})(?:tel|phone|telephone|telefon|mobil|mobile|cell|cel|handy|fon|ph|t|m|p|gsm|movil|telefono|telefone|celular|telemovel|cellulare|telefoon|portable|whatsapp|mob|contact|number|nr|no)[.:)\s]*$/u;
/** What stands before the code of a town, or before a number of the person's papers. */
const OTHER_NUMBER =
  /(?<!\p{L})(?:cep|plz|zip(?: ?code)?|pin(?: ?code)?|post(?:al)? ?code|postleitzahl|code postal|codigo postal|cap|cpf|rg|cnpj|dni|nie|nif|nit|nino|passport(?: no| number)?|orcid|npi|gmc|nmc(?: pin)?)[.:)#\s]*$/u;

/** Number-like words of one line that may be a phone number; dates, addresses on the web and e-mails are left out. */
export function findPhones(words: string, asOf: string, taken: readonly Span[]): PhoneWords[] {
  const undated = withoutRanges(
    words,
    readDateRanges(words, asOf).filter((range) => range.kind !== "single" || FULL_DATE.test(words.slice(range.start, range.end))),
  );
  const masked = blank(undated, taken).replace(ZIP_IN_FRONT, (code) => " ".repeat(code.length));
  const found: PhoneWords[] = [];
  for (const hit of masked.matchAll(CANDIDATE)) {
    const behind = masked.slice(hit.index + hit[0].length, hit.index + hit[0].length + 12);
    const lead = leadingPostcode(hit[0], masked.slice(0, hit.index));
    for (const part of splitNumbers(withoutPostcode(hit[0].slice(lead), behind))) {
      const digits = part.text.replace(/\D/g, "").length;
      const start = hit.index + lead + part.at;
      const end = start + part.text.length;
      if (POSTCODE.test(part.text) && /^\s+\p{Lu}\p{L}/u.test(masked.slice(end, end + 12))) continue;
      if (digits < FEWEST_DIGITS || digits > 15 || /[\p{L}_]/u.test(masked.charAt(start - 1)) || /[\p{L}@_]/u.test(masked.charAt(end)))
        continue;
      const before = fold(masked.slice(Math.max(0, start - 20), start));
      if (OTHER_NUMBER.test(before)) continue;
      found.push({ start, end, printed: part.text, labelled: LABEL.test(before) });
    }
  }
  return found;
}

const TOWN_BEHIND = /^\s+\p{Lu}\p{L}+(?![\p{L}.]*:)/u;
const TRAILING_POSTCODE = /(\s+[-–/·]\s+|\s+)\d{4,5}$/;
/** No number has more digits behind its country code. */
const MOST_DIGITS = 13;
/** Digits of a number that needs no others behind it. */
const FULL_NUMBER = 9;

/** "02 98 55 01 42 – 29900" before "Concarneau" or at the end of the line: the code of a town that only stands behind the number. */
function withoutPostcode(words: string, behind: string): string {
  const code = TRAILING_POSTCODE.exec(words);
  const [number, mark] = code ? [words.slice(0, code.index), code[1]?.trim() ?? ""] : [words, ""];
  const digits = (text: string) => text.replace(/^00|\D/g, "").length;
  const isApart = TOWN_BEHIND.test(behind)
    ? (mark !== "" || digits(words) > MOST_DIGITS) && digits(number) >= FEWEST_DIGITS
    : behind.trim() === "" && mark !== "" && digits(number) >= FULL_NUMBER;
  return isApart ? number : words;
}

const LEADING_POSTCODE = /^[1-9]\d{3,5}\s+[-–/·]\s+(?=[(+0])/;

/** "Newcastle NSW 2300 / 0491 570 313", "Wellington 6011 – +64 21 …": how long the code of the town is that stands in front with its mark. */
function leadingPostcode(words: string, before: string): number {
  const length = LEADING_POSTCODE.exec(words)?.[0].length ?? 0;
  return /\p{L}\s+$/u.test(before) && words.slice(length).replace(/\D/g, "").length >= FULL_NUMBER ? length : 0;
}

/** "030 123 / 0170 456" are two numbers; "030/123456" is one. */
function splitNumbers(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const hit of text.matchAll(/\s+[/–]\s+|\s{3,}|\n/g)) {
    parts.push({ text: text.slice(from, hit.index), at: from });
    from = hit.index + hit[0].length;
  }
  parts.push({ text: text.slice(from), at: from });
  const whole = parts.every((part) => part.text.replace(/\D/g, "").length >= FEWEST_DIGITS);
  const chosen = whole ? parts : [{ text, at: 0 }];
  return chosen.map((part) => balance(part));
}

function balance({ text, at }: { text: string; at: number }): { text: string; at: number } {
  const open = (text.match(/\(/g) ?? []).length;
  const close = (text.match(/\)/g) ?? []).length;
  if (open === close) return { text, at };
  return text.startsWith("(") && open > close ? { text: text.slice(1), at: at + 1 } : { text: text.replace(/[()]$/, ""), at };
}

/** International form when the number is valid in its own or the given country; as printed otherwise. */
export function toPhoneValue(printed: string, country: string | undefined): { value: string; valid: boolean } {
  const plain = printed.replace(/^00/, "+").replace(/\(0\)/, "").replace(/[–‑]/g, "-");
  const hint = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const value = plain.startsWith("+") || plain.startsWith("(+") || hint ? toInternational(`${hint ?? "--"}${plain}`) : undefined;
  return value === undefined ? { value: printed.replace(/\s+/g, " "), valid: false } : { value, valid: true };
}

/** Of a number behind the two letters of its country. */
const toInternational = remember((countryAndNumber): string | undefined => {
  const country = countryAndNumber.slice(0, 2);
  const parsed = parsePhoneNumberFromString(countryAndNumber.slice(2), country === "--" ? undefined : (country as CountryCode));
  return parsed?.isValid() ? parsed.formatInternational() : undefined;
});
