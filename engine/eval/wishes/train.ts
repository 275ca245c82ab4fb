import type { WishModel } from "../../job/learned/find-wishes.ts";
import { readTagger, type TaggedSpan } from "../../skills/index.ts";
import type { StoredParameters } from "../../skills/tagger/parameters.ts";
import { readNet, type StoredNet } from "../../text/index.ts";
import { SETTINGS as NET, trainNet } from "../sentence-net/train.ts";
import { trainTypes } from "../span-tagger/train.ts";
import { IMPORTANCES, toGraded, toSequences } from "./examples.ts";
import type { MarkedLine } from "./lines.ts";

const TAGGER = { bits: 18, rounds: 12, rate: 0.02, dropout: 0.3, seed: 1 };
/** The lowest chance at which the tagger names a span at all, and the feature numbers it keeps. */
const [AT_LEAST, MOST_ROWS] = [0.02, 60_000];
/** The network learns to refuse what the tagger named by mistake from this chance on. */
const REFUSED = 0.1;
const [ROUNDS, WORDS] = [10, 6_000];

export type StoredModel = { tagger: StoredParameters<"wish">; net: StoredNet };
type Part = { lines: readonly MarkedLine[] };

/**
 * Parts: lines that are kept out together. What the network learns to refuse is what a tagger took for a wish in lines that it had not
 * learned from.
 */
export function trainModel(parts: readonly Part[], data: string): StoredModel {
  const tagged = parts.map((part) =>
    tagAll(part.lines, trainTagger(parts.filter((other) => other !== part).flatMap(({ lines }) => lines))),
  );
  const graded = parts.flatMap(({ lines }, p) => lines.flatMap((line, i) => toGraded(line, tagged[p]?.[i] ?? [])));
  return {
    tagger: trainTagger(parts.flatMap(({ lines }) => lines)),
    net: trainNet(data, graded, IMPORTANCES, { ...NET, rounds: ROUNDS }, WORDS),
  };
}

export const toModel = ({ tagger, net }: StoredModel): WishModel => ({ tag: readTagger(tagger, "wish"), net: readNet(net) });

const trainTagger = (lines: readonly MarkedLine[]): StoredParameters<"wish"> =>
  trainTypes(["wish"], toSequences(lines, TAGGER.bits), { wish: AT_LEAST }, TAGGER, MOST_ROWS);

function tagAll(lines: readonly MarkedLine[], stored: StoredParameters<"wish">): TaggedSpan[][] {
  const tag = readTagger(stored, "wish");
  return lines.map(({ text }) => tag(text).filter(({ chance }) => chance >= REFUSED));
}
