import { isInnocent } from "./context.ts";
import { endOf } from "./form.ts";
import type { Hit } from "./hit.ts";
import { languageOf } from "./language.ts";
import { findUnruled, type Judged } from "./learned.ts";
import { codedNote, countMustHaves, mustHaveNote } from "./notes.ts";
import { type Entry, entriesAt, type Rule } from "./rules.ts";
import { toScores } from "./score.ts";
import { fit } from "./suggestion.ts";
import { toTextFigures } from "./text-figures.ts";
import type { BiasFinding, BiasType, WordingReport } from "./types.ts";
import { SEVERITY_POINTS } from "./weights.ts";
import { type Sentence, toWordSentences, type Word } from "./words.ts";
import { isOverLevel, isOverProduct } from "./years.ts";

/** Wording of a job description that shuts people out, with reason, source and better words. English only; anything else gets a note. */
export function checkWording(text: string): WordingReport {
  const plain = withoutTags(text);
  const sentences = toWordSentences(plain);
  const language = languageOf(
    sentences.flatMap((sentence) => sentence.words),
    true,
  );
  if (language !== "en") {
    const message = "The wording rules know English only. This text was not checked.";
    const figures = { words: toTextFigures(text).words, grade: null, mustHaves: null };
    return { ...toScores([]), language, findings: [], notes: [{ code: "language-unsupported", message }], text: figures };
  }
  const { findings: ruled, judged } = findRuled(text, plain, sentences);
  const findings = inOrder([...ruled, ...findUnruled(text, judged)]);
  const mustHaves = countMustHaves(text, sentences);
  const notes = [codedNote(sentences), mustHaveNote(mustHaves)].filter((note) => note !== undefined);
  return { ...toScores(findings), language, findings, notes, text: { ...toTextFigures(text), mustHaves } };
}

/** What the rules alone find in an English text; `judged`: its sentences, each with the types that a rule found or lifted in it. */
export type Ruled = { findings: BiasFinding[]; judged: Judged[] };

export function checkRuled(text: string): Ruled {
  const plain = withoutTags(text);
  return findRuled(text, plain, toWordSentences(plain));
}

function findRuled(text: string, plain: string, sentences: readonly Sentence[]): Ruled {
  const judged = sentences.map((sentence) => ({ sentence, types: new Set<BiasType>() }));
  const hits = withoutOverlaps(
    sentences.flatMap((_, at) => findIn(sentences, at, (judged[at] as Judged).types)),
    text.length,
  );
  const found = hits.map((hit) => toFinding(plain, hit)).map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
  return { findings: withoutTwins(inOrder(found)), judged };
}

const TAG = /<\/?[a-z][^<>]{0,500}>/gi;

/** Tags of a copied page part lines and say nothing: a line break and blanks stand for each, so that every place stays. */
const withoutTags = (text: string): string => (text.includes("<") ? text.replace(TAG, (tag) => "\n".padEnd(tag.length)) : text);

/** Hits that stand; `types` takes the type of every hit, also of one that is lifted as innocent. */
function findIn(sentences: readonly Sentence[], at: number, types: Set<BiasType>): Hit[] {
  const { words } = sentences[at] as Sentence;
  const hits: Hit[] = [];
  if (languageOf(words) !== "en") return hits;
  const isPossible = toFilter(words);
  const judged = new Map<Rule, Set<number>>();
  for (let from = 0; from < words.length; from++) {
    const word = words[from] as Word;
    for (const entry of entriesAt(word)) {
      if (!isPossible(entry)) continue;
      const to = endOf(entry.form, words, from);
      if (to <= from || !isNew(judged, entry.rule, from * words.length + to)) continue;
      const hit: Hit = { rule: entry.rule, sentences, at, from, to };
      types.add(entry.rule.type);
      if (isMeasured(hit) && !isInnocent(hit)) hits.push(hit);
    }
  }
  return hits;
}

/** Several forms of a rule often reach the same words: they are judged once. */
function isNew(judged: Map<Rule, Set<number>>, rule: Rule, place: number): boolean {
  const places = judged.get(rule) ?? new Set();
  judged.set(rule, places);
  return places.size < places.add(place).size;
}

/** Tells whether a form can match in a sentence at all: of each of its elements a word must stand there. Elements are asked about once. */
function toFilter(words: readonly Word[]): (entry: Entry) => boolean {
  const present = new Set(words.map(({ folded }) => folded));
  const known = new Map<ReadonlySet<string>, boolean>();
  const stands = (need: ReadonlySet<string>): boolean => {
    const found = known.get(need) ?? meet(need, present);
    known.set(need, found);
    return found;
  };
  return ({ needs }) => needs.every(stands);
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const word of few) if (many.has(word)) return true;
  return false;
}

function isMeasured(hit: Hit): boolean {
  if (hit.rule.measure === "years-over-level") return isOverLevel(hit);
  return hit.rule.measure !== "years-over-product" || isOverProduct(hit);
}

/** The finding's place is what its suggestions replace: the words of the hit, or the clause they stand in. */
function toFinding(text: string, { rule, sentences, at, from, to }: Hit): BiasFinding {
  const { start, end, suggestions } = fit({ text, sentence: sentences[at] as Sentence, from, to, rule });
  const { type, severity, reason, source } = rule;
  return { start, end, type, severity, text: text.slice(start, end), rule: rule.id, reason, source, suggestions };
}

function inOrder(findings: readonly BiasFinding[]): BiasFinding[] {
  return [...findings].sort((a, b) => a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : 1));
}

/** Two hits of a rule in one clause are one finding once the clause goes. */
function withoutTwins(findings: readonly BiasFinding[]): BiasFinding[] {
  return findings.filter(({ rule, start, end }, at) => {
    for (let other = at - 1; other >= 0 && findings[other]?.start === start; other--)
      if (findings[other]?.rule === rule && findings[other]?.end === end) return false;
    return true;
  });
}

/** Of hits of one type on the same words a narrow rule's stays, then the gravest, then the longest, then the first. */
function withoutOverlaps(hits: readonly Hit[], length: number): Hit[] {
  const placed = hits.map((hit) => ({ hit, rule: hit.rule, ...charactersOf(hit) }));
  const ranked = placed.sort(
    (a, b) =>
      Number(a.rule.broad ?? false) - Number(b.rule.broad ?? false) ||
      SEVERITY_POINTS[b.rule.severity] - SEVERITY_POINTS[a.rule.severity] ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start ||
      (a.rule.id < b.rule.id ? -1 : 1),
  );
  const taken = new Map<string, Uint8Array>();
  const kept = ranked.filter(({ rule: { type }, start, end }) => {
    const places = taken.get(type) ?? new Uint8Array(length);
    taken.set(type, places);
    if (places.subarray(start, end).includes(1)) return false;
    places.fill(1, start, end);
    return true;
  });
  return kept.map(({ hit }) => hit);
}

function charactersOf({ sentences, at, from, to }: Hit): { start: number; end: number } {
  const { words } = sentences[at] as Sentence;
  return { start: (words[from] as Word).start, end: (words[to - 1] as Word).end };
}
