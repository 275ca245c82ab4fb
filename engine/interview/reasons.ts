import data from "../data/interview/word-order.json";
import type { Piece } from "./plain-order.ts";

const REASONS = data.reasons.map((words) => words.split(" "));
/** At most this many words stand before the subject of the question itself. */
const SHORTEST = 2;

/** "Because the job is physical, are you fit?", "Are you fit, since you would lift patients?": the question without its reason. */
export function withoutReason(pieces: readonly Piece[]): readonly Piece[] {
  const body = toBody(pieces);
  const at = body.findIndex((piece, place) => place >= SHORTEST && piece.isAfterPause && beginsReason(body, place));
  return at < 0 ? body : body.slice(0, at);
}

/** What stands behind the pause that ends a reason given first. */
function toBody(pieces: readonly Piece[]): readonly Piece[] {
  if (!beginsReason(pieces, 0)) return pieces;
  const pause = pieces.findIndex(({ isAfterPause }) => isAfterPause);
  return pause > 0 && pieces.length - pause >= SHORTEST ? pieces.slice(pause) : pieces;
}

const beginsReason = (pieces: readonly Piece[], at: number): boolean =>
  REASONS.some((reason) => reason.every((word, place) => pieces[at + place]?.words === word));
