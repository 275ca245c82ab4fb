import { findSkills, type SkillMention } from "../skills/index.ts";
import { detectLanguage } from "../text/index.ts";
import { readConditions } from "./facts/conditions.ts";
import { readDuties } from "./facts/duties.ts";
import { houseOf } from "./facts/house.ts";
import { isOccupation } from "./facts/occupations.ts";
import { findProtected, toProtectedFlag } from "./facts/protected-criteria.ts";
import { readTitle } from "./facts/title.ts";
import { wantedIn, withoutSought } from "./facts/wanted.ts";
import { conditionsIn, readWorkConditions } from "./facts/work-conditions.ts";
import { withLearned } from "./learned/add-wishes.ts";
import { type JobModel, ownModel } from "./learned/model.ts";
import { isAsking, type Statement, toOutline } from "./outline/statements.ts";
import { isGiven, isInstruction, termsIn } from "./outline/terms.ts";
import { asWishAlone } from "./requirements/alone.ts";
import { asLikewise, withAnswers } from "./requirements/answers.ts";
import { type Clause, toClauses } from "./requirements/clauses.ts";
import { findCues } from "./requirements/cues.ts";
import { detailsIn } from "./requirements/details.ts";
import { withListedChoices } from "./requirements/listed-choices.ts";
import { besidesEducation, collect, mergeEducation, mergeExperience, mergeLanguages, mergeRequirements } from "./requirements/merge.ts";
import { readAsked } from "./requirements/mixed-choices.ts";
import type { Asked } from "./requirements/requirements.ts";
import { withoutToldTwice } from "./requirements/told-of-stack.ts";
import type { ErrorCode, ExperienceRequirement, Flag, JobProfile, Requirement, Span } from "./types.ts";
import { LANGUAGE, SIZE } from "./weights.ts";
import { foldedAt, gapBefore, type JobText, withoutAddresses } from "./words/job-text.ts";
import { lexiconOf } from "./words/lexicon.ts";
import { unwrap } from "./words/lines.ts";
import { withoutMarkup } from "./words/markup.ts";
import { toWords, withApostrophes, withShortForms } from "./words/words.ts";

const BACK = new Set(["it", "this", "that", "these", "them", "those", "which"]);
const TASK_ENDS = new Set(["with", "who", "whose", "having", "must", "should", "ideally", "preferably", "and"]);
const SUPPORTED = new Set(["en", "de", "fr", "es", "pt", "it", "nl"]);

export type JobReading = { kind: "read"; job: JobProfile } | { kind: "unreadable"; code: ErrorCode };

/** What the rules read, and what the model sees beside them (`learned/add-wishes.ts`). */
export function readJob(text: string, model: JobModel = ownModel()): JobReading {
  return read(text, model);
}

/** What the rules read by themselves. */
export function readRuled(text: string): JobReading {
  return read(text, undefined);
}

function read(text: string, model: JobModel | undefined): JobReading {
  if (text.trim() === "") return { kind: "unreadable", code: "job-empty" };
  if (text.length > SIZE.mostChars) return { kind: "unreadable", code: "job-too-long" };
  const language = text.length >= LANGUAGE.fewestChars ? detectLanguage(text) : "und";
  if (language !== "und" && !SUPPORTED.has(language)) return { kind: "unreadable", code: "job-language" };
  return { kind: "read", job: toProfile(text, language, model) };
}

