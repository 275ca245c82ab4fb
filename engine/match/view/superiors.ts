import data from "../../data/match/superiors.json";

/** So many words name who stands above; what comes behind them is own work again. */
const LONGEST = 6;
const ABOVE = new RegExp(
  `(?<!\\p{L})(?:${data.above.join("|")})(?:\\s+(?!(?:${data.ends.replaceAll(" ", "|")})(?!\\p{L}))[^\\s,;.:()]+){1,${LONGEST}}`,
  "giu",
);

/** "Report to the shift supervisor": who is above does the supervising, so a line says nothing of it. */
export function withoutSuperiors(text: string): string {
  return text.replace(ABOVE, (above) => " ".repeat(above.length));
}
