import nameWords from "../../data/match/name-words.json";
import people from "../../data/resume/people.json";
import { findEmails, findWebLinks } from "../../resume/index.ts";
import { fold } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findContactLines, placesOf, type Subject, toCover, toSpan } from "./subject.ts";

const WORD = /[\p{L}\p{M}]+/gu;
/** What may stand between two parts of one name. */
const JOINT = /^(?:[.,]?[ \u00a0]{0,2}["“”„(]?|[ \u00a0]?["“”)]?[ \u00a0]{0,2}|[-‐‑'’‘ʻ`´])$/u;
const EVERYDAY = new Set(nameWords.words.split(" "));
const PARTICLES = new Set(people.particles.map((word) => word.replace(/['’]/g, "")));
const NOT_NAMES = new Set([...people.notNames, "info", "hello", "mail", "contact", "jobs", "work", "office", "career", "apply"]);
/** Shorter parts stand alone for other things ("Li", "Bo", "An"). */
const SHORTEST_ALONE = 3;
const SHORTEST_MAIL_PART = 4;

/** Print of a name, against the usual size. */
const LARGE = 1.3;
const NAME_LINE = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,3}$/u;

type Word = { text: string; folded: string; start: number; end: number };
type OwnName = { given: string; parts: ReadonlySet<string>; joints: ReadonlySet<string>; initials: ReadonlySet<string> };

function toNameWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (hit) => ({
    text: hit[0],
    folded: fold(hit[0]).replace(/[^\p{L}]/gu, ""),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
}

/** The name as read; a headline that was taken for it is no name, and then the first line that looks like one counts. */
function toTrustedName(subject: Subject): string {
  const { basics, work } = subject.profile;
  const words = toNameWords(basics.name ?? "").map(({ folded }) => folded);
  const isTitle = work.some(({ position = "" }) => {
    const said = new Set(toNameWords(position).map(({ folded }) => folded));
    return words.every((word) => said.has(word));
  });
  if (basics.name !== undefined && !isTitle) return basics.name;
  return (
    findContactLines(subject).find(({ words: line }) => line !== basics.name && line.includes(" ") && NAME_LINE.test(line))?.words ?? ""
  );
}

/** The parts of the person's name, with those that only the mail address tells ("Lupita"). */
function toOwnName(subject: Subject): OwnName {
  const { basics } = subject.profile;
  const words = toNameWords(toTrustedName(subject)).map(({ folded }) => folded);
  const mail = (basics.email ?? "").split("@")[0] ?? "";
  const told = toNameWords(mail)
    .map(({ folded }) => folded)
    .filter((word) => word.length >= SHORTEST_MAIL_PART && !NOT_NAMES.has(word));
  const isJoint = (word: string) => word.length < 2 || (PARTICLES.has(word) && words.length > 1);
  const parts = new Set([...words.filter((word) => !isJoint(word)), ...told]);
  return {
    given: words[0] ?? "",
    parts,
    joints: new Set(words.filter(isJoint)),
    initials: new Set([...parts, ...words].map((word) => word.charAt(0))),
  };
}

/** Every form of the person's name: whole, turned round, with initials, and its parts alone where they are written like a name. */
export function findNames(subject: Subject): PersonalSpan[] {
  const { document, profile } = subject;
  const own = toOwnName(subject);
  const places = [...placesOf(profile, /^\/basics\/name$/), ...findBrokenName(subject)].map(({ start, end }) => toSpan("name", start, end));
  if (own.parts.size === 0) return places;
  const words = toNameWords(document.text);
  const alone = toJudge(subject, words);
  const runs = toRuns(words, own, document.text).flatMap((run) => {
    const parts = run.filter(({ folded }) => own.parts.has(folded));
    const isName = new Set(parts.map(({ folded }) => folded)).size > 1 ? parts.some(isCapital) || run.length > 2 : false;
    const hasInitial = run.some(({ text }) => text.length === 1 && text === text.toUpperCase()) && parts.some(isCapital);
    const [first, last] = [run[0], run.at(-1)];
    return first && last && (isName || hasInitial || parts.some(alone)) ? [toSpan("name", first.start, last.end)] : [];
  });
  return [...places, ...runs];
}

/** A line above or below the name in the same large print: a name set in two lines, one of them not read. */
function findBrokenName({ document, profile }: Subject): { start: number; end: number }[] {
  const { lines, text } = document;
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  return placesOf(profile, /^\/basics\/name$/).flatMap((name) =>
    lines.filter((line, at) => {
      const beside = [lines[at - 1], lines[at + 1]].find((other) => other && other.start <= name.end && name.start <= other.end);
      const isSame = beside !== undefined && beside.size === line.size && beside.bold === line.bold && line.size > usual * LARGE;
      return isSame && NAME_LINE.test(text.slice(line.start, line.end));
    }),
  );
}

const isCapital = ({ text }: Word): boolean => text !== text.toLowerCase();

/** Stretches of parts, particles and initials of the name that stand together; each holds a part. */
function toRuns(words: readonly Word[], own: OwnName, text: string): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const isPart = ({ folded }: Word) => own.parts.has(folded);
  const close = () => {
    const from = run.findIndex((word) => isPart(word) || isInitial(word, own));
    const to = run.findLastIndex((word) => isPart(word) || (isInitial(word, own) && text.charAt(word.end) === "."));
    if (run.some(isPart)) runs.push(run.slice(from, to + 1));
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    if (before && !isJoined(text.slice(before.end, word.start), word, own)) close();
    if (isPart(word) || own.joints.has(word.folded) || isInitial(word, own)) run.push(word);
    else close();
  }
  close();
  return runs;
}

/** After a comma only what stands before the surname otherwise: "Ortiz, Mara", "Ortiz, M". */
function isJoined(between: string, word: Word, own: OwnName): boolean {
  return JOINT.test(between) && (!between.includes(",") || word.folded === own.given || isInitial(word, own));
}

function isInitial({ text, folded }: Word, own: OwnName): boolean {
  return text.length === 1 && text === text.toUpperCase() && own.initials.has(folded);
}

/** May this part stand for the person when no other part is near? In the contact data it does; elsewhere not as an everyday word, a skill or a town. */
function toJudge({ document, profile }: Subject, words: readonly Word[]): (word: Word) => boolean {
  const isNear = toCover(findContactLines({ document, profile }));
  const emails = findEmails(document.text);
  const isAddress = toCover([...emails, ...findWebLinks(document.text, emails)]);
  const used = new Set(words.filter((word) => !isCapital(word) && !isAddress(word.start, word.end)).map(({ folded }) => folded));
  const skills = profile.skills.filter(({ id }) => !id.startsWith("term:")).flatMap(({ evidence }) => evidence);
  const isKept = toCover([
    ...skills,
    ...placesOf(profile, /^\/(work\/\d+\/(location|position)|education\/\d+\/(studyType|area)|languages\/\d+\/language)$/),
  ]);
  return (word) => {
    if (word.folded.length < 2) return false;
    if (isNear(word.start, word.end)) return isCapital(word) || !isKept(word.start, word.end);
    if (word.folded.length < SHORTEST_ALONE || !isCapital(word) || EVERYDAY.has(word.folded)) return false;
    return !used.has(word.folded) && !isKept(word.start, word.end);
  };
}
