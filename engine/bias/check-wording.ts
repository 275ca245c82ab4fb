import { type Hit, isInnocent } from "./context.ts";
import { endOf } from "./form.ts";
import { languageOf } from "./language.ts";
import { codedNote, mustHaveNote } from "./notes.ts";
import { type Entry, entriesAt, type Rule } from "./rules.ts";
import { toScores } from "./score.ts";
import { fit } from "./suggestion.ts";
import type { BiasFinding, WordingReport } from "./types.ts";
import { SEVERITY_POINTS } from "./weights.ts";
import { type Sentence, toWordSentences, type Word } from "./words.ts";
import { isOverLevel, isOverProduct } from "./years.ts";

/** Wording of a job description that shuts people out, with reason, source and better words. English only; anything else gets a note. */
export function checkWording(text: string): WordingReport {
  const sentences = toWordSentences(text);
  const language = languageOf(sentences.flatMap((sentence) => sentence.words));
  if (language !== "en") {
    const message = "The wording rules know English only. This text was not checked.";
    return { ...toScores([]), language, findings: [], notes: [{ code: "language-unsupported", message }] };
  }
  const findings = withoutOverlaps(
    sentences.flatMap((_, at) => findIn(text, sentences, at)),
    text.length,
  );
  const notes = [codedNote(sentences), mustHaveNote(text, sentences)].filter((note) => note !== undefined);
  return { ...toScores(findings), language, findings, notes };
}

function findIn(text: string, sentences: readonly Sentence[], at: number): BiasFinding[] {
  const { words } = sentences[at] as Sentence;
  const findings: BiasFinding[] = [];
  const isPossible = toFilter(words);
  const judged = new Map<Rule, Set<number>>();
  for (let from = 0; from < words.length; from++) {
    const word = words[from] as Word;
    for (const entry of entriesAt(word.folded, word.value >= 0)) {
      if (!isPossible(entry)) continue;
      const to = endOf(entry.form, words, from);
      if (to <= from || !isNew(judged, entry.rule, from * words.length + to)) continue;
      const hit: Hit = { rule: entry.rule, sentences, at, from, to };
      if (isMeasured(hit) && !isInnocent(hit)) findings.push(toFinding(text, hit));
    }
  }
  return findings;
}

/** Several forms of a rule often reach the same words: they are judged once. */
function isNew(judged: Map<Rule, Set<number>>, rule: Rule, place: number): boolean {
  const places = judged.get(rule) ?? new Set();
  judged.set(rule, places);
  return places.size < places.add(place).size;
}

/** Tells once per sentence whether a form can match at all: the rarest of its words must stand there. */
function toFilter(words: readonly Word[]): (entry: Entry) => boolean {
  const present = [...new Set(words.map(({ folded }) => folded))];
  const known = new Map<Entry, boolean>();
  return (entry) => {
    const possible = known.get(entry) ?? (entry.needs.size === 0 || present.some((word) => entry.needs.has(word)));
    known.set(entry, possible);
    return possible;
  };
}

function isMeasured(hit: Hit): boolean {
  if (hit.rule.measure === "years-over-level") return isOverLevel(hit);
  return hit.rule.measure !== "years-over-product" || isOverProduct(hit);
}

function toFinding(text: string, { rule, sentences, at, from, to }: Hit): BiasFinding {
  const { words } = sentences[at] as Sentence;
  const { start, end, suggestions } = fit({
    text,
    words,
    from,
    to,
    suggestions: rule.suggestions,
    noun: rule.inflect === "noun",
    keep: rule.keep ?? [],
  });
  const { type, severity, reason, source } = rule;
  return { start, end, type, severity, text: text.slice(start, end), rule: rule.id, reason, source, suggestions };
}

/** Of findings of one type on the same words the gravest stays, then the longest, then the first. */
function withoutOverlaps(findings: readonly BiasFinding[], length: number): BiasFinding[] {
  const ranked = [...findings].sort(
    (a, b) =>
      SEVERITY_POINTS[b.severity] - SEVERITY_POINTS[a.severity] ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start ||
      (a.rule < b.rule ? -1 : 1),
  );
  const taken = new Map<string, Uint8Array>();
  const kept = ranked.filter(({ type, start, end }) => {
    const places = taken.get(type) ?? new Uint8Array(length);
    taken.set(type, places);
    if (places.subarray(start, end).includes(1)) return false;
    places.fill(1, start, end);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : 1));
}
