import type { Document } from "../../documents/index.ts";
import type { PersonalSpan } from "../../fairness/index.ts";
import type { InterviewKit } from "../../interview/index.ts";
import type { JobProfile } from "../../job/index.ts";
import type { MatchResult } from "../../match/index.ts";
import type { ResumeProfile } from "../../resume/index.ts";
import type { DocumentView } from "../types.ts";
import { type Carry, toBlindProfile } from "./blind-profile.ts";
import { coverAddresses, toCoverWords, toSpared } from "./cover-words.ts";
import { toDocumentView } from "./document-view.ts";
import { type Masked, mask } from "./mask.ts";

/** One resume as blind review shows it. Offsets of everything below are offsets of `document.text`. */
export type Blind = {
  document: DocumentView;
  profile: ResumeProfile;
  /** `job`: the job of the match or kit; its own words stay. */
  toMatch: <T extends MatchResult>(match: T, job: JobProfile) => T;
  toKit: (kit: InterviewKit, job: JobProfile) => InterviewKit;
};

export function toBlind({ document, profile }: { document: Document; profile: ResumeProfile }, personal: readonly PersonalSpan[]): Blind {
  const masked = mask(document.text, personal);
  const cover = toCoverWords(document.text, personal);
  const carry: Carry = { text: document.text, personal, masked, cover, quote: toQuote(masked) };
  return {
    document: toBlindDocument(document, carry),
    profile: toBlindProfile(profile, carry),
    toMatch: (match, job) => toBlindMatch(match, job, carry),
    toKit: (kit, job) => toBlindKit(kit, job, carry),
  };
}

function toQuote({ text, toMasked }: Masked): Carry["quote"] {
  return (quote) => {
    const start = toMasked(quote.start, "start");
    const end = Math.max(start, toMasked(quote.end, "end"));
    return { ...quote, start, end, text: text.slice(start, end) };
  };
}

function toBlindDocument(document: Document, { masked, quote, cover }: Carry): DocumentView {
  const move = <T extends { start: number; end: number }>(span: T): T => {
    const { text: _words, ...moved } = quote(span);
    return moved as unknown as T;
  };
  const hiddenText = document.hiddenText.map((hidden) => ({ ...hidden, text: coverAddresses(cover(hidden.text)) }));
  const moved = { ...document, text: masked.text, pages: document.pages.map(move), lines: document.lines.map(move), hiddenText };
  return { ...toDocumentView(moved), masked: masked.masked };
}

function toBlindMatch<T extends MatchResult>(line: T, job: JobProfile, { quote, cover }: Carry): T {
  const spared = toSpared(job);
  const say = (words: string) => cover(words, spared);
  return {
    ...line,
    rows: line.rows.map(({ why, ...row }) => ({
      ...row,
      evidence: row.evidence.map(quote),
      ...(why === undefined ? {} : { why: say(why) }),
    })),
    matchedSkills: line.matchedSkills.map((skill) => ({ ...skill, evidence: skill.evidence.map(quote) })),
    missingSkills: line.missingSkills.map(({ nearest, ...skill }) =>
      nearest === undefined ? skill : { ...skill, nearest: { ...quote(nearest), name: say(nearest.name) } },
    ),
    strengths: line.strengths.map(say),
    weaknesses: line.weaknesses.map(say),
    flags: line.flags.map((flag) => ({ ...flag, message: say(flag.message) })),
    receipt: line.receipt.corrections === undefined ? line.receipt : { ...line.receipt, corrections: line.receipt.corrections.map(say) },
  };
}

function toBlindKit(kit: InterviewKit, job: JobProfile, { quote, cover }: Carry): InterviewKit {
  const spared = toSpared(job);
  const say = (words: string) => cover(words, spared);
  const questions = kit.questions.map((question) => ({
    ...question,
    text: say(question.text),
    why: say(question.why),
    followUps: question.followUps.map(say),
    evidence: question.evidence.map(quote),
  }));
  return { ...kit, questions };
}
