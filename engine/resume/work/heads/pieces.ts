import type { Location } from "../../contact/locations.ts";
import { type Signs, withoutRanges } from "../../row-signs.ts";
import type { Row } from "../../rows.ts";
import type { Span } from "../../types.ts";
import type { FieldLabel } from "../field-labels.ts";
import { withoutDurations, withoutSizes } from "./durations.ts";
import { clip } from "./edges.ts";
import { labelled, tellsOfRole, withoutLabel } from "./labels.ts";
import { withoutLeadingPlace, withoutLocations, withoutPlacesAtEdges, withoutPlacesBetween } from "./places.ts";
import { toHardSegments } from "./segments.ts";
import { type SplitMode, split, splitAtType } from "./splits.ts";
import { withoutWhen } from "./stories.ts";
import { tableCellOf, withoutOtherCells } from "./table-cells.ts";
import { withoutTerms, withoutTermsBesideDates } from "./terms-at-edges.ts";

/** A part of a head line that may be a title, an organisation, a degree …; `index` counts within its row and mode. */
export type Piece = Span & {
  text: string;
  mode: SplitMode;
  index: number;
  /** 1 for the last part of its row and mode. */
  fromEnd: number;
  row: number;
  offset: number;
  /** The offset without lines that hold nothing but a place. */
  level: number;
  afterAt: boolean;
  label: FieldLabel | undefined;
  /** Where the cell of a table goes on below. */
  rest?: readonly Span[];
  bold: boolean;
  /** Which cell of which row it stands in, counted with the cells that are locations. */
  cell: string;
};
/** `placeKeys`: which cells of the row (`offset/cell`) are a location, which end in one behind a comma (`offset/cell/tail`) or open with one (`offset/cell/lead`). */
export type HeadRow = { pieces: Piece[]; locations: Location[]; placeKeys: string[] };

const MODES: readonly SplitMode[] = ["whole", "comma", "first-comma", "last-comma", "preposition", "bracket", "mark", "type"];

/**
 * Parts of one head row in every split mode, without its dates, durations and locations.
 * `towns`: cells that end in a town (`cell/tail`) or open with one (`cell/lead`) in other entries, so that they do here too.
 */
export function toHeadRow(row: Row, signs: Signs | undefined, towns: ReadonlySet<string>): HeadRow {
  const locations: Location[] = [];
  const undated = withoutTermsBesideDates(withoutWhen(withoutRanges(withoutOtherCells(row), signs?.ranges ?? [])));
  const masked = withoutPlacesBetween(withoutSizes(withoutDurations(undated)), row, locations);
  const hard = toHardSegments(masked, row).map((segment, index) => {
    const cell = tableCellOf(row, segment);
    const bare = withoutLocations(masked, row, withoutTerms(masked, segment), {
      found: locations,
      opensWithPlace: towns.has(`${index}/lead`),
      endsInTown: towns.has(`${index}/tail`),
    });
    return cell ? { ...(bare ?? segment), ...cell } : bare;
  });
  const placeKeys = hard.flatMap((segment, index) =>
    segment === undefined
      ? [`${index}`]
      : [...(segment.beforePlace ? [`${index}/tail`] : []), ...(segment.behindPlace ? [`${index}/lead`] : [])],
  );
  const segments = labelled(
    masked,
    hard.flatMap((segment, index) =>
      segment && !tellsOfRole(masked.slice(segment.start, segment.end)) ? [{ ...segment, cell: index }] : [],
    ),
  );
  const modes = MODES.filter((mode) => mode !== "type" || row.line.shifts !== undefined);
  const pieces = modes.flatMap((mode) => {
    const spans = segments.flatMap((segment) => (mode === "type" ? splitAtType(row, segment) : split(masked, segment, mode)));
    const clean = (mode === "first-comma" || mode === "last-comma" ? spans.map((span) => withoutPlacesAtEdges(masked, row, span)) : spans)
      .map((span) => withoutLabel(masked, withoutLeadingPlace(masked, row, { ...span, ...clip(masked, span) }, locations)))
      .filter((span) => span.end > span.start);
    if (mode !== "whole" && clean.length === segments.length) return [];
    return clean.map((span, index) => ({
      start: row.start + span.start,
      end: row.start + span.end,
      text: masked.slice(span.start, span.end),
      mode,
      index,
      fromEnd: clean.length - index,
      row: row.index,
      offset: 0,
      level: 0,
      afterAt: span.afterAt,
      label: span.label,
      cell: `${span.cell ?? 0}`,
      bold: row.bold,
      ...(span.rest && mode === "whole" ? { rest: span.rest } : {}),
    }));
  });
  return { pieces, locations, placeKeys };
}
