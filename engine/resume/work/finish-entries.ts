import type { DateRange } from "../../text/index.ts";
import type { Location } from "../contact/locations.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import type { Entries, Entry, Form, Reading } from "./entries.ts";
import type { SlotChoice } from "./slots.ts";

/** Offset of the pieces of a line that stands above several entries. */
export const GROUP_OFFSET = -99;

/** Lines that no slot uses go back to the descriptions: in front to the entry before, behind to their own. */
export function finishEntries(rows: readonly Row[], signs: readonly Signs[], best: Reading): Entries {
  const entries: Entry[] = [];
  const lead: Row[] = rows.slice(0, best.groups[0]?.up[0] ?? best.groups[0]?.anchor ?? 0);
  for (const [g, group] of best.groups.entries()) {
    const choice = best.choices[g] ?? { score: 0 };
    const anchor = rows[group.anchor];
    if (!anchor) continue;
    const used = [
      group.anchor,
      ...[choice.what, choice.where].flatMap((piece) => (piece && piece.offset !== GROUP_OFFSET ? [group.anchor + piece.offset] : [])),
    ];
    const first = Math.min(...used);
    let last = Math.max(...used);
    const locations = best.locations[g] ?? [];
    while (group.down.includes(last + 1) && isOnlyPlaceOrDate(rows[last + 1], signs, locations)) last++;
    const all = [...group.up, group.anchor, ...group.down, ...group.rest];
    const before = all.filter((i) => i < first).flatMap((i) => rows[i] ?? []);
    const previous = entries.at(-1);
    if (previous) {
      previous.body.push(...before);
      previous.rows.push(...before);
    } else lead.push(...before);
    const told = new Set(group.rest);
    const inOrder = all.filter((i) => i >= first).sort((a, b) => a - b);
    const head = inOrder.filter((i) => i <= last && !told.has(i)).flatMap((i) => rows[i] ?? []);
    const body = inOrder.filter((i) => i > last || told.has(i)).flatMap((i) => rows[i] ?? []);
    const place = placeOf(locations, head, choice.where?.offset === GROUP_OFFSET ? rows : undefined);
    const range = pickRange(signs[anchor.index]);
    entries.push({
      head,
      body,
      rows: [...head, ...body],
      pieces: best.pieces[g] ?? [],
      form: formOf(choice, best.groups.length),
      ...(range ? { range: { ...range, row: anchor } } : {}),
      ...(choice.what ? { what: choice.what } : {}),
      ...(choice.where ? { where: choice.where } : {}),
      ...(place ? { location: place } : {}),
    });
  }
  return { entries, lead, total: best.total };
}

const isOn = (location: Location, rows: readonly Row[]): boolean =>
  rows.some(({ start, end }) => location.start >= start && location.end <= end);

/** The place in the head, else, where the employer stands above several roles, the one beside it; `roles`: all rows below such lines. */
const placeOf = (locations: readonly Location[], head: readonly Row[], roles: readonly Row[] | undefined): Location | undefined =>
  locations.find((place) => isOn(place, head)) ?? (roles && locations.find((place) => !isOn(place, roles)));

const formOf = (choice: SlotChoice, entries: number): Form => (entries === 1 ? "alone" : choice.loyal ? "shared" : "own");

const pickRange = (signs: Signs | undefined): DateRange | undefined =>
  signs?.ranges.find((range) => range.kind !== "single") ?? signs?.ranges[0];

function isOnlyPlaceOrDate(row: Row | undefined, signs: readonly Signs[], locations: readonly Location[]): boolean {
  if (!row) return false;
  const covered = locations.some(
    (location) => location.start >= row.start && location.end <= row.end && location.end - location.start > row.words.length - 4,
  );
  return covered || signs[row.index]?.wrapped !== undefined;
}
