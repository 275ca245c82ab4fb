import type { DraftPrompts } from "@fairlead/contracts";

type PayRule = DraftPrompts["payRules"][number];

const STATES =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
    " ",
  );

/** The state of "Dublin, OH": a town of that name elsewhere has other laws. */
function stateOf(place: string): string | undefined {
  return STATES.find((state) => new RegExp(`,\\s*${state}(?![\\p{L}])`, "u").test(place));
}

/** The rule of the place that the words name: codes of two letters count in capitals only ("Denver, CO"). */
export function findPayRule(rules: readonly PayRule[], place: string): PayRule | undefined {
  const state = stateOf(place);
  if (state !== undefined) return rules.find((rule) => rule.place === `US-${state}`);
  const has = (name: string): boolean => {
    const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, name === name.toUpperCase() ? "u" : "iu").test(place);
  };
  return rules.find(({ names }) => names.some(has));
}

/** Members of the Union with money of their own. */
const OWN_MONEY: readonly (readonly [string, RegExp])[] = [
  ["PLN", /\b(?:Poland|Warsaw)\b/i],
  ["SEK", /\b(?:Sweden|Stockholm)\b/i],
  ["DKK", /\b(?:Denmark|Copenhagen)\b/i],
  ["CZK", /\b(?:Czechia|Prague)\b/i],
  ["HUF", /\b(?:Hungary|Budapest)\b/i],
  ["RON", /\b(?:Romania|Bucharest)\b/i],
];

/** The money of the place that the words name, where the list of rules knows it. */
export function currencyOf(rules: readonly PayRule[], place: string): string {
  const rule = findPayRule(rules, place)?.place;
  if (rule === "GB") return "GBP";
  return rule === "EU" ? (OWN_MONEY.find(([, names]) => names.test(place))?.[0] ?? "EUR") : "USD";
}

/** A range whose upper end is above this many times its lower one says little. */
const WIDE = 1.5;
export const isWide = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && Math.max(min, max) > WIDE * Math.min(min, max);

/** A figure that counts no hours, days or percents. */
const SUM = /(?<![\d.,])\d[\d.,]*\s?k?(?!\d|[.,]\d|\s?(?:%|per ?cent|hours?|hrs?|h\b|days?|weeks?|months?|shifts?))/gi;
const THOUSAND = 1000;
const OPEN = /\b(?:up to|from|starting|starts|upwards?|and up|minimum|at least)\b|\d\s?k?\s?\+/i;

/** The sums that a line of pay names; `isOpen`: one end alone ("up to $90k", "from £28,000"). */
export function readPay(text: string): { min: number | undefined; max: number | undefined; isOpen: boolean } {
  const figures = text.match(SUM) ?? [];
  const [first, max] = figures.map(toNumber).filter((sum) => sum > 0);
  // "80-130k": the k belongs to both.
  const min = first !== undefined && max !== undefined && first < THOUSAND && /k\s*$/i.test(figures[1] ?? "") ? first * THOUSAND : first;
  return { min, max, isOpen: min !== undefined && max === undefined && OPEN.test(text) };
}

/** "80,000", "80.000", "13.50", "80k". */
function toNumber(figure: string): number {
  const plain = figure
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".")
    .replace(/[^\d.]|[.](?!\d)/g, "");
  return Number(plain) * (/k$/i.test(figure.trim()) ? THOUSAND : 1);
}
