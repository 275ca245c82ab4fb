import lexicon from "../../data/resume/people.json";
import { findSkills } from "../../skills/index.ts";
import { fold, remember } from "../../text/index.ts";
import { cutRow, type Row } from "../rows.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { NAME } from "../weights.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import { countryOf, isCity, regionCountryOf } from "./gazetteer.ts";
import {
  type Candidate,
  candidatesOf,
  holdsFormWord,
  isClosing,
  isOnlyFormWords,
  signedName,
  spelledNames,
  toCandidate,
  withPieces,
} from "./name-candidates.ts";
import { type Handles, isInitials, isLikeMail, isSpelled, isTurnedInMail } from "./name-in-mail.ts";
import { findLabelled, fromTwoLabels } from "./name-labels.ts";
import { isParticle, isUnspacedName, toNameValue } from "./name-words.ts";

export type PersonName = Span & { value: string; score: number; row: number };

const personalLabels = new Set(lexicon.personalLabels);
const ROWS_LOOKED_AT = 30;
const ROWS_OF_A_HEAD = 12;

/** Is the line about the person but not what a resume is read for: birth, nationality, family, photo, licence? */
export function isPersonalLine(folded: string): boolean {
  const head = folded.split(/[:\t]|\s{2,}|\s-\s/)[0]?.trim() ?? "";
  return personalLabels.has(head) || /^(?:born|geboren|geb|nee? le|nat[oa] il|nascid[oa])\b/.test(folded);
}

type Subject = Candidate & {
  rank: number;
  order: number;
  handles: Handles;
  nearContact: boolean;
  told: boolean;
  lowerElsewhere: boolean;
};

const holdsPlace = remember((words) =>
  words.split(/[,/]/).some((part) => isCity(part) || countryOf(part) !== undefined || regionCountryOf(part) !== undefined),
);
const isOnlyPlaces = remember((words) =>
  words.split(/,/).every((part) => isCity(part) || countryOf(part) !== undefined || regionCountryOf(part.trim()) !== undefined),
);
const namesSkill = remember((words) => findSkills(words).length > 0);

const FEATURES: readonly Feature<Subject>[] = [
  { name: "labelled", weight: NAME.labelled, holds: ({ origin }) => origin === "label" || origin === "introduction" },
  { name: "behind the title of the file", weight: NAME.titleOfFile, holds: ({ origin }) => origin === "title of the file" },
  { name: "below the closing of a letter", weight: NAME.closing, holds: ({ origin }) => origin === "closing" },
  {
    name: "two to five name words",
    weight: NAME.shape,
    holds: ({ parts }) => (parts.length >= 2 && parts.length <= 7) || isUnspacedName(parts),
  },
  { name: "largest print", weight: NAME.largest, holds: ({ rank, row }) => rank === 0 && row.scale > 1.15 },
  { name: "large print", weight: NAME.large, holds: ({ rank, row }) => rank > 0 && row.scale > 1.15 },
  { name: "bold", weight: NAME.bold, holds: ({ row }) => row.bold },
  { name: "first line", weight: NAME.firstRow, holds: ({ order }) => order === 0 },
  { name: "early", weight: NAME.early, holds: ({ order }) => order > 0 && order < 4 },
  { name: "late", weight: NAME.late, holds: ({ order }) => order > 9 },
  {
    name: "inside a section of work or study",
    weight: NAME.told,
    holds: ({ told, rank, row }) => told && !(rank === 0 && row.scale > 1.15),
  },
  { name: "near contact data", weight: NAME.nearContact, holds: ({ nearContact }) => nearContact },
  { name: "like the e-mail", weight: NAME.likeMail, holds: ({ parts, handles }) => isLikeMail(parts, handles) },
  { name: "spelled by the address", weight: NAME.spelled, holds: ({ parts, handles }) => isSpelled(parts, handles) },
  { name: "initials of the address", weight: NAME.initials, holds: ({ parts, handles }) => isInitials(parts, handles) },
  { name: "capitals", weight: NAME.caps, holds: ({ row }) => row.caps },
  { name: "title word", weight: NAME.titleWord, holds: ({ words }) => hasTitleWord(words) },
  { name: "heading", weight: NAME.heading, holds: ({ words }) => readHeading(words)?.exact === true },
  { name: "word of a form", weight: NAME.formWord, holds: ({ parts }) => holdsFormWord(parts) },
  { name: "nothing but words of forms", weight: NAME.formWord, holds: ({ parts }) => isOnlyFormWords(parts) },
  { name: "place", weight: NAME.placeWord, holds: ({ words }) => holdsPlace(words) },
  { name: "nothing but places", weight: NAME.onlyPlaces, holds: ({ words }) => isOnlyPlaces(words) },
  { name: "organisation", weight: NAME.organisationWord, holds: ({ words }) => hasOrganisationWord(words) },
  {
    name: "skill",
    weight: NAME.skill,
    holds: ({ words, parts, handles }) => parts.length > 1 && !isLikeMail(parts, handles) && namesSkill(words),
  },
  { name: "small elsewhere", weight: NAME.lowerElsewhere, holds: ({ lowerElsewhere }) => lowerElsewhere },
  { name: "one word", weight: NAME.oneWord, holds: ({ parts }) => parts.length === 1 && !isUnspacedName(parts) },
  { name: "lower case", weight: NAME.lowerCase, holds: ({ words }) => !/\p{Lu}/u.test(words) && /\p{Ll}/u.test(words) },
];

type Beside = { handles: Handles; contactRows: ReadonlySet<number>; toldRows: ReadonlySet<number> };

