import { toListRoots } from "../../match/likeness/roots.ts";

/** A row of the tellings as roots: the names of a wish, what is done, and to what. */
export type Row = { family: string; names: readonly (readonly string[])[]; doings: readonly string[]; things: readonly string[] };

export function toRows(families: Readonly<Record<string, readonly string[]>>): Row[] {
  return Object.entries(families).flatMap(([family, tellings]) =>
    tellings.flatMap((telling): Row[] => {
      const [called = "", sides = ""] = telling.split("=");
      const [done = "", to = ""] = sides.split("/");
      const names = called
        .split(",")
        .map((name) => toListRoots(name))
        .filter((name) => name.length > 0);
      const things = [...new Set(toListRoots(to))];
      return names.length === 0 || things.length === 0 ? [] : [{ family, names, doings: [...new Set(toListRoots(done))], things }];
    }),
  );
}

/** How many words of a telling stand in a line that is made up: what is done, and to what. */
const DOINGS = [0, 1, 1, 2];
const THINGS = [1, 2, 2, 3];

/** A name of the wish, and a line that may tell it. */
export function draw({ names, doings, things }: Row, dice: () => number): { wish: readonly string[]; line: readonly string[] } {
  return {
    wish: pick(names, dice),
    line: [...some(doings, pick(DOINGS, dice), dice), ...some(things, pick(THINGS, dice), dice)],
  };
}

export const pick = <T>(list: readonly T[], dice: () => number): T => list[Math.floor(dice() * list.length)] as T;

/** So many different ones, in the order drawn. */
export function some<T>(list: readonly T[], count: number, dice: () => number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(dice() * left.length), 1)[0] as T);
}
