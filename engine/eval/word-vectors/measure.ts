import { readVectors, type StoredVectors, toEmbedding, toSimilarity } from "../../match/likeness/embedding.ts";
import { round } from "../figures.ts";
import { toDice } from "../span-tagger/dice.ts";
import { draw, type Row, some } from "./pairs.ts";

/** How many other wishes of the same line of work a line may be taken for. */
const OTHERS = 8;
const TIMES = 3;

/** Share of made-up lines that are nearer to their own wish than to eight others of the same family of work. By chance: a ninth. */
export function measure(rows: readonly Row[], stored: StoredVectors): { lines: number; nearest: number } {
  const vectors = readVectors(stored);
  const dice = toDice(5);
  let [lines, nearest] = [0, 0];
  for (let time = 0; time < TIMES; time++) {
    const drawn = rows
      .map((row) => draw(row, dice))
      .map(({ wish, line }) => [toEmbedding(wish, vectors), toEmbedding(line, vectors)] as const);
    for (const [i, row] of rows.entries()) {
      const others = some(
        [...rows.keys()].filter((k) => k !== i && rows[k]?.family === row.family),
        OTHERS,
        dice,
      );
      const line = drawn[i]?.[1];
      const near = (k: number): number => {
        const wish = drawn[k]?.[0];
        return wish && line ? toSimilarity(wish, line) : 0;
      };
      lines++;
      if (others.every((k) => near(k) < near(i))) nearest++;
    }
  }
  return { lines, nearest: round(nearest / Math.max(1, lines)) };
}
