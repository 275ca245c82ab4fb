import lexicon from "../../data/resume/spoken.json";
import { findSkills } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { findPhrases, type PhraseHit, phraseAt, toPhraseIndex, toPhraseSet, toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { cut } from "./certificate-parts.ts";
import { type Cefr, findLevelWords, isLevelOnly, levelIn, ownWords } from "./language-levels.ts";
import { findNotDone } from "./negation.ts";

export type SpokenDraft = { language: Fact; fluency?: Fact; cefr?: Fact<Cefr> };

const names = toPhraseIndex(
  Object.entries(lexicon.languages as Record<string, string>).flatMap(([name, list]) =>
    list.split("|").map((word) => [word, name] as const),
  ),
);
/** "My wife is", "our neighbours speak". */
const OF_KIN = new RegExp(`\\b(?:my|our|meine?|unsere?) (?:${lexicon.kin.join("|")})\\b`, "i");
const headWords = new Set(lexicon.tableHeads);
const fillers = new Set(lexicon.fillers);
const LONGEST_ROW = 600;

/**
 * Spoken languages of the lines, each with the level that stands nearest behind it (or before it, where labels lead). `text` is the
 * document's: a row may be cut from a line that denies what it names.
 */
export function readSpokenLanguages(rows: readonly Row[], text: string): SpokenDraft[] {
  const found: SpokenDraft[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.words.length > LONGEST_ROW || isTableHead(row)) continue;
    const hits = findLanguages(row.words).filter((hit) => !isOfOthers(text, { start: row.start + hit.start, end: row.start + hit.end }));
    const fresh =
      hits.length > 0
        ? knownLanguages(
            row,
            [...hits, ...amongKnown(row, hits)].sort((a, b) => a.start - b.start),
          )
        : unknownLanguages(row, rows[i - 1]);
    for (const draft of fresh) if (!found.some((other) => other.language.value === draft.language.value)) found.push(draft);
    const last = found.at(-1);
    if (fresh.length === 0 && last && !last.fluency && (row.wordCount <= 5 || isLevelOnly(row.words)))
      Object.assign(last, levelIn(row, 0, row.words.length) ?? {});
  }
  return found;
}

/** "Spanish-speaking patients": what others speak. */
const SPOKEN_BY = /^[- ]speaking (?!(?:and|or|in|with|to|of|for|at|since|from|as|but)\b)\p{L}+/iu;

