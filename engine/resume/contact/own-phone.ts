import { type Fact, toFact } from "../facts.ts";
import type { Row } from "../rows.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import type { Span } from "../types.ts";
import { PHONE } from "../weights.ts";
import { isPersonalLine } from "./name.ts";
import { findPhones, type PhoneWords, toPhoneValue } from "./phones.ts";

type Candidate = PhoneWords & { value: string; valid: boolean };
type Scored = Span & { value: string; valid: boolean; score: number };

const FEATURES: readonly Feature<Candidate>[] = [
  { name: "valid number", weight: PHONE.valid, holds: ({ valid }) => valid },
  { name: "labelled", weight: PHONE.labelled, holds: ({ labelled }) => labelled },
  { name: "country code", weight: PHONE.countryCode, holds: ({ printed }) => printed.startsWith("+") },
  { name: "area code in brackets", weight: PHONE.brackets, holds: ({ printed }) => printed.startsWith("(") },
  { name: "bare digits", weight: PHONE.bareDigits, holds: ({ printed }) => /^\d{4,8}$|^\d+[.,]\d+$/.test(printed) },
];
const LONGEST_FALLBACK = 200;

/** The person's phone number: in the contact zone any plausible one, elsewhere only a convincing one. */
export function findOwnPhone(
  zone: readonly Row[],
  rows: readonly Row[],
  taken: readonly Span[],
  asOf: string,
  country: string | undefined,
): Fact | undefined {
  const near = bestOf(zone, taken, asOf, country);
  if (near) return toFact(near.value, near, near.valid ? 0.97 : near.score > 0 ? 0.93 : 0.85);
  const far = bestOf(
    rows.filter((row) => row.words.length < LONGEST_FALLBACK),
    taken,
    asOf,
    country,
  );
  return far && far.score >= PHONE.convincing ? toFact(far.value, far, 0.6) : undefined;
}

function bestOf(rows: readonly Row[], taken: readonly Span[], asOf: string, country: string | undefined): Scored | undefined {
  const scored = rows.flatMap((row) =>
    phonesOf(row, taken, asOf).map((phone) => {
      const { value, valid } = toPhoneValue(phone.printed, country);
      return {
        value,
        valid,
        score: sumFeatures(FEATURES, { ...phone, value, valid }),
        start: row.start + phone.start,
        end: row.start + phone.end,
      };
    }),
  );
  return scored.sort((a, b) => b.score - a.score || a.start - b.start)[0];
}

const PHONE_WORD = /\b(?:phone|mobile?|tele(?:phone|fono?|foon|phon)|tel|cell?|celular|handy|gsm)\b/;

/** "Nationality: Polish | Phone: …": of a line about other things of the person, only what is called a phone number. */
function phonesOf(row: Row, taken: readonly Span[], asOf: string): PhoneWords[] {
  const phones = findPhones(row.words, asOf, within(row, taken));
  if (!isPersonalLine(row.folded)) return phones;
  return phones.filter(({ start }) => PHONE_WORD.test(row.words.slice(Math.max(0, start - PHONE_WORD_REACH), start).toLowerCase()));
}
const PHONE_WORD_REACH = 16;

const within = (row: Row, spans: readonly Span[]): Span[] =>
  spans
    .filter((span) => span.start < row.end && span.end > row.start)
    .map((span) => ({ start: Math.max(0, span.start - row.start), end: Math.min(row.words.length, span.end - row.start) }));
