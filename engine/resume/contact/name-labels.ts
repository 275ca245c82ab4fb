import lexicon from "../../data/resume/people.json";
import { fold } from "../../text/index.ts";
import { cutRow, type Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { isNameWord } from "./name-words.ts";

type Kind = "whole" | "given" | "middle" | "family" | "familyFirst" | "other";
/** A label and what it says, in one cell, in two, or one above the other. */
export type Labelled = Span & { kind: Kind; row: Row };

const KINDS: readonly (readonly [Exclude<Kind, "other">, ReadonlySet<string>])[] = [
  ["given", new Set(lexicon.givenLabels)],
  ["middle", new Set(lexicon.middleLabels)],
  ["family", new Set(lexicon.familyLabels)],
  ["familyFirst", new Set(lexicon.familyFirstLabels)],
  ["whole", new Set(lexicon.nameLabels)],
];
const fillers = new Set(lexicon.labelFillers);
const otherLabels = new Set([...lexicon.personalLabels, ...lexicon.addressLabels]);
const LONGEST_LABEL = 32;

/** The cells of a row; plain text parts them with bars or strokes. */
function cellsOf(row: Row): Span[] {
  const cell = row.words.includes("|") ? /[^|\s](?:[^|]*[^|\s])?/g : /[^\s/]\S*(?: (?!\/ )\S+)*/g;
  if (row.cells.length > 1 || !/\||\s\/\s.*\s\/\s/.test(row.words)) return row.cells;
  return Array.from(row.words.matchAll(cell), (hit) => ({ start: row.start + hit.index, end: row.start + hit.index + hit[0].length }));
}

const SEPARATOR = /\s*(?:[.…]{3,}\s*:?|:|=|\t|\s{2,}|\s[-–—|]\s)\s*/;

/** "1. Applicant's full name", "candidate_full_name", "Forename(s)": which part of a name the label announces. */
function kindsOf(label: string): Kind[] {
  const plain = fold(label)
    .replace(/\((?:s|es|n|en|e)\)/g, "")
    .replace(/[_-]+/g, " ")
    .replace(/\(.*?\)|^(?:\d{1,2}|[a-z])[.)] |[:*.\s]+$/g, "")
    .trim();
  const core = plain
    .split(/\s+/)
    .filter((word) => !fillers.has(word.replace(/'s$|,$/g, "")))
    .join(" ");
  const kinds = KINDS.filter(([, labels]) => labels.has(plain) || labels.has(core)).map(([kind]) => kind);
  return kinds.length === 0 && otherLabels.has(plain) ? ["other"] : kinds;
}

/** All labels of a name among the rows, with the words they announce. */
export function findLabelled(rows: readonly Row[]): Labelled[] {
  return rows.flatMap((row, i) => [...inCells(row), ...ofColumns(row, rows[i + 1]), ...above(row, rows[i + 1])]);
}

function inCells(row: Row): Labelled[] {
  return cellsOf(row).flatMap((cell, i) => {
    const words = row.words.slice(cell.start - row.start, cell.end - row.start);
    const hit = SEPARATOR.exec(words.slice(0, LONGEST_LABEL + 12));
    if (hit && hit.index > 1 && hit.index <= LONGEST_LABEL && hit[0].length + hit.index < words.length)
      return labelled(row, words.slice(0, hit.index), { start: cell.start + hit.index + hit[0].length, end: cell.end });
    const next = cellsOf(row)[i + 1];
    return next && words.length <= LONGEST_LABEL ? labelled(row, words, next) : [];
  });
}

/** "Surname | Forenames" over "García | Ana". */
function ofColumns(row: Row, next: Row | undefined): Labelled[] {
  if (!next || cellsOf(row).length < 2 || cellsOf(next).length !== cellsOf(row).length) return [];
  const labels = cellsOf(row).map((cell) => row.words.slice(cell.start - row.start, cell.end - row.start));
  if (!labels.every((label) => label.length <= LONGEST_LABEL && kindsOf(label).length > 0)) return [];
  return labels.flatMap((label, i) => labelled(next, label, cellsOf(next)[i] ?? next));
}

/** "Full name" alone on its line, above the name. */
const above = (row: Row, next: Row | undefined): Labelled[] =>
  next && row.words.length <= LONGEST_LABEL && next.wordCount > 1 && !/\d|@/.test(next.words)
    ? labelled(next, row.words, next).filter(({ kind }) => kind !== "other")
    : [];

function labelled(row: Row, label: string, value: Span): Labelled[] {
  const words = row.words.slice(value.start - row.start, value.end - row.start);
  const lead = /^[\s:"“'=-]*/.exec(words)?.[0].length ?? 0;
  const end = value.start + words.replace(/["”']$/, "").length;
  if (kindsOf(words).length > 0) return [];
  return kindsOf(label).map((kind) => ({ kind, row, start: value.start + lead, end }));
}

const LONGEST_NAME = 40;
const FARTHEST = 400;

/** "First name: Ana" and "Surname: García": in two lines or two cells; each is cut where its cell goes on with something else. */
export function fromTwoLabels(found: readonly Labelled[]): { given: Row; middle: Row | undefined; family: Row } | undefined {
  const read = (kind: Kind, but?: Row) =>
    found
      .filter((part) => part.kind === kind)
      .map((part) => cutRow(part.row, part))
      .find(
        ({ words, start }) => start !== but?.start && words.length <= LONGEST_NAME && words.split(/\s+/).every((word) => isNameWord(word)),
      );
  const family = read("family");
  const given = family && read("given", family);
  if (!given || Math.abs(given.start - family.start) > FARTHEST) return undefined;
  return { given, middle: read("middle"), family };
}
