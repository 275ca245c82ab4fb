import data from "../../data/job/certificates.json";
import phrases from "../../data/job/phrases.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { NAME } from "../weights.ts";
import { foldedAt, gapBefore, isInitialsAt, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";
import type { Clause } from "./clauses.ts";
import type { Named } from "./names.ts";
import { isAmount } from "./years.ts";

const HEADS = toPhraseSet(data.heads);
const DRIVING = toPhraseSet(data.driving);
const KEEP = toPhraseSet(phrases.keep);
const NOT = toPhraseSet(data.not);
const BORDER = new Set(data.stop);
const PROFESSIONAL = new Set(data.professional);
const NAMING = new Set(data.naming);
const ALONE = new Set(data.alone);
const LINKS = new Set(data.links);
const BODIES = new Set(data.bodies);
const MANNERS = /^(?:current|full|general|valid|active|professional|licentiate|associate|chartered|or|be|hold|holds)$/;
const CLASS = /^(?:class|category|cat|klasse|der|categoria|categorie|classe|tipo|type|de|[a-d]\d?e?|be|ce)$/;
const ISSUED = new Set(data.issued);
const ARTICLES = new Set(["a", "an", "the"]);
const BREAK = /[,;:()]/;
const AT_HAND = /^(?:hand|date|place|progress|process|force|post)$/;
const REGISTERED = new Set(data.registered);
const LICENCES_TO_DRIVE = /^licen[cs]e$/;
const DRIVERS = new Set(data.drivers);
const ORDINARY = new Set(data.ordinary);
/** Words from a licence to the car it is named with. */
const NEAR = 4;
const LICENCES = new Set(data.licences);
const TRADES = new Set(data.trades);
const PLACES = new Set(data.places);

/** Licences and certificates named by their head word, for names the taxonomy does not hold. Their words go into `taken`. */
export function readCertificates(text: JobText, clause: Clause, taken: Set<number>, known: readonly Named[]): Named[] {
  const blocked = findPhrases(NOT, text.words, clause.from, clause.to);
  const registered = [...readRegistrations(text, clause, taken), ...readRegistered(text, clause, taken)];
  const others = findPhrases(HEADS, text.words, clause.from, clause.to).flatMap((head) => {
    if (taken.has(head.from) || blocked.some((hit) => hit.from < head.to && head.from < hit.to)) return [];
    const own = beginning(text, clause, head, taken);
    const from = known.find((named) => reachesBack(text, named, own) && named.to <= head.to)?.from ?? own;
    if (isTailOf(text, from, known)) {
      for (let at = from; at < head.to; at++) taken.add(at);
      return [];
    }
    const papers = readPaper(text, clause, head, from, taken);
    return [...papers.flatMap((paper) => initialsBefore(text, clause, paper, taken, known)), ...papers];
  });
  return [...registered, ...others];
}

/** "First aid at work certificate": a known name begins in front of the small word; what stands before an "and" is another thing. */
function reachesBack({ words, lexicon }: JobText, named: { from: number; to: number }, own: number): boolean {
  if (named.from >= own || own >= named.to) return false;
  return !words.slice(named.from, own).some(({ folded }) => lexicon.andWords.has(folded) || lexicon.orWords.has(folded));
}

/** The paper whose name ends, or begins, with the head word. */
function readPaper(text: JobText, clause: Clause, head: Hit<string>, from: number, taken: Set<number>): Named[] {
  const driving = findPhrases(DRIVING, text.words, from, head.to).some(
    (hit) => hit.from - from <= 2 && !isProfessional(text, from, hit.from),
  );
  const to = driving ? endOfClass(text, clause, head.to) : ending(text, clause, head, from);
  const ordinary = !driving && LICENCES_TO_DRIVE.test(foldedAt(text, head.to - 1)) && isToDrive(text, clause, from, head.to);
  if (!driving && !ordinary && to - from < 2 && !ALONE.has(foldedAt(text, from))) return [];
  let outer = from;
  while (outer > clause.from && BORDER.has(foldedAt(text, outer - 1)) && !BREAK.test(gapBefore(text, outer))) outer--;
  for (let at = outer; at < to; at++) taken.add(at);
  return [withIssuer(text, clause, toNamed(text, ordinary ? outer : from, to, driving || ordinary))];
}

/** "Designation from | the National Payroll Institute": who issues a paper is no part of its name and no wish. */
export function withIssuer(text: JobText, clause: Clause, paper: Named): Named {
  if (!paper.certificate || !ISSUED.has(foldedAt(text, paper.to))) return paper;
  let begin = paper.to + 1;
  while (ARTICLES.has(foldedAt(text, begin))) begin++;
  let to = begin;
  while (to < clause.to && isCapital(text, to) && /^[ -]$/.test(gapBefore(text, to))) to++;
  return to > begin ? { ...paper, to } : paper;
}

/** "An IFIC or a CSC licence": initials in front of the "or" are another paper of that kind. */
function initialsBefore(text: JobText, clause: Clause, paper: Named, taken: Set<number>, known: readonly Named[]): Named[] {
  let or = paper.from - 1;
  while (ARTICLES.has(foldedAt(text, or))) or--;
  const at = or - 1;
  const isBeside = at >= clause.from && text.lexicon.orWords.has(foldedAt(text, or)) && gapBefore(text, or) === " ";
  const isFree = !taken.has(at) && !known.some((named) => named.from <= at && at < named.to);
  if (!isBeside || !isFree || !isInitialsAt(text, at)) return [];
  const wordAt = (place: number) => text.flat.slice(text.words[place]?.start, text.words[place]?.end);
  const name = `${wordAt(at)} ${wordAt(paper.to - 1)}`;
  taken.add(at);
  return [{ id: toTermId(name), name, known: false, certificate: true, from: at, to: at + 1 }];
}

/** "Car and licence", "a full UK licence": without a name of its own it is the one to drive with. */
function isToDrive(text: JobText, clause: Clause, from: number, to: number): boolean {
  const words = (first: number, last: number) => text.words.slice(Math.max(clause.from, first), Math.min(clause.to, last));
  if (words(from, to - 1).some(({ folded }) => !ORDINARY.has(folded))) return false;
  const isPlain = words(from - 2, to - 1).some(({ folded }) => ORDINARY.has(folded));
  return (isPlain && foldedAt(text, to) !== "to") || words(from - NEAR, to + NEAR).some(({ folded }) => DRIVERS.has(folded));
}

/** "Universal certification" right behind the known "EPA 608" says which of them. */
function isTailOf(text: JobText, from: number, known: readonly Named[]): boolean {
  return known.some((named) => named.certificate && named.to === from) && /^\s*$/.test(gapBefore(text, from));
}

/** "registration as a pharmacist with AHPRA", "licensed by the FCA", "membership of the RTPI": the body gives the name. */
function readRegistrations(text: JobText, clause: Clause, taken: Set<number>): Named[] {
  const found: Named[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    const head = foldedAt(text, at);
    if (!BODIES.has(head) || taken.has(at)) continue;
    const body = bodyBehind(text, clause, at + 1);
    if (!body) continue;
    const noun = head.startsWith("member") ? "membership" : "registration";
    const own = (first: number) => text.flat.slice(text.words[first]?.start, text.words[body.to - 1]?.end);
    const name = foldedAt(text, at + 1) === "by" ? own(at) : `${own(body.from)} ${noun}`;
    const record = canonicalOf(name);
    let from = at;
    while (from > clause.from && !BREAK.test(gapBefore(text, from)) && MANNERS.test(foldedAt(text, from - 1))) from--;
    for (let index = from; index < body.to; index++) taken.add(index);
    found.push({ id: record?.id ?? toTermId(name), name, known: record !== undefined, certificate: true, from, to: body.to });
    at = body.to;
  }
  return found;
}

/** "GDC registered", "HCPC-accredited": the initials of the body stand in front. */
function readRegistered(text: JobText, clause: Clause, taken: Set<number>): Named[] {
  const found: Named[] = [];
  for (let at = clause.from + 1; at < clause.to; at++) {
    const body = at - 1;
    const initials = text.flat.slice(text.words[body]?.start, text.words[body]?.end);
    const isBody = REGISTERED.has(foldedAt(text, at)) && /^\p{Lu}[\p{L}]*\p{Lu}$/u.test(initials) && /^[ -]$/.test(gapBefore(text, at));
    if (!isBody || taken.has(at) || taken.has(body)) continue;
    const name = text.flat.slice(text.words[body]?.start, text.words[at]?.end);
    const record = canonicalOf(`${initials} registration`);
    for (let index = body; index <= at; index++) taken.add(index);
    found.push({ id: record?.id ?? toTermId(name), name, known: record !== undefined, certificate: true, from: body, to: at + 1 });
  }
  return found;
}

/** The name in capitals behind "with the" or "of the", at most a few words on. */
function bodyBehind(text: JobText, clause: Clause, first: number): { from: number; to: number } | undefined {
  for (let at = first; at < Math.min(clause.to, first + NAME.mostWordsBare); at++) {
    if (BREAK.test(gapBefore(text, at))) return undefined;
    const word = foldedAt(text, at);
    const isBy = word === "by" && at === first && !foldedAt(text, first - 1).startsWith("member");
    if (word !== "with" && !isBy && !(word === "of" && at === first)) continue;
    let from = at + 1;
    while (ARTICLES.has(foldedAt(text, from))) from++;
    let to = from;
    while (to < clause.to && to - from < NAME.mostWordsBare && isCapital(text, to) && (to === from || !BREAK.test(gapBefore(text, to))))
      to++;
    return to > from ? { from, to } : undefined;
  }
  return undefined;
}

function isCapital({ flat, words }: JobText, at: number): boolean {
  return (
    /\p{Lu}/u.test(flat.charAt(words[at]?.start ?? 0)) ||
    (words[at]?.folded === "of" && /\p{Lu}/u.test(flat.charAt(words[at + 1]?.start ?? 0)))
  );
}

/** A professional driving permit is more than a driver's licence. */
function isProfessional(text: JobText, from: number, to: number): boolean {
  return text.words.slice(from, to).some((word) => PROFESSIONAL.has(word.folded));
}

function toNamed({ flat, words }: JobText, from: number, to: number, driving: boolean): Named {
  const raw = flat.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).replace(/\s+/g, " ");
  const record = canonicalOf(driving ? data.drivingName : raw);
  return {
    id: record?.id ?? toTermId(driving ? data.drivingName : raw),
    name: raw,
    known: record !== undefined,
    certificate: true,
    from,
    to,
  };
}

