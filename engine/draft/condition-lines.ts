import data from "../data/draft/grammar.json";
import { fill } from "./choose.ts";
import type { DraftSpec } from "./types.ts";

/** Where, when, under which contract and for how much: one labelled line each. */
export function toConditionLines({ place, arrangement, contract, schedule, pay }: DraftSpec): string[] {
  const where = [place, arrangement && data.arrangements[arrangement]].filter((part) => part !== undefined).join(", ");
  const { labels } = data;
  const lines: [string, string | undefined][] = [
    [labels.place, where],
    [labels.schedule, schedule],
    [labels.contract, contract],
    [labels.pay, pay && toPay(pay)],
  ];
  return lines.flatMap(([label, words]) => (words ? [`${label}: ${words.replace(/[\s.]+$/, "")}.`] : []));
}

/** "£28,000 to £32,000 a year", "CHF 30.50 an hour". */
function toPay({ min, max, currency, period }: NonNullable<DraftSpec["pay"]>): string {
  const facts = { min: toSum(min, currency), max: toSum(max, currency), period: data.periods[period] };
  return fill(min === max ? data.payOne : data.payRange, facts);
}

function toSum(sum: number, currency: string): string {
  const [whole = "", part = ""] = sum.toFixed(2).split(".");
  const figure = whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + (part === "00" ? "" : `.${part}`);
  const sign = (data.currencies as Record<string, string | undefined>)[currency];
  return sign === undefined ? `${currency} ${figure}` : `${sign}${figure}`;
}
