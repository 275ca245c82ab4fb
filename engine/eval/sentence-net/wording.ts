import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DraftSpec } from "@fairlead/contracts";
import { checkRuled } from "../../bias/check-wording.ts";
import { findUnruled, toNetWords } from "../../bias/learned.ts";
import { RULES } from "../../bias/rules.ts";
import { toWordSentences } from "../../bias/words.ts";
import rules from "../../data/bias/examples.json";
import grammar from "../../data/draft/grammar.json";
import { ROLE_FRAMES, writeDraft } from "../../draft/index.ts";
import { RECORDS } from "../../skills/taxonomy.ts";
import { type ExpectedWording, loadAds, loadSentences } from "../corpus.ts";
import { meets, toPlaced } from "../overlap.ts";
import { toShare } from "./share.ts";
import type { Subject, Unseen } from "./subject.ts";

/** A sentence as the network sees it. */
type Example = { words: string[]; labels: number[] };
export const TYPES = ["gender", "age", "cultural", "educational", "experience"] as const;
const FRESH = /^fourth-\d+/;
/** Scores that are tried on authors kept out. */
const TRIED = [0.5, 1, 1.5, 2, 2.5];
/** Sentences of real advertisements that nobody labelled for wording. */
export const REAL = ["skillspan/train.json", "skillspan/dev.json"];

export const wording: Subject<ExpectedWording> = {
  folder: "engine/data/bias",
  rounds: 10,
  words: 10_000,
  labels: TYPES,
  load: loadWording,
  authorOf: ({ id }) => FRESH.exec(id)?.[0] ?? "",
  toExamples: (texts, data) => [...toExamples(texts), ...toRuleExamples(), ...toDraftExamples(), ...toRealExamples(data)],
  judge: (unseen) => ({
    "rules alone": toFigures(unseen, Number.POSITIVE_INFINITY),
    "as shipped": toFigures(unseen),
    ...Object.fromEntries(TRIED.map((score) => [`from a score of ${score} on`, toFigures(unseen, score)])),
  }),
};

/** Every labelled text of the development halves. */
export function loadWording(): ExpectedWording[] {
  return [
    ...loadSentences("wording", "dev"),
    ...loadSentences("wording/second", "dev"),
    ...loadSentences("wording/third", "dev"),
    ...loadSentences("wording/fourth", "dev"),
    ...loadSentences("wording/statutory", "dev"),
    ...loadAds("dev"),
  ];
}

export function toExamples(texts: readonly ExpectedWording[]): Example[] {
  return texts.flatMap(({ text, findings }) => {
    const placed = (findings ?? []).map((one) => toPlaced(one, text));
    return toWordSentences(text).map(({ start, end, words }) => ({
      words: toNetWords(words),
      labels: TYPES.map((type) => (placed.some((one) => one.type === type && one.start < end && start < one.end) ? 1 : 0)),
    }));
  });
}

/** The rules' own examples: those that a rule finds, those that no rule may find, and those it finds with better words put in. */
export function toRuleExamples(): Example[] {
  const typeOf = new Map<string, string>(RULES.map(({ id, type }) => [id, type]));
  return Object.entries(rules as Record<string, { yes: string[]; no: string[] }>).flatMap(([id, { yes, no }]) => [
    ...yes.flatMap((text) => toSentencesOf(text, typeOf.get(id))),
    ...[...no, ...yes.flatMap(toBetter)].flatMap((text) => toSentencesOf(text)),
  ]);
}

/** The text with each suggestion in its place, where nothing is left to find. */
function toBetter(text: string): string[] {
  const better = checkRuled(text).findings.flatMap(({ start, end, suggestions }) =>
    suggestions.map((words) => text.slice(0, start) + words + text.slice(end)),
  );
  return better.filter((one) => checkRuled(one).findings.length === 0);
}

/** What the product drafts itself for each title it knows, the sentences it drafts from, and names of skills as they stand in a list: all clear. */
function toDraftExamples(): Example[] {
  const lines = ROLE_FRAMES.flatMap(({ titles, mission, duties, outcomes, requirements }) =>
    titles.flatMap((title) => writeDraft(DraftSpec.parse({ title, mission, duties, outcomes, requirements })).description.split("\n")),
  );
  const skills = RECORDS.map(({ label }) => label);
  return [...new Set([...lines, ...toTexts(grammar), ...skills])].flatMap((line) => toSentencesOf(line));
}

const toTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value.replaceAll(/\{\w+\}/g, "this")] : Object.values(value as object).flatMap(toTexts);

const toSentencesOf = (text: string, type?: string): Example[] =>
  toWordSentences(text).map(({ words }) => ({ words: toNetWords(words), labels: TYPES.map((one) => (one === type ? 1 : 0)) }));

/** Real sentences in which the rules find nothing, taken for clear: in real advertisements hardly a sentence shuts anybody out. */
function toRealExamples(folder: string): Example[] {
  return REAL.flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { tokens: string[] }).tokens.join(" ").replace(/<[A-Z]+>/g, "Acme"))
      .filter((text) => text.includes(" ") && checkRuled(text).findings.length === 0)
      .flatMap((text) => toSentencesOf(text)),
  );
}

/** What the rules and the network find, from a score of `atLeast` on or from those that ship. */
function toFigures(unseen: readonly Unseen<ExpectedWording>[], atLeast?: number): Record<string, string> {
  let [found, wanted, right, findings, alarms, clear] = [0, 0, 0, 0, 0, 0];
  for (const { text, net } of unseen) {
    const ruled = checkRuled(text.text);
    const got = [...ruled.findings, ...findUnruled(text.text, ruled.judged, net, atLeast)];
    const marked = text.findings.map((one) => toPlaced(one, text.text));
    wanted += marked.length;
    found += marked.filter((want) => got.some((one) => meets(one, want))).length;
    findings += got.length;
    right += got.filter((one) => marked.some((want) => meets(one, want))).length;
    if (marked.length > 0) continue;
    clear++;
    if (got.length > 0) alarms++;
  }
  return { recall: toShare(found, wanted), precision: toShare(right, findings), "clear ones flagged": toShare(alarms, clear) };
}