const unspoken = toPhraseSet(lexicon.unspoken.map(fold));
/** "Französisch keine Kenntnisse", "Czech: none" */
const isUnspoken = (behind: string): boolean => {
  const [first] = toWords(behind);
  return first !== undefined && /^[\s:–—(-]*$/.test(behind.slice(0, first.start)) && phraseAt(unspoken, toWords(behind), 0) !== undefined;
};

/** "German (learning, A2)": what has a grade is spoken. */
const GRADED = /^.{0,30}\b[ABC][12]\b/;

/** So much of its line is looked at on each side. */
const LINE_CHARS = 300;

/** "I speak no Spanish", "I would love to learn German", "my wife is Slovene": a language that a line denies, wishes for or tells of others. */
function isOfOthers(text: string, hit: Span): boolean {
  const from = text.lastIndexOf("\n", hit.start - 1) + 1;
  const to = text.indexOf("\n", hit.end);
  const words = text.slice(Math.max(from, hit.start - LINE_CHARS), Math.min(to < 0 ? text.length : to, hit.end + LINE_CHARS));
  const start = hit.start - Math.max(from, hit.start - LINE_CHARS);
  const end = start + hit.end - hit.start;
  const behind = words.slice(end);
  if (SPOKEN_BY.test(behind) || isUnspoken(behind)) return true;
  if (!GRADED.test(behind) && findNotDone(words).some((cut) => cut.start < end && cut.end > start)) return true;
  const before = words.slice(0, start);
  const said = before.slice(Math.max(before.lastIndexOf(";"), before.lastIndexOf(". "), before.lastIndexOf(":")) + 1);
  return OF_KIN.test(said) && !/\b(?:I|we)\b/.test(said);
}

/** "Language | Spoken | Written". */
const isTableHead = ({ words }: Row): boolean => toWords(words).every(({ key }) => headWords.has(key));

type Hit = Span & { value: string; unknown?: true };

function knownLanguages(row: Row, hits: readonly Hit[]): SpokenDraft[] {
  const leads = hits.map((hit, i) => leadingLevel(row, hits[i - 1]?.end, hit.start));
  let group: ReturnType<typeof levelIn>;
  return hits.map((hit, i) => {
    const language = toFact(hit.value, { start: row.start + hit.start, end: row.start + hit.end }, hit.unknown ? 0.5 : 0.95);
    const until = leads[i + 1] ?? hits[i + 1]?.start ?? row.words.length;
    const lead = leads[i] ?? (hits.length === 1 ? 0 : hit.start);
    if (leads[i] !== undefined) group = /:\s*$/.test(row.words.slice(lead, hit.start)) ? levelIn(row, lead, hit.start) : undefined;
    // "Madrelingua italiana": the name of the language says it itself.
    const level = levelIn(row, hit.end, until) ?? levelIn(row, lead, hit.start) ?? levelIn(row, hit.start, hit.end) ?? group;
    return withoutAbsent({ language, ...(level ?? ownWords(row, hit.end, until)) });
  });
}

const TO_LANGUAGE = /^\s*(?::\s*)?(?:(?:command|level|knowledge|grasp|speaker) )?(?:(?:of|in|de|d'|en|em|di|van|het) ?)?$/i;
const OPENS = /(?:^|[,;.:|/•·(\t]|\b(?:and|und|et|y|e|en|i|plus|some|speak))\s*(?:an?\s+|some\s+)?$/i;

/** Where a level begins that stands before the language it is said of: "English, conversational Spanish and basic Thai". */
function leadingLevel(row: Row, from = 0, to: number): number | undefined {
  const between = row.words.slice(from, to);
  const level = findLevelWords(between).at(-1);
  if (!level || !TO_LANGUAGE.test(between.slice(level.end)) || !OPENS.test(between.slice(0, level.start))) return undefined;
  return from + level.start;
}

const AMONG = /\s*[,;|•·\t]\s*|\.\s+|\s(?:and|und|et|y|e|i|en|ed|&)\s+/gu;
const AMONG_ITEM =
  /^(?:(?:some|little|basic|a little|etwas|un peu de|un poco de|um pouco de|un po' di|een beetje)\s+)?([\p{L}\p{M}][\p{L}\p{M}'’-]{1,20})(?=\s*(?:\(|$))/u;

/** "English, Ga, Dangme (fluent)": one-word items between known languages, written as those are. */
function amongKnown(row: Row, known: readonly PhraseHit<string>[]): Hit[] {
  const small = /^\p{Ll}/u.test(row.words.slice(known[0]?.start));
  const found = cut(row.words, AMONG).flatMap(({ start, end }) => {
    const [whole = "", name = ""] = AMONG_ITEM.exec(row.words.slice(start, end)) ?? [];
    const from = start + whole.length - name.length;
    const taken = known.some((hit) => hit.start < end && hit.end > start);
    const fits =
      name !== "" &&
      !isBehindBar(row.words, start, known) &&
      (small || /^\p{Lu}/u.test(name)) &&
      !isLevelOnly(name) &&
      !headWords.has(fold(name)) &&
      !fillers.has(fold(name)) &&
      !isSkill(name);
    return fits && !taken ? [{ start: from, end: from + name.length, value: name, unknown: true as const }] : [];
  });
  return found.length <= known.length + 1 ? found : [];
}

/** "English, Dutch | Trainer licence": behind a bar that parts more than commas do, where no language is known. */
function isBehindBar(words: string, at: number, known: readonly PhraseHit<string>[]): boolean {
  const bar = words.lastIndexOf("|", at);
  const next = words.indexOf("|", at);
  const commas = known.some(({ start, end }) =>
    known.some((other) => other.start > end && /^[^|]*,[^|]*$/.test(words.slice(start, other.start))),
  );
  return bar >= 0 && commas && !known.some(({ start }) => start > bar && (next < 0 || start < next));
}

/** "English, Python": a language of another kind. */
const isSkill = (name: string): boolean => findSkills(name).length > 0;

const ITEM = /^(\p{Lu}[\p{L}\p{M}'’-]{2,20}(?: \p{Lu}[\p{L}\p{M}-]{2,20})?)(?:\s*[:(–—-]\s*([^()]{2,40})\)?)?$/u;
const LONGEST_LIST = 120;

/** "Lakota (heritage)": below a language, one no lexicon knows, with how well it is spoken or alone on a line of the same look. */
function unknownLanguages(row: Row, above: Row | undefined): SpokenDraft[] {
  if (!above || row.index - above.index > 1 || row.words.length > LONGEST_LIST) return [];
  if (levelIn(row, 0, row.words.length)?.fluency.end === row.end && isLevelOnly(row.words)) return [];
  const goesOn =
    isAlike(row, above) &&
    toWords(row.words).length === 1 &&
    findLanguages(above.words).length === 1 &&
    above.cells.length === 1 &&
    !/[,;]/.test(above.words);
  let at = 0;
  return row.words.split(/[,;|•·\t]|\s[*/]\s/).flatMap((part) => {
    const start = row.start + at + (part.length - part.trimStart().length);
    at += part.length + 1;
    const hit = ITEM.exec(part.trim());
    const [, name = "", level] = hit ?? [];
    const rated = level !== undefined && findLevelWords(level).length > 0;
    if (!hit || !(rated || goesOn) || isLevelOnly(name) || headWords.has(fold(name)) || readHeading(name) || isSkill(name)) return [];
    // What a line denies, wishes for or tells of others is known and was left out.
    if (namesLanguage(name)) return [];
    const language = toFact(name, { start, end: start + name.length }, 0.5);
    const from = level === undefined ? -1 : part.trim().lastIndexOf(level);
    return [
      withoutAbsent({
        language,
        fluency:
          level === undefined ? undefined : toFact(level.trim(), { start: start + from, end: start + from + level.trim().length }, 0.6),
      }),
    ];
  });
}

const isAlike = (row: Row, above: Row): boolean =>
  row.bold === above.bold &&
  row.caps === above.caps &&
  row.bullet === above.bullet &&
  Math.abs(row.scale - above.scale) < 0.05 &&
  !row.furniture;

const ELIDED = /(?<!\p{L})(?:d|l|dell|all|nell|sull|dall|un)['’](?=\p{L})/giu;

/** Languages by name, also behind an elided word: "notions d'arabe", "dell'inglese". */
export const findLanguages = (text: string): PhraseHit<string>[] =>
  findPhrases(names, toWords(text.replace(ELIDED, (hit) => " ".repeat(hit.length))));

/** "Turks" is Turkish; undefined for a language no lexicon knows. */
export const toLanguageName = (text: string): string | undefined => findLanguages(text)[0]?.value;

export const namesLanguage = (text: string): boolean => toLanguageName(text) !== undefined;