function toProfile(raw: string, language: string, learned: JobModel | undefined): JobProfile {
  const flat = unwrap(withoutAddresses(withoutMarkup(raw)));
  const isEnglish = language === "en" || language === "und";
  const words = isEnglish ? withShortForms(flat, withApostrophes(toWords(flat))) : toWords(flat);
  const text: JobText = {
    raw,
    flat,
    words,
    language,
    lexicon: lexiconOf(language),
    isHouse: houseOf(raw),
    model: isEnglish ? learned : undefined,
  };
  const outline = toOutline(text);
  const lists = outline.statements.filter(({ section, item, from, to }) => isAsking(section) && item && to - from <= SIZE.listWords);
  const mentions = findSkills(flat, { listSections: lists });
  const flags: Flag[] = [];
  const parts: Asked[][] = [];
  const statements = withAnswers(
    text,
    asWishAlone(text, outline.statements, mentions).flatMap((statement) => withoutSought(text, statement) ?? []),
  );
  for (const [index, statement] of statements.entries()) {
    const previous = statements[index - 1];
    const goesOn = previous !== undefined && (parts.at(-1)?.length ?? 0) > 0 && !flat.slice(previous.end, statement.start).includes("\n");
    const before = parts.at(-1)?.at(-1)?.requirements.at(-1)?.importance;
    parts.push(readStatement(text, asLikewise(text, statement, before), mentions, flags, goesOn));
  }
  const perLine = withListedChoices(
    flat,
    statements,
    parts.map((part) => collect(part)),
  );
  const asked = collect(withoutToldTwice(flat, statements, perLine));
  const education = mergeEducation(asked.education);
  const { title, level } = readTitle(text, outline);
  const wished = [...asked.requirements, ...besidesEducation(asked.education, education, raw)];
  const requirements = mergeRequirements(wished.filter((one) => !isNameOfJob(one, title)));
  const inJob = wished.filter((one) => isNameOfJob(one, title)).flatMap(toExperience);
  const experience = mergeExperience([...asked.experience, ...inJob]);
  return {
    ...(title ? { title } : {}),
    ...(level ? { level } : {}),
    language,
    requirements,
    ...(experience ? { experience } : {}),
    ...(education ? { education } : {}),
    languages: mergeLanguages(asked.languages),
    responsibilities: readDuties(text, outline.statements),
    ...readWorkConditions(text, outline.statements),
    ...readConditions(text, outline.statements),
    flags: [...flags, ...profileFlags(title, requirements.length, language)],
  };
}

/** "We want YOU! Bartender at …", "Band 6 Dental Nurse": the job itself is no wish, with its grade or without. */
function isNameOfJob({ id, name, alternatives }: Requirement, title = ""): boolean {
  if (alternatives) return false;
  const [own, whole] = [name, title].map((words) => toWords(words).map(({ folded }) => folded)) as [string[], string[]];
  const isWhole = own.join(" ") === whole.join(" ");
  if (whole.length > 1 && isOccupation(whole.at(-1) ?? "") && own.join(" ").endsWith(` ${whole.join(" ")}`)) return true;
  return isOccupation(own.at(-1) ?? "") && (isWhole || id.startsWith("term:")) && ` ${whole.join(" ")} `.includes(` ${own.join(" ")} `);
}

/** "Bartender: three years": years in the job are experience. */
function toExperience({ name, minYears, importance, span }: Requirement): ExperienceRequirement[] {
  return minYears === undefined ? [] : [{ minYears, field: name, isOccupation: true, importance, span }];
}

function readStatement(text: JobText, statement: Statement, mentions: readonly SkillMention[], flags: Flag[], goesOn: boolean): Asked[] {
  if (isInstruction(text, statement) || isGiven(text, statement)) return [];
  const barred = new Set<number>();
  for (const hit of findProtected(text, statement)) {
    for (let at = hit.from; at < hit.to; at++) barred.add(at);
    const flag = toProtectedFlag(text, statement, hit);
    if (flag) flags.push(flag);
  }
  const wanted = isAsking(statement.section) ? undefined : wantedIn(text, statement.from, statement.to);
  if (wanted) {
    const first = isAboutHouse(text, statement, wanted) ? statement.from : wanted.from;
    for (let at = first; at < endOfTask(text, wanted.to, statement.to); at++) barred.add(at);
  }
  const inside = mentions.filter((mention) => mention.start >= statement.start && mention.end <= statement.end);
  for (const { span } of conditionsIn(text, statement)) barWords(text, statement, span, barred);
  for (const { from, to } of [...termsIn(text, statement), ...detailsIn(text, statement, inside)])
    for (let at = from; at < to; at++) barred.add(at);
  const clauses = toClauses(text, statement, inside, goesOn);
  const parts = clauses.map((clause) => readAsked(text, clause, inside, barred));
  const ruled = withStandIns(text, clauses, withBackReferences(text, clauses, parts));
  return withLearned(text, statement, ruled, inside, barred);
}

function barWords({ words }: JobText, { from, to }: Statement, { start, end }: Span, barred: Set<number>): void {
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (word && word.start >= start && word.end <= end) barred.add(at);
  }
}

