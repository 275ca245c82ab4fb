import { remember } from "../../text/index.ts";
import { trimSpan } from "../rows.ts";
import type { Span } from "../types.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { countryOf, isBesideTown, isBrazilianState, isRemote, isStreet, isTown, regionCountryOf, stateCountryOf } from "./gazetteer.ts";

/** What a piece of an address is. `country` is an ISO code; `known`: a lexicon says so, it is no guess from the place in the line. */
export type Part = Span & {
  text: string;
  kind: "city" | "region" | "country" | "postal-city" | "region-postal" | "postal" | "outward" | "street" | "remote" | "word" | "other";
  country?: string;
  /** A bracket opens in front of it. */
  bracketed?: boolean;
};

const SEPARATOR = /\s*[,;|•·⋄◆♦~()[\]/\n\t]\s*|\s+[-–—]\s+|\s{3,}/g;
export const POSTAL_CITY =
  /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}(?= )|\d{4,5}|\d{5}-\d{3}|\d{4}-\d{3}|\d{3} \d{2})\s+((?:\p{Lu}|['’][st]-? ?\p{Lu})[\p{L}\p{M}.'’‹› -]{1,40})$/u;
export const REGION_POSTAL = /^([A-Z]{2,3}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4})$/u;
/** "DC 20250 United States": no comma before the country. */
const STATE_AND_COUNTRY = /^([A-Z]{2}(?: \d{5}(?:-\d{4})?)?) (?:\p{Lu}\p{L}+ ?){1,3}$/u;
const UK_POSTAL = /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;
export const CITY_UK_POSTAL = /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,40}?) ([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u;
/** "M20", "IV2": the first half of a British postcode, as resumes print it, says nothing by itself. */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
/** "Manchester M20", "Wellington 6011", "Pune 411038", "Lyon 7e": behind a known town; a year is none. */
export const CITY_OUTWARD = /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,40}?) ([A-Z]{1,2}\d[A-Z\d]?|(?!(?:19|20)\d\d$)\d{4,6}|\d{1,2}(?:er?|[eè]me))$/u;
const POSTAL = /^(\d{5}(?:-\d{3,4})?|\d{4} ?[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4}-\d{3})$/;
const CAPITALISED = /^(?:\p{Lu}|'s-\p{Lu}|[dl]['’]\p{Lu})[\p{L}\p{M}.'’ -]{1,40}$/u;
const LONGEST_PART = 60;
/** Written with dots, it is a form of company rather than a state. */
const LEGAL_FORM = /^(?:S\.A|S\.A\.S|S\.L|S\.C|N\.V|A\.S|L\.P|P\.A)\.?$/;

/** "E.P.E.": letters of a legal form, no town. */
const INITIALS = /^(?:\p{Lu}\.){1,4}\p{Lu}?$/u;

/** "The Daily Grind-Colma", as job boards print an employer and its town. */
const NAME_AND_TOWN = /\p{L} \p{L}+-\p{Lu}|-employed-/u;

function codeKind(text: string): "postal" | "outward" | undefined {
  const isPostal = POSTAL.test(text) || UK_POSTAL.test(text) || CITY_UK_POSTAL.test(text);
  if (isPostal || isTown(CITY_OUTWARD.exec(text)?.[1] ?? "")) return "postal";
  return OUTWARD.test(text) ? "outward" : undefined;
}

const classify = remember((text): Pick<Part, "kind" | "country"> => {
  const country = countryOf(text);
  const region = LEGAL_FORM.test(text) ? undefined : regionCountryOf(text);
  if (isRemote(text)) return { kind: "remote" };
  if (isTown(text) && !INITIALS.test(text)) return { kind: "city" };
  if (country !== undefined && !/^[A-Z]{2}$/.test(text)) return { kind: "country", country };
  if (region !== undefined) return { kind: "region", country: region };
  if (country !== undefined) return { kind: "country", country };
  if (POSTAL_CITY.test(text) && !isStreet(text)) return { kind: "postal-city" };
  const withPostal = REGION_POSTAL.exec(text);
  const regionOfPostal = withPostal && regionCountryOf(withPostal[1] ?? "");
  if (regionOfPostal) return { kind: "region-postal", country: regionOfPostal };
  if (isStreet(text)) return { kind: "street" };
  const code = codeKind(text);
  if (code) return { kind: code };
  if (NAME_AND_TOWN.test(text)) return { kind: "other" };
  return { kind: CAPITALISED.test(text) && !INITIALS.test(text) && text.split(" ").length <= 3 ? "word" : "other" };
});

/** "06108 Halle (Saale)", "Frankfurt (Oder)": brackets behind a town with its postcode, or with the name of a river or stretch of land, are part of its name. */
const withName = (text: string): string =>
  text
    .replace(/(\b\d{4,5} \p{Lu}[\p{L}\p{M}-]+ )\((\p{Lu}[\p{L}\p{M}. ]+)\)/u, (all, town, beside) =>
      countryOf(beside) === undefined && !/^[A-Z]{2}$/.test(beside) ? `${town}‹${beside}›` : all,
    )
    .replace(/(\p{Lu}[\p{L}\p{M}-]+ )\((\p{Lu}[\p{L}\p{M}.]+)\)/u, (all, town, beside) =>
      isBesideTown(beside) ? `${town}‹${beside}›` : all,
    );

/** "Newcastle NSW 2300": a town and its state without a mark between them. */
const TOWN_AND_STATE = /^(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}) ([A-Z]{2,3}) \d{4,5}$/u;

/** Of two parts that no mark parts, how long the first is. */
function lengthOfFirst(words: string): number {
  const beforeCountry = STATE_AND_COUNTRY.exec(words)?.[1];
  if (beforeCountry !== undefined && countryOf(words.slice(beforeCountry.length + 1)) !== undefined) return beforeCountry.length;
  const [, town = "", state = ""] = TOWN_AND_STATE.exec(words) ?? [];
  return state !== "" && stateCountryOf(state) !== undefined && !hasOrganisationWord(town) ? town.length : 0;
}

export function toParts(printed: string, base: number): Part[] {
  const text = withName(printed);
  const parts: Part[] = [];
  let from = 0;
  const push = (to: number) => {
    const span = trimSpan(text, { start: from, end: to });
    const words = text.slice(span.start, span.end).replace(/\.$/, "");
    const first = lengthOfFirst(words);
    if (first > 0) {
      push(span.start + first);
      from = span.start + first;
      return push(to);
    }
    if (words !== "")
      parts.push({
        start: base + span.start,
        end: base + span.start + words.length,
        text: words,
        ...(text[span.start - 1] === "(" ? { bracketed: true } : {}),
        ...(words.length > LONGEST_PART ? { kind: "other" } : classify(words)),
        ...(text[span.start - 1] === "/" && isBrazilianState(words) ? { kind: "region", country: "BR" } : {}),
      });
  };
  for (const hit of text.matchAll(SEPARATOR)) {
    push(hit.index);
    from = hit.index + hit[0].length;
  }
  push(text.length);
  return parts;
}
