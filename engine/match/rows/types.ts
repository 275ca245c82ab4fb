import type { Cover, Wish } from "../likeness/wish.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";

/**
 * A line of a role, and how far it says each thing the job asks for; a wish it says nothing of has no cover. `isDuty`: it says one of
 * the duties in the duty's own words.
 */
export type ReadLine = { terms: string[]; words: ReadonlySet<string>; covers: ReadonlyMap<Wish, Cover>; isDuty: boolean };
/** `done`: the words of its lines. `likeness`: how much of the wanted title it says, 0-1. */
export type ReadRole = { role: ViewRole; lines: readonly ReadLine[]; done: ReadonlySet<string>; likeness: number };

/** A view as one job looks at it: what many rows ask of a role or a line is found out once. */
export type Reading = { view: ScoringView; roles: readonly ReadRole[]; weights: Weights };