function isBorder({ lexicon }: JobText, word: string): boolean {
  return !NAMING.has(word) && (BORDER.has(word) || lexicon.lead.has(word) || lexicon.cut.has(word) || lexicon.joinWords.has(word));
}

/** Words in front of the head that belong to the name: "Class A driver's licence". */
function beginning(text: JobText, clause: Clause, head: Hit<string>, taken: ReadonlySet<number>): number {
  let from = head.from;
  let most = NAME.mostWords - 2;
  while (from > clause.from && head.to - from < most) {
    const isCode = isCodeBorder(text, from);
    if (taken.has(from - 1) || (BREAK.test(gapBefore(text, from)) && !isCode)) break;
    if (phraseAt(text.lexicon.examples, text.words, from - 1, from)) break;
    if (isBorder(text, foldedAt(text, from - 1)) && !isPlace(text, from - 1) && !isBetweenRanks(text, from - 1)) break;
    if (isCode) most++;
    from--;
  }
  return from;
}

/** "journeyman (J)": a bracket around a short code cuts no name. */
function isCodeBorder(text: JobText, at: number): boolean {
  const { flat, words } = text;
  const isCode = (code: number) =>
    /^\p{Lu}{1,4}$/u.test(flat.slice(words[code]?.start, words[code]?.end)) &&
    /^\s*\($/.test(gapBefore(text, code)) &&
    /^\)/.test(gapBefore(text, code + 1));
  return isCode(at) || isCode(at - 1);
}