/** Whether nothing in front of who is wanted asks for something else ("Beekeeping is a bonus, as we need a keeper"). */
function isAboutHouse(text: JobText, { from, to }: Statement, wanted: { from: number; to: number }): boolean {
  if (!text.words.slice(wanted.from, wanted.to).some(({ folded }) => isOccupation(folded))) return false;
  const before = findCues(text, { from, to }, []).filter((cue) => cue.from < wanted.from && cue.value !== "emphasis");
  return before.length < 2 && before.every((cue) => cue.value === "must");
}

/** "Our client, a maker of pumps, requires a Clerk to process orders, with SAP": the house in front and the task behind are no wishes. */
function endOfTask(text: JobText, from: number, limit: number): number {
  if (foldedAt(text, from) !== "to") return from;
  let to = from + 1;
  while (to < limit && !TASK_ENDS.has(foldedAt(text, to)) && !/[;:.(]/.test(gapBefore(text, to))) to++;
  return to;
}

/** "We deploy on Kubernetes; experience with it is a plus": the cue is about what was named before. */
function withBackReferences(text: JobText, clauses: readonly Clause[], parts: readonly Asked[]): Asked[] {
  return parts.map((part, index) => {
    const clause = clauses[index + 1];
    const next = parts[index + 1];
    if (!clause || !next || next.requirements.length > 0 || clause.importance === "should") return part;
    const graded = [...clause.cueWords].some((at) => at >= clause.from && at < clause.to);
    const refersBack = graded && text.words.slice(clause.from, clause.to).some((word) => BACK.has(word.folded));
    return refersBack ? { ...part, requirements: part.requirements.map((asked) => ({ ...asked, importance: clause.importance })) } : part;
  });
}

/** "Gas kilns (electric preferred, wood fine)": one of what the bracket holds is asked for as strongly as its heading says. */
function inBracket(text: JobText, clause: Clause | undefined): boolean {
  return clause !== undefined && /\([^)]*$/.test(text.flat.slice(clause.statement.start, text.words[clause.from]?.start));
}

/** "Vue is required, but React is fine too": the second one satisfies the first. */
function withStandIns(text: JobText, clauses: readonly Clause[], parts: readonly Asked[]): Asked[] {
  const kept: Asked[] = [];
  for (const [index, part] of parts.entries()) {
    const before = kept.at(-1);
    const wanted = before?.requirements.at(-1);
    const spoken = before?.languages.at(-1);
    if (before && spoken && clauses[index]?.instead && part.languages.length > 0) {
      const others = part.languages.flatMap(({ language, cefr, alternatives = [] }) => [
        { language, ...(cefr ? { cefr } : {}) },
        ...alternatives,
      ]);
      const languages = [...before.languages.slice(0, -1), { ...spoken, alternatives: [...(spoken.alternatives ?? []), ...others] }];
      kept[kept.length - 1] = { ...before, languages };
      continue;
    }
    if (!before || !wanted || !clauses[index]?.instead) {
      kept.push(part);
      continue;
    }
    const others = part.requirements.flatMap(({ id, name, alternatives = [] }) => [{ name, id }, ...alternatives]);
    const alternatives = [...(wanted.alternatives ?? []), ...others];
    const isAside = inBracket(text, clauses[index - 1]) && inBracket(text, clauses[index]);
    const importance = isAside ? clauses[index]?.importance : undefined;
    kept[kept.length - 1] = {
      ...before,
      requirements: [...before.requirements.slice(0, -1), { ...wanted, importance: importance ?? wanted.importance, alternatives }],
    };
  }
  return kept;
}

function profileFlags(title: string | undefined, requirements: number, language: string): Flag[] {
  const flags: Flag[] = [];
  if (!title) flags.push({ code: "no-title", message: "No job title was found; the first line usually holds it." });
  if (requirements === 0) {
    flags.push({ code: "no-requirements", message: "No requirement was found; list them under a heading such as Requirements." });
  } else if (requirements < SIZE.fewRequirements) {
    flags.push({ code: "few-requirements", message: "Fewer than three requirements were found; that is too few for a score." });
  }
  if (language !== "en" && language !== "und") {
    flags.push({
      code: "language-partial",
      message: "Requirements are read in this language; wording checks and interview questions are English only.",
    });
  }
  return flags;
}
