import packed from "../../data/match/tellings-packed.json";

/**
 * Made of the rows in `data/match/tellings` (`npm run docs`), whose roots and skills take half a second to look up.
 * `roots`: "root" or "root:spelling", named by their places; `rows`: "names=what is done=to what=skills", places in base 36; `learned`:
 * how many of them, from the first, vectors and judge learn from.
 */
export type PackedTellings = { learned: number; roots: string; rows: readonly string[] };

/** How something asked for is told by those who do it: what they do ("clean", "dress") and to what ("wound", "cut"). */
export type Telling = { at: number; doings: readonly string[]; things: ReadonlySet<string> };

export type Tellings = {
  count: number;
  /** How many of them, from the first, are by family of work: what vectors and judge learn from. */
  learned: number;
  /** By the first word of a name the rest of it and the telling. */
  namesAt(root: string): readonly { name: readonly string[]; telling: Telling }[];
  /** By skill of the taxonomy, whatever the job calls it. */
  ofSkill(id: string): readonly Telling[];
  /** Places of the tellings that hold a word, ascending. */
  holding(root: string): Uint16Array;
  at(place: number): Telling;
  /** In how many tellings a word is done, and in how many it is a thing. */
  doneIn(root: string): number;
  thingIn(root: string): number;
  /** The word as the lists write it; undefined for one they do not have. */
  spellingOf(root: string): string | undefined;
};

/** The rows that vectors and judge learn from alone. */
export const readLearned = ({ rows, ...rest }: PackedTellings = packed): Tellings =>
  readPacked({ ...rest, rows: rows.slice(0, rest.learned) });

/** Reads them once; single rows only when they are asked for. */
export function readPacked({ roots: listed, rows, learned }: PackedTellings = packed): Tellings {
  const words = listed.split(" ").map((one) => one.split(":"));
  const roots = words.map(([root = ""]) => root);
  const placeOf = new Map(roots.map((root, place) => [root, place]));
  const { names, skills, sides } = readRows(rows);
  const { done, things, starts, holders } = toPostings(sides, roots.length);
  const known: Telling[] = [];
  const at = (place: number): Telling => {
    const side = sides[place];
    known[place] ??= {
      at: place,
      doings: (side?.done ?? []).map((root) => roots[root] ?? ""),
      things: new Set((side?.things ?? []).map((root) => roots[root] ?? "")),
    };
    return known[place];
  };
  const countOf = (counts: Uint16Array, root: string) => counts[placeOf.get(root) ?? -1] ?? 0;
  return {
    count: rows.length,
    learned,
    at,
    namesAt: (root) =>
      (names.get(placeOf.get(root) ?? -1) ?? []).map(({ name, row }) => ({
        name: toPlaces(name).map((place) => roots[place] ?? ""),
        telling: at(row),
      })),
    ofSkill: (id) => (skills.get(id) ?? []).map(at),
    holding: (root) => {
      const place = placeOf.get(root);
      return place === undefined ? NOWHERE : holders.subarray(starts[place], starts[place + 1]);
    },
    doneIn: (root) => countOf(done, root),
    thingIn: (root) => countOf(things, root),
    spellingOf: (root) => words[placeOf.get(root) ?? -1]?.at(-1),
  };
}

const NOWHERE = new Uint16Array(0);
const toPlaces = (list: string): number[] => (list === "" ? [] : list.split(" ").map((place) => Number.parseInt(place, 36)));

type Sides = { done: readonly number[]; things: readonly number[] };

function readRows(rows: readonly string[]) {
  const names = new Map<number, { name: string; row: number }[]>();
  const skills = new Map<string, number[]>();
  const sides = rows.map((row, place): Sides => {
    const [called = "", done = "", things = "", ids = ""] = row.split("=");
    for (const name of called === "" ? [] : called.split(",")) put(names, Number.parseInt(name, 36), { name, row: place });
    for (const id of ids === "" ? [] : ids.split(" ")) put(skills, id, place);
    return { done: toPlaces(done), things: toPlaces(things) };
  });
  return { names, skills, sides };
}

function put<K, T>(rows: Map<K, T[]>, key: K, value: T): void {
  const row = rows.get(key);
  if (row === undefined) rows.set(key, [value]);
  else row.push(value);
}

/** In how many rows each root is done and a thing, and the rows that hold it: one list behind the other, those of root r from `starts[r]` to `starts[r + 1]`. */
function toPostings(sides: readonly Sides[], roots: number) {
  const [done, things, held] = [new Uint16Array(roots), new Uint16Array(roots), new Uint32Array(roots)];
  const heldBy = sides.map((side) => [...side.done, ...side.things.filter((root) => !side.done.includes(root))]);
  for (const side of sides) {
    countIn(done, side.done);
    countIn(things, side.things);
  }
  for (const list of heldBy) countIn(held, list);
  const starts = new Uint32Array(roots + 1);
  for (const [root, count] of held.entries()) starts[root + 1] = (starts[root] ?? 0) + count;
  const next = starts.slice();
  const holders = new Uint16Array(starts[roots] ?? 0);
  for (const [row, list] of heldBy.entries()) {
    for (const root of list) holders[next[root] ?? 0] = row;
    countIn(next, list);
  }
  return { done, things, starts, holders };
}

function countIn(counts: Uint16Array | Uint32Array, places: readonly number[]): void {
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
}
