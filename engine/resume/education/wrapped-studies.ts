import lexicon from "../../data/resume/degrees.json";
import { toWords } from "../phrases.ts";
import { withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { endsOpen, hasNoRoom, startsSmall } from "../work/row-flow.ts";
import { joinWithNext, type SignedRows } from "../work/wrapped-heads.ts";
import { findDegrees, hasInstitutionWord } from "./degrees.ts";

const fieldEnds = new Set(lexicon.fieldEnds);
const enders = new Set(lexicon.institutionEnders);
const MOST_WORDS = 3;

/** Lines that a narrow column broke within a degree or the name of a school, closed up: "Diploma in Aerospace" over "Engineering". */
export function joinWrappedStudies(read: SignedRows): SignedRows {
  const i = read.rows.findIndex((_, at) => goesOn(read, at));
  return i < 0 ? read : joinWrappedStudies(joinWithNext(read, i - 1));
}

/** A line without a measured width is full from so many characters on. */
const FULL_LINE = 48;

/** "Hogeschool Midden-" over "Veluwe – diploma", "… – em" over "andamento": a full line of a study that breaks off in the middle. */
function breaksOff({ rows, signs }: SignedRows, i: number): boolean {
  const [above, row] = [rows[i - 1], rows[i]];
  if (!above || !row || row.bullet || row.opensBlock || row.cells.length > 1 || row.line.column !== above.line.column) return false;
  if (signs[row.index]?.ranges[0]?.start === 0 || !(hasInstitutionWord(above.words) || findDegrees(above.words).length > 0)) return false;
  if (!(above.line.width > 0 ? hasNoRoom(rows, i) : above.words.length >= FULL_LINE)) return false;
  return (
    (/\p{L}-$/u.test(above.words) && /^\p{L}{3}/u.test(row.words)) ||
    ((/\s[–—]$/u.test(above.words) || endsOpen(above.words)) && startsSmall(row.words))
  );
}

function goesOn(read: SignedRows, i: number): boolean {
  if (breaksOff(read, i)) return true;
  const { rows, signs } = read;
  const [above, row] = [rows[i - 1], rows[i]];
  const [before, sign] = [signs[above?.index ?? -1], signs[row?.index ?? -1]];
  if (!above || !row || !before || !sign || !areOfOneLook(above, row) || before.hasDate || sign.ranges[0]?.start === 0) return false;
  const words = withoutRanges(row.words, sign.ranges).replace(/[\s,;–—-]+$/, "");
  const names = toWords(words);
  if (names.length === 0 || names.length > MOST_WORDS || /[.!?:;)]$/.test(above.words)) return false;
  if (names.length === 1 && hasInstitutionWord(words))
    return (!before.institution || asksForSchool(above.words)) && /^\p{Lu}/u.test(above.words) && isName(above.words);
  return before.degree && !before.institution && namesField(above.words) && endsField(words, names.at(-1)?.key ?? "");
}

/** "Bukit Larut Secondary", "Hale Grammar": the word for the school may follow. */
const asksForSchool = (words: string): boolean => enders.has(toWords(words).at(-1)?.key ?? "");

const areOfOneLook = (above: Row, row: Row): boolean =>
  !row.bullet &&
  !row.opensBlock &&
  above.cells.length === 1 &&
  row.cells.length === 1 &&
  above.bold === row.bold &&
  above.scale === row.scale &&
  row.line.column === above.line.column &&
  above.wordCount + row.wordCount <= MOST_WORDS * 4;

/** "Bukit Larut Secondary": large words, the last of them no degree. */
const isName = (words: string): boolean => {
  const last = findDegrees(words).at(-1);
  return !/,$/.test(words) && last?.end !== words.length && words.split(/\s+/).every((word) => !/^\p{Ll}{4}/u.test(word));
};

/** "Bachelor of Hospitality", "Licenciatura en Administración": a field has begun, or "of" asks for one. */
const namesField = (words: string): boolean =>
  findDegrees(words).some(({ at }) => at === 0) &&
  /\s(?:in|of|en|em|di|de|d['’]|für|and|und|et|y|e|&)(?:\s|$)/iu.test(words) &&
  !words.includes(",");

const endsField = (words: string, last: string): boolean =>
  !hasInstitutionWord(words) && !words.includes(",") && (fieldEnds.has(last) || /^(?:and|und|et|y|e|en|of|de|d['’])\s?\p{L}/u.test(words));
