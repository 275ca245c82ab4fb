import data from "../data/interview/word-order.json";

/** A word of a question and its place in the text; `isAfterPause`: behind a comma, a colon or a dash. */
export type Piece = { words: string; start: number; end: number; isAfterPause?: boolean };

const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words);
const SPLIT: Readonly<Record<string, readonly string[]>> = data.contractions;
const AUXILIARIES = wordSet(data.auxiliaries);
const NOT_A_SUBJECT = wordSet(data.notBeforeSubject);
const OPENERS = wordSet(data.openers);
const HEADLESS = Object.entries(data.headless).map(([head, words]) => ({ head: head.split(" "), words: wordSet(words) }));
const APPLICANT = wordSet(data.applicant);

/**
 * The same words in the order of a plain question: "you've got kids" asks "have you got kids", "got any kids" too, "does the applicant smoke" asks "do you smoke".
 * A word that is put in stands at the place of its neighbour.
 */
export function toPlainOrder(pieces: readonly Piece[]): Piece[] {
  return withSubjects(withHead(withYou(pieces.flatMap(split))));
}

function split(piece: Piece): Piece[] {
  return (SPLIT[piece.words] ?? [piece.words]).map((words) => ({ ...piece, words }));
}

/** "does the applicant": the one who is asked, spoken of. */
function withYou(pieces: readonly Piece[]): Piece[] {
  const at = toStart(pieces);
  const [first, article, noun] = pieces.slice(at, at + 3);
  if (!first || !AUXILIARIES.has(first.words) || !/^(?:the|this)$/.test(article?.words ?? "") || !noun || !APPLICANT.has(noun.words))
    return [...pieces];
  const rest = pieces.slice(at + 3).map((piece) => (/^(?:their|his|her)$/.test(piece.words) ? { ...piece, words: "your" } : piece));
  return [
    ...pieces.slice(0, at),
    { ...first, words: data.plural[first.words as "does"] ?? first.words },
    { ...noun, words: "you" },
    ...rest,
  ];
}

/** A question without its beginning gets it back. */
function withHead(pieces: readonly Piece[]): Piece[] {
  const at = toStart(pieces);
  const first = pieces[at];
  const head = first && HEADLESS.find(({ words }) => words.has(first.words))?.head;
  if (!first || !head || pieces[at + 1]?.words === "you") return [...pieces];
  return [...pieces.slice(0, at), ...head.map((words) => ({ ...first, words })), ...pieces.slice(at)];
}

/** "you are" turns to "are you", "you smoke" to "do you smoke". */
function withSubjects(pieces: readonly Piece[]): Piece[] {
  const plain: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const next = pieces[at + 1];
    if (piece.words !== "you" || !next || NOT_A_SUBJECT.has(pieces[at - 1]?.words ?? "")) plain.push(piece);
    else if (AUXILIARIES.has(next.words)) {
      plain.push(next, piece);
      at++;
    } else plain.push({ ...piece, words: "do" }, piece);
  }
  return plain;
}

/** Where the question begins, behind "so", "just out of curiosity" and the like. */
function toStart(pieces: readonly Piece[]): number {
  const at = pieces.findIndex(({ words }) => !OPENERS.has(words));
  return at < 0 ? 0 : at;
}