/** "journeyman or master electrician license": two ranks of one licence. */
function isBetweenRanks(text: JobText, at: number): boolean {
  const before = TRADES.has(foldedAt(text, at - 1)) || (isCodeBorder(text, at) && TRADES.has(foldedAt(text, at - 2)));
  return text.lexicon.orWords.has(foldedAt(text, at)) && before && TRADES.has(foldedAt(text, at + 1));
}

/** "New York City", "Washington State" amid capitals: the place belongs to the licence. */
function isPlace(text: JobText, at: number): boolean {
  if (!PLACES.has(foldedAt(text, at)) || !isCapital(text, at)) return false;
  const isBesideCapital = (other: number, gap: number) => isCapital(text, other) && /^[ -]$/.test(gapBefore(text, gap));
  return isBesideCapital(at + 1, at + 1) || (at > 0 && isBesideCapital(at - 1, at));
}

/** "Queensland electrical licence", "Oregon journeyman electrician license": place and head word belong to the name of a known licence. */
export function withPlace(text: JobText, clause: Clause, named: Named): Named {
  const to = /^licen[cs]es?$/.test(foldedAt(text, named.to)) && gapBefore(text, named.to) === " " ? named.to + 1 : named.to;
  const isDriving = phraseAt(DRIVING, text.words, to - 2, to) !== undefined;
  if (!named.certificate || !LICENCES.has(foldedAt(text, to - 1)) || to > clause.to || isDriving) return named;
  let from = named.from;
  while (
    from > clause.from &&
    isCapital(text, from - 1) &&
    !clause.cueWords.has(from - 1) &&
    /^ $/.test(gapBefore(text, from)) &&
    (!isBorder(text, foldedAt(text, from - 1)) || isPlace(text, from - 1))
  )
    from--;
  const name = text.flat.slice(text.words[from]?.start, text.words[to - 1]?.end).replace(/\s+/g, " ");
  return { ...named, name, from, to };
}

