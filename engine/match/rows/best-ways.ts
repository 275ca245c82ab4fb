/** A piece of the resume, by `key`, and how far it shows one way of a choice, 0-1. */
export type Piece = { key: string; worth: number };

/**
 * For up to `count` ways the piece that shows each, no piece for two ways, so that their worth together is the largest there is:
 * by way the index of its piece. A further piece or way can therefore never lower the sum. Ways are lists of pieces.
 */
export function toBestPieces(ways: readonly (readonly Piece[])[], count: number): ReadonlyMap<number, number> {
  let chosen: ReadonlyMap<number, number> = new Map();
  for (let step = 0; step < count; step++) {
    const next = withOneMore(ways, chosen);
    if (next === null) break;
    chosen = next;
  }
  return chosen;
}

type Ways = readonly (readonly Piece[])[];
type Chosen = ReadonlyMap<number, number>;
type Path = { gain: number; way: number; piece: number; before: Path | null };
type Open = Pick<Path, "gain" | "way" | "before">;

/** The best choice with one way more: a new way may take the piece of another, which then takes its next best. */
function withOneMore(ways: Ways, chosen: Chosen): Chosen | null {
  const holders = new Map([...chosen].map(([way, piece]) => [ways[way]?.[piece]?.key, way] as const));
  const best = new Map<string, Path>();
  let open: Open[] = ways.flatMap((_, way) => (chosen.has(way) ? [] : [{ way, gain: 0, before: null }]));
  while (open.length > 0) {
    const better = open.flatMap((one) => stepsFrom(ways, chosen, one, best));
    open = better.flatMap(({ key, path }) => {
      const holder = holders.get(key);
      return holder === undefined ? [] : [{ way: holder, gain: path.gain - worthOf(ways, chosen, holder), before: path }];
    });
  }
  const ends = [...best].filter(([key, { gain }]) => !holders.has(key) && gain > CLOSE).map(([, path]) => path);
  if (ends.length === 0) return null;
  return follow(
    chosen,
    ends.reduce((a, b) => (b.gain > a.gain + CLOSE ? b : a)),
  );
}

/** Pieces the way may take, where that gains more than any way to them so far; they are noted in `best`. */
function stepsFrom(ways: Ways, chosen: Chosen, { way, gain, before }: Open, best: Map<string, Path>): { key: string; path: Path }[] {
  return (ways[way] ?? []).flatMap(({ key, worth }, piece) => {
    const path = { gain: gain + worth, way, piece, before };
    if (chosen.get(way) === piece || path.gain <= (best.get(key)?.gain ?? -Infinity) + CLOSE) return [];
    best.set(key, path);
    return [{ key, path }];
  });
}

/** Differences below this are rounding. */
const CLOSE = 1e-9;

const worthOf = (ways: Ways, chosen: Chosen, way: number): number => ways[way]?.[chosen.get(way) ?? -1]?.worth ?? 0;

function follow(chosen: Chosen, end: Path): Chosen {
  const next = new Map(chosen);
  for (let path: Path | null = end; path !== null; path = path.before) next.set(path.way, path.piece);
  return next;
}