/** The person's name; undefined when no line is convincing. */
export function findName(rows: readonly Row[], { handles, contactRows, toldRows }: Beside): PersonName | undefined {
  const labelled = findLabelled(rows.slice(0, ROWS_LOOKED_AT * 2));
  const two = fromTwoLabels(labelled.filter(({ row }) => row.index < ROWS_OF_A_HEAD || !toldRows.has(row.index)));
  if (two) return overLabels(two);
  const early = rows.filter((row) => row.line.page === 1).slice(0, ROWS_LOOKED_AT);
  const largest = rows.filter((row) => row.line.page === 1 && !early.includes(row) && row.scale > 1.4 && row.wordCount < 7);
  const looked = [...early, ...largest];
  const sizes = [...new Set(looked.map((row) => row.scale))].sort((a, b) => b - a);
  const small = wordsWrittenSmall(rows);
  const orders = toOrders(looked);
  const candidates = [
    ...looked.filter(({ folded }) => !isPersonalLine(folded)).flatMap((row) => candidatesOf(row, rowsBelow(rows, row), handles)),
    ...labelled.flatMap(({ kind, row, ...value }) =>
      kind === "other" ? [] : withPieces(row, value).flatMap((piece) => toCandidate(row, piece, "label") ?? []),
    ),
    ...rows.flatMap((row) => spelledNames(row, handles)),
    ...rows.flatMap((row, i) => (isClosing(row) && rows[i + 1] ? signedName(rows[i + 1] as Row) : [])),
  ];
  const scored = candidates.map((candidate) => {
    const { row, parts, words } = candidate;
    const subject: Subject = {
      ...candidate,
      handles,
      rank: sizes.indexOf(row.scale),
      order: orders.get(row.index) ?? ROWS_LOOKED_AT,
      told: toldRows.has(row.index),
      nearContact: words.includes("\n") || [-1, 0, 1].some((step) => contactRows.has(row.index + step)),
      lowerElsewhere: !isLikeMail(parts, handles) && parts.some((part) => !isParticle(part) && small.has(fold(part))),
    };
    return { ...candidate, score: sumFeatures(FEATURES, subject) };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (first, other) => (other.score >= NAME.threshold && other.score > (first?.score ?? 0) ? other : first),
    undefined,
  );
  if (!best) return undefined;
  const whole = wholeOf(best, scored);
  const familyFirst = labelled.some(({ kind, start, end }) => kind === "familyFirst" && start <= whole.start && whole.end <= end);
  const value = toNameValue(whole.words, (list) => familyWords(list, handles, familyFirst));
  return { start: whole.start, end: whole.end, value, score: best.score, row: whole.row.index };
}

const MOST_BELOW = 2;
const rowsBelow = (rows: readonly Row[], row: Row): Row[] => rows.slice(rows.indexOf(row) + 1, rows.indexOf(row) + 1 + MOST_BELOW);

/** Where each row stands, not counting "Curriculum vitae" and "Lebenslauf" above the name. */
function toOrders(rows: readonly Row[]): Map<number, number> {
  let order = 0;
  return new Map(rows.map((row) => [row.index, isTitleOfFile(row.folded) ? order : order++]));
}

const isTitleOfFile = remember((folded): boolean =>
  folded.split(/[^\p{L}]+/u).some((word) => ["curriculum", "resume", "lebenslauf", "cv", "europass", "bewerbung"].includes(word)),
);

/** Words that the resume writes small as well are words of the language, "Demand", not names. */
const wordsWrittenSmall = (rows: readonly Row[]): Set<string> =>
  new Set(rows.flatMap(({ words }) => Array.from(words.matchAll(/(?<![\p{L}@._-])\p{Ll}{3,}(?![\p{L}@._-])/gu), ([word]) => fold(word))));

/** "W. Kiprotich" and "Iyengar" stand for the whole name where another place prints it. */
function wholeOf<T extends Candidate & { score: number }>(best: T, scored: readonly T[]): T {
  const short = best.parts.length === 1 || best.parts.some((part) => /^\p{Lu}\.?$/u.test(part));
  if (!short) return best;
  const longer = scored.filter(
    ({ score, parts }) => score >= NAME.threshold && parts.length >= best.parts.length && expands(parts, best.parts),
  );
  return longer.reduce((first, other) => (other.score > first.score ? other : first), longer[0] ?? best);
}

/** Does every word or initial of the short form stand in the long one, in order, and one of them in full? */
function expands(long: readonly string[], short: readonly string[]): boolean {
  let at = 0;
  for (const part of short) {
    const bare = fold(part).replace(/\.$/, "");
    const found = long.findIndex((word, i) => i >= at && (bare.length === 1 ? fold(word).startsWith(bare) : fold(word) === bare));
    if (found < 0) return false;
    at = found + 1;
  }
  return long.join("").length > short.join("").length;
}

const eastern = new Set(lexicon.familyFirst);

/** How many leading words are the family name because a label or the address says so. */
function familyWords(list: readonly string[], handles: Handles, labelSays: boolean): number {
  if (labelSays) return list.length > 3 && list.length % 2 === 0 ? list.length / 2 : list.length > 1 ? Math.max(1, list.length - 1) : 0;
  return !eastern.has(fold(list[0] ?? "")) && isTurnedInMail(list, handles) ? 1 : 0;
}

/** "First name: Ana" and "Surname: García" on two lines or in two cells, with the names between them. */
function overLabels({ given, middle, family }: { given: Row; middle: Row | undefined; family: Row }): PersonName {
  const parts = [given, ...(middle && middle.words.length > 2 ? [middle] : []), family];
  const words = parts.map((row) => toCandidate(cutRow(row, row), row, "label")?.words ?? row.words).join(" ");
  const [start, end] = [Math.min(...parts.map((row) => row.start)), Math.max(...parts.map((row) => row.end))];
  return { start, end, value: toNameValue(words, () => 0), score: NAME.labelled, row: given.index };
}