/** Words behind the head that belong to the name: "certificate in food hygiene". */
function ending(text: JobText, clause: Clause, head: Hit<string>, from: number): number {
  const behind = foldedAt(text, head.to + 1);
  const isOfHouse = /^(?:th(?:e|is|at|ese)|our|your|us|which)$/.test(behind);
  const isFor = foldedAt(text, head.to) === "for" && LICENCES.has(foldedAt(text, head.to - 1)) && !isAmount(behind) && !isOfHouse;
  if (!(isFor || LINKS.has(foldedAt(text, head.to))) || AT_HAND.test(foldedAt(text, head.to + 1)) || BREAK.test(gapBefore(text, head.to)))
    return head.to;
  let to = head.to + 1;
  while (ARTICLES.has(foldedAt(text, to))) to++;
  const name = to;
  const kept = phraseAt(KEEP, text.words, to, clause.to);
  if (kept) return kept.to;
  while (to < clause.to && to - from < NAME.mostWords && !isBorder(text, foldedAt(text, to)) && !BREAK.test(gapBefore(text, to))) to++;
  return to > name ? to : head.to;
}

/** "Class C1E", "Klasse B", "categoría B", "B" behind a driving licence. */
function endOfClass(text: JobText, clause: Clause, from: number): number {
  let to = from;
  while (to < clause.to && to - from < 4 && !/[,;:]/.test(gapBefore(text, to)) && CLASS.test(foldedAt(text, to))) to++;
  return to;
}
