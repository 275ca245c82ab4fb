import title from "../../data/job/title.json";
import data from "../../data/job/title-places.json";
import { toWords } from "../words/words.ts";
import { isOccupation, suretyOf } from "./occupations.ts";

type Place = keyof typeof data.places;
/** A name that a place gives the job: the part of its line, and the line for what it says of the level. */
export type Candidate = { place: Place; part: string; whole: string };
type Weighed = Candidate & { own: number; words: string[]; head: string };
const ORGANISATION = new Set(title.organisation);
const OF_ONE_LINE: ReadonlySet<string> = new Set(data.ofOneLine);

/**
 * The name most places stand for. Each place has a weight of its own by how surely the name is an occupation, later names of one place
 * a little less; a share of the weights of the other places that name the same job comes on top, and something for every repetition.
 */
export function choose(flat: string, candidates: readonly Candidate[]): Candidate | undefined {
  const counts = new Map<Place, number>();
  const weighed = candidates.map((candidate) => {
    const at = counts.get(candidate.place) ?? 0;
    counts.set(candidate.place, at + 1);
    return weigh(candidate, at);
  });
  const small = flat.toLowerCase();
  let best: { candidate: Candidate; score: number } | undefined;
  for (const candidate of weighed) {
    if (candidate.own <= 0) continue;
    const score = scoreOf(candidate, weighed) + data.mention * Math.min(data.mostMentions, mentionsOf(small, candidate));
    if (best === undefined || score > best.score) best = { candidate, score };
  }
  return best?.candidate;
}

function weigh(candidate: Candidate, at: number): Weighed {
  const full = data.places[candidate.place][suretyOf(candidate.part) ?? "none"];
  const words = toWords(candidate.part.replace(/\([^)]*\)?/g, "")).map(({ folded }) => singular(folded));
  const own = full === 0 ? 0 : Math.max(data.least, full - at * data.laterStep - doubtOf(candidate.part, words));
  return { ...candidate, own, words, head: words.findLast(isOccupation) ?? words.at(-1) ?? "" };
}

/** "The Gardener's Rest", "Teacher Training Trust": an occupation amid a name is as often that of a house. */
function doubtOf(part: string, words: readonly string[]): number {
  if (!words.some(isOccupation)) return 0;
  const name = toWords(part.split(/[,([/]|\s(?:-|–|of|in|for|to|de|du|des|with|and|&)\s/u)[0] ?? "").map(({ folded }) => folded);
  if (name.some(isOccupation) && isOccupation(name.at(-1) ?? "")) return 0;
  return data.amidName + (ORGANISATION.has(words.at(-1) ?? "") ? data.organisation : 0);
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);

function scoreOf(candidate: Weighed, all: readonly Weighed[]): number {
  const agreeing = new Map<Place, number>();
  let shorter = 0;
  for (const other of all) {
    const source = sourceOf(other.place);
    if (!namesSame(candidate, other)) continue;
    if (source !== sourceOf(candidate.place)) agreeing.set(source, Math.max(agreeing.get(source) ?? 0, other.own));
    if (isShorterFor(candidate, other)) shorter = data.shorter;
  }
  return candidate.own - shorter + data.agreement * [...agreeing.values()].reduce((sum, own) => sum + own, 0);
}

/** The opening lines speak once, however they are cut. */
const sourceOf = (place: Place): Place => (OF_ONE_LINE.has(place) ? "line" : place);

/** One occupation, and all words of the one name stand in the other ("nurse", "registered nurse"). */
function namesSame(one: Weighed, other: Weighed): boolean {
  if (isShorterFor(one, other) || isShorterFor(other, one)) return true;
  const [few, many] = one.words.length <= other.words.length ? [one, other] : [other, one];
  return one.head === other.head && few.words.every((word) => many.words.includes(word));
}

/** "young and hungry Sales Execs" says no more than the line "SALES EXECUTIVES". */
function isShorterFor(one: Weighed, other: Weighed): boolean {
  return one.head.length > 2 && other.words.some((word) => word !== one.head && word.startsWith(one.head));
}

/** How often a text in small letters says the name beyond the first time. */
function mentionsOf(small: string, { part }: Candidate): number {
  const name = part.toLowerCase().trim();
  return name.length < 4 ? 0 : small.split(name).length - 2;
}
