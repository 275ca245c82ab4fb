import lexicon from "../../data/resume/engagements.json";
import type { Span } from "../types.ts";
import { isEngagement, isVarious } from "./engagements.ts";

const LEADS = [...lexicon.agencies].sort((one, other) => other.length - one.length).join("|");
const OPENS = `(?:${lexicon.agencyNouns.join("|")})`;
/** "… via Hays", "… (seconded to the Home Office)", "…, Inh. P. Harms": how somebody came there, for whom else or whose it is. */
const TAIL = new RegExp(
  `[\\s,]+(?:(?:${LEADS})\\s+(?=\\p{Lu}|${OPENS}\\s)|\\((?:${LEADS}|${lexicon.secondments.join("|")})\\s).*$|,\\s+(?:${lexicon.owners.join("|")})\\.?:?\\s+\\p{Lu}.*$`,
  "u",
);
const SHORTEST = 2;

/** A title or an employer without the agency, the client or the owner behind it; of "various assignments through …" that is all there is. */
export function withoutAgency<T extends Span & { text: string }>(piece: T): T {
  const at = TAIL.exec(piece.text)?.index ?? 0;
  const head = piece.text.slice(0, at);
  return at < SHORTEST || isEngagement(head) || isVarious(head) ? piece : { ...piece, text: head, end: piece.start + at };
}
