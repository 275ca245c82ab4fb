import data from "../../data/job/tables.json";
import type { Span } from "../types.ts";
import { toWords } from "../words/words.ts";

const LABEL = /^(\p{Lu}[\p{L}&/ -]{1,30}?)\s?(?::\s+|\t\s*)(?=\S)/u;
const ROWS = new Set(data.rows);
const JOINS = new Set(["and", "or"]);

/** "Legal: knowledge of the Mines Act": which kind of wish stands in the row, and no wish itself. Where the wish begins. */
export function behindRowLabel(flat: string, { start, end }: Span): number | undefined {
  const label = LABEL.exec(flat.slice(start, end));
  const words = toWords(label?.[1] ?? "").filter(({ folded }) => !JOINS.has(folded));
  return label && words.length > 0 && words.every(({ folded }) => ROWS.has(folded)) ? start + label[0].length : undefined;
}
