import lexicon from "../../data/resume/people.json";
import { fold, remember } from "../../text/index.ts";
import { cutRow, type Row } from "../rows.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { NAME } from "../weights.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import { countryOf, isCity, regionCountryOf } from "./gazetteer.ts";

export type PersonName = Span & { value: string; score: number; row: number };

const key = (word: string): string =>
  fold(word)
    .replaceAll(".", "")
    .replace(/[,;:]$/, "");
const honorifics = new Set(lexicon.honorifics.map(key));
const postNominals = new Set(lexicon.postNominals.map(key));
const particles = new Set(lexicon.particles);
const nameLabels = new Set(lexicon.nameLabels);
const givenLabels = new Set(lexicon.givenLabels);
const familyLabels = new Set(lexicon.familyLabels);
const personalLabels = new Set(lexicon.personalLabels);
const notNames = new Set(lexicon.notNames);
const NAME_WORD = /^(?:['’‘ʻ"“(]?[\p{L}\p{M}][\p{L}\p{M}'’‘ʻ."”)-]*|\p{Lu}\.)$/u;
const ROWS_LOOKED_AT = 30;

/** Is the line about the person but not what a resume is read for: birth, nationality, family, photo, licence? */
export function isPersonalLine(folded: string): boolean {
  const head = folded.split(/[:\t]|\s{2,}|\s-\s/)[0]?.trim() ?? "";
  return personalLabels.has(head) || /^(?:born|geboren|geb|nee? le|nat[oa] il|nascid[oa])\b/.test(folded);
}

/** A name in a script that sets no space between family and given name. */
const isUnspacedName = (parts: readonly string[]): boolean =>
  parts.length === 1 && /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(parts[0] ?? "");

type Candidate = Span & {
  row: Row;
  words: string;
  parts: string[];
  labelled: boolean;
  rank: number;
  order: number;
  mail: string;
  nearContact: boolean;
  told: boolean;
};

const holdsPlace = remember((words) =>
  words.split(/[,/]/).some((part) => isCity(part) || countryOf(part) !== undefined || regionCountryOf(part) !== undefined),
);
const isOnlyPlaces = remember((words) =>
  words.split(/,/).every((part) => isCity(part) || countryOf(part) !== undefined || regionCountryOf(part.trim()) !== undefined),
);

const FEATURES: readonly Feature<Candidate>[] = [
  { name: "labelled", weight: NAME.labelled, holds: ({ labelled }) => labelled },
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
  { name: "like the e-mail", weight: NAME.likeMail, holds: ({ parts, mail }) => isLikeMail(parts, mail) },
  {
    name: "spelled by the address",
    weight: NAME.spelled,
    holds: ({ parts, mail }) => parts.length > 1 && parts.every((part) => part.length > 2 && isLikeMail([part], mail)),
  },
  { name: "capitals", weight: NAME.caps, holds: ({ row }) => row.caps },
  { name: "title word", weight: NAME.titleWord, holds: ({ words }) => hasTitleWord(words) },
  { name: "heading", weight: NAME.heading, holds: ({ words }) => readHeading(words)?.exact === true },
  {
    name: "place",
    weight: NAME.placeWord,
    holds: ({ words }) => holdsPlace(words),
  },
  {
    name: "nothing but places",
    weight: NAME.onlyPlaces,
    holds: ({ words }) => isOnlyPlaces(words),
  },
  { name: "organisation", weight: NAME.organisationWord, holds: ({ words }) => hasOrganisationWord(words) },
  { name: "one word", weight: NAME.oneWord, holds: ({ parts }) => parts.length === 1 && !isUnspacedName(parts) },
  { name: "lower case", weight: NAME.lowerCase, holds: ({ words }) => !/\p{Lu}/u.test(words) && /\p{Ll}/u.test(words) },
];

function isLikeMail(parts: readonly string[], mail: string): boolean {
  const local = fold(mail.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  return parts.some((part) => {
    const word = fold(part).replace(/[^a-z]/g, "");
    const spelled = fold(part.replace(/ä/gi, "ae").replace(/ö/gi, "oe").replace(/ü/gi, "ue")).replace(/[^a-z]/g, "");
    return word.length >= 3 && (local.includes(word) || local.includes(spelled));
  });
}

/** The person's name; undefined when no line is convincing. */
export function findName(
  rows: readonly Row[],
  mail: string,
  contactRows: ReadonlySet<number>,
  toldRows: ReadonlySet<number>,
): PersonName | undefined {
  const labelled = fromTwoLabels(rows);
  if (labelled) return labelled;
  const early = rows.filter((row) => row.line.page === 1).slice(0, ROWS_LOOKED_AT);
  const largest = rows.filter((row) => row.line.page === 1 && !early.includes(row) && row.scale > 1.4 && row.wordCount < 7);
  const sizes = [...new Set([...early, ...largest].map((row) => row.scale))].sort((a, b) => b - a);
  let best: PersonName | undefined;
  let order = 0;
  for (const row of [...early, ...largest]) {
    const candidates = toCandidates(row, rows, {
      order,
      rank: sizes.indexOf(row.scale),
      told: toldRows.has(row.index),
      mail,
      nearContact: contactRows.has(row.index - 1) || contactRows.has(row.index + 1) || contactRows.has(row.index),
    });
    if (!isTitleOfFile(row.folded)) order++;
    for (const candidate of candidates) {
      const score = sumFeatures(FEATURES, candidate);
      if (score >= NAME.threshold && (!best || score > best.score))
        best = { start: candidate.start, end: candidate.end, value: toValue(candidate), score, row: row.index };
    }
  }
  return best;
}

/** "Curriculum vitae", "Lebenslauf" above the name. */
const isTitleOfFile = remember((folded): boolean =>
  folded.split(/[^\p{L}]+/u).some((word) => ["curriculum", "resume", "lebenslauf", "cv", "europass", "bewerbung"].includes(word)),
);

type Context = Pick<Candidate, "order" | "rank" | "mail" | "nearContact" | "told">;

function toCandidates(row: Row, rows: readonly Row[], context: Context): Candidate[] {
  const introduced = introducedName(row);
  if ((row.words.length > 120 && !introduced) || isPersonalLine(row.folded)) return [];
  const candidates: Candidate[] = [];
  const add = (start: number, end: number, labelled: boolean) => {
    const candidate = toCandidate(row, start, end, labelled, context);
    if (candidate) candidates.push(candidate);
  };
  if (introduced) add(introduced.start, introduced.end, true);
  if (row.words.length > 120) return candidates;
  const both = overTwoLines(row, rows, context);
  if (both) candidates.push(both);
  const label = labelEnd(row) ?? titleOfFileEnd(row);
  if (label !== undefined)
    for (const piece of [{ start: label, end: row.end }, ...pieces(row, { start: label, end: row.end })]) add(piece.start, piece.end, true);
  for (const cell of row.cells) {
    add(cell.start, cell.end, false);
    for (const piece of pieces(row, cell)) add(piece.start, piece.end, false);
  }
  return candidates;
}

const INTRODUCTION = new RegExp(`(?:^|[\\s,.!])(?:${lexicon.introductions.join("|")})\\s+(?=\\p{Lu}\\p{Ll})`, "iu");
const FULL_NAME =
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+|v[ao]n|de[rnl]?|d[aiou]s?|la|le|el|al|bin|y|e|ter|zu)){0,4} \p{Lu}[\p{L}\p{M}'’-]+/u;

/** "Hello, my name is Ana García and …", "ich heiße …": two words at least that are written large. */
function introducedName(row: Row): Span | undefined {
  const lead = INTRODUCTION.exec(row.words.slice(0, 160));
  const from = lead ? lead.index + lead[0].length : 0;
  const name = lead ? FULL_NAME.exec(row.words.slice(from, from + 60))?.[0] : undefined;
  return name === undefined ? undefined : { start: row.start + from, end: row.start + from + name.length };
}

/** The start of a line, up to a mark that parts the name from a title or contact data. */
function pieces(row: Row, cell: Span): Span[] {
  const words = row.words.slice(cell.start - row.start, cell.end - row.start);
  const cut = /\s*[|•·,–—]\s*|\s+-\s+|\s{3,}/.exec(words);
  return cut && cut.index > 2 ? [{ start: cell.start, end: cell.start + cut.index }] : [];
}

/** "Resume of Jane Public", "Lebenslauf von …", "Curriculum vitae – …". */
function titleOfFileEnd(row: Row): number | undefined {
  const hit = /^(?:resume|résumé|curriculum vitae|cv|lebenslauf|curriculum|currículum)\s*(?:of|von|de|di|van|[-–—:|])\s*(?=\p{Lu})/iu.exec(
    row.words.slice(0, 60),
  );
  return hit ? row.start + hit[0].length : undefined;
}

function labelEnd(row: Row): number | undefined {
  const hit = /^([^:\t]{2,24}?)\s*(?::|\t|\s{2,}|\s[-–—=]\s)\s*/.exec(row.words.slice(0, 60));
  return hit && nameLabels.has(fold(hit[1] ?? "")) && hit[0].length < row.words.length ? row.start + hit[0].length : undefined;
}

const MOST_WORDS_A_LINE = 4;

/** A name in large print that takes two lines. */
function overTwoLines(row: Row, rows: readonly Row[], context: Context): Candidate | undefined {
  const next = rows[rows.indexOf(row) + 1];
  if (!next || next.index !== row.index + 1 || row.wordCount > MOST_WORDS_A_LINE || next.wordCount >= MOST_WORDS_A_LINE) return undefined;
  if (Math.abs(next.scale - row.scale) >= 0.05 || row.cells.length > 1) return undefined;
  if (row.scale <= 1.15 && !isSpelledOverTwoLines(row, next, context.mail)) return undefined;
  return toCandidate({ ...row, words: `${row.words}\n${next.words}`, end: next.end }, row.start, next.end, false, {
    ...context,
    nearContact: true,
  });
}

/** "VENKATA" above "RAMANAN", each line one word that the e-mail address spells. */
const isSpelledOverTwoLines = (row: Row, next: Row, mail: string): boolean =>
  row.bold === next.bold &&
  row.caps === next.caps &&
  !row.bullet &&
  [row, next].every(({ words, wordCount }) => wordCount === 1 && words.length > 2 && isLikeMail([words], mail));

function toCandidate(row: Row, start: number, end: number, labelled: boolean, context: Context): Candidate | undefined {
  const name = readNameWords(row.words.slice(start - row.start, end - row.start));
  if (!name) return undefined;
  const span = { start: start + name.start, end: start + name.end };
  return { ...context, ...span, row, words: row.words.slice(span.start - row.start, span.end - row.start), parts: name.parts, labelled };
}

/** Words that could be a name, without the titles before and the letters behind it; offsets count from the start of the text. */
const readNameWords = remember((text): (Span & { parts: string[] }) | undefined => {
  const tokens = Array.from(withoutLetters(text).matchAll(/[^\s]+/g), (hit) => ({
    text: hit[0],
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  while (tokens.length > 1 && isHonorific(tokens[0]?.text ?? "")) tokens.shift();
  while (tokens.length > 1 && isPostNominal(tokens.at(-1)?.text ?? "")) tokens.pop();
  while (tokens.length > 1 && PRONOUNS.test(tokens.at(-1)?.text ?? "")) tokens.pop();
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > 8) return undefined;
  const plain = tokens.map((token) => token.text.replace(/^[("“]|[)",;:”]$/g, ""));
  if (!plain.every((part) => NAME_WORD.test(part)) || plain.some((part) => notNames.has(fold(part)))) return undefined;
  const lowers = plain.filter((part) => /^['’]?\p{Ll}/u.test(part) && !isParticle(part));
  if (lowers.length > 0 && plain.some((part) => /^\p{Lu}/u.test(part))) return undefined;
  const trailing = /[,;:.]$/.test(last.text) && !/\p{Lu}\.$/u.test(last.text) ? 1 : 0;
  return { start: first.start, end: last.end - trailing, parts: plain };
});

const isHonorific = (word: string): boolean =>
  honorifics.has(key(word)) || /^(?:\((?:ret\.?|fh|univ\.?|tu)\)|\d(?:st|nd|rd|th)|class|grade)$/i.test(word);

/** "van", "d'Aubrac", "el-Baz", "'t". */
const isParticle = (part: string): boolean => {
  const word = fold(part);
  const lead = /^['’]?\p{L}+['-]?/u.exec(word)?.[0] ?? "";
  return particles.has(word) || particles.has(lead) || particles.has(lead.replace(/-$/, ""));
};

/** "Bartholomew Nkemelu, PMP, LEED AP" up to the letters behind the name. */
function withoutLetters(words: string): string {
  const comma = words.indexOf(",");
  const [head, tail] = [words.slice(0, comma), words.slice(comma + 1)];
  const letters = comma > 0 && head.trim().includes(" ") && head !== head.toUpperCase() && !/\p{Ll}{2}/u.test(tail);
  return letters ? head : words;
}

const PRONOUNS =
  /^[([]?(?:she|he|they|her|him|them|elle|il|ella|él|sie|er|ela|ele|lei|lui|zij|hij)(?:\/(?:she|he|they|her|him|hers|his|them|theirs|elle|iel|ihr|ihm|haar|hem))*[)\]]?$/i;

const isPostNominal = (word: string): boolean => {
  const plain = key(word.replace(/^[(]|[)]$/g, ""));
  return (
    postNominals.has(plain) &&
    (word.includes(".") || word === word.toUpperCase() || /^(?:PhD|PharmD|EdD|MSc|BSc|MEng|BEng|Jr|Sr)/.test(word))
  );
};

/** "GARCÍA, Ana" → "Ana García"; names in capitals get their usual case. */
function toValue({ words }: Candidate): string {
  const caps = words === words.toUpperCase();
  const plain = words.replace(/\s+/g, " ").trim();
  const comma = plain.indexOf(", ");
  const ordered = comma > 0 ? `${plain.slice(comma + 2)} ${plain.slice(0, comma)}` : plain;
  return ordered
    .split(" ")
    .map((word) => (caps || (comma > 0 && word.length > 2) ? toNameCase(word) : word))
    .join(" ");
}

function toNameCase(word: string): string {
  if (word !== word.toUpperCase() || word.length < 2) return word;
  if (particles.has(word.toLowerCase())) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** A row, or its cells where each of them has its label: "Surname: García | First name: Ana". */
function labelledParts(row: Row): Row[] {
  const parts = row.cells.map((cell) => cutRow(row, cell));
  return parts.length > 1 && parts.filter(({ words }) => words.includes(":")).length > 1 ? parts : [row];
}

/** "First name: Ana" and "Surname: García" on two lines or in two cells. */
function fromTwoLabels(rows: readonly Row[]): PersonName | undefined {
  const read = (labels: ReadonlySet<string>) => {
    for (const part of rows.slice(0, ROWS_LOOKED_AT).flatMap(labelledParts)) {
      const hit = /^([^:\t]{2,24}?)\s*(?::|\t)\s*(\S.{0,40})$/.exec(part.words.slice(0, 80));
      if (hit && labels.has(fold(hit[1] ?? "")) && (hit[2] ?? "").split(" ").every((word) => NAME_WORD.test(word)))
        return { row: part, value: hit[2] ?? "" };
    }
    return undefined;
  };
  const given = read(givenLabels);
  const family = read(familyLabels);
  if (!given || !family || given.row.start === family.row.start) return undefined;
  const start = Math.min(given.row.start, family.row.start);
  const end = Math.max(given.row.end, family.row.end);
  return end - start > 160
    ? undefined
    : { start, end, value: `${given.value} ${family.value}`, score: NAME.labelled, row: given.row.index };
}
