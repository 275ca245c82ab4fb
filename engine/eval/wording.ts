import { checkWording } from "../bias/index.ts";
import { type ExpectedWording, type Half, loadAds, loadSentences } from "./corpus.ts";
import { Figures, toF1 } from "./figures.ts";
import { meets, toPlaced } from "./overlap.ts";

type Miss = (file: string, field: string, expected: unknown, found: unknown) => void;
const TYPES = ["gender", "age", "cultural", "educational", "experience"];
const CLEAN: Record<string, string> = { wording: "clean sentences without alarm" };

export const evaluateWording = (half: Half, miss: Miss): Figures => judge("wording", loadSentences("wording", half), miss);
export const evaluateSecondWording = (half: Half, miss: Miss): Figures =>
  judge("second wording", loadSentences("wording/second", half), miss);

/** Sentences by the author of the latest rules, corrected on: they have no held-out half. */
export const evaluateThirdWording = (miss: Miss): Figures => judge("third wording", loadSentences("wording/third", "dev"), miss);

/** Phrases that a law or a policy asks for: a finding in one of them is an alarm. */
export function evaluateStatutory(half: Half, miss: Miss): Figures {
  const figures = new Figures();
  for (const { id, text } of loadSentences("wording/statutory", half)) {
    const found = checkWording(text).findings;
    figures.add("statutory phrases without alarm", found.length === 0);
    if (found.length > 0) miss(id, "statutory", text, found.map((got) => `${got.rule}: ${got.text}`).join("; "));
  }
  return figures;
}

export function evaluateAds(half: Half, miss: Miss): Figures {
  const ads = loadAds(half);
  const figures = judge("ads", ads, miss);
  const clean = ads.filter(({ findings }) => findings.length === 0);
  const alarms = clean.reduce((sum, { text }) => sum + checkWording(text).findings.length, 0);
  figures.set("findings per clean ad", alarms / clean.length);
  return figures;
}

function judge(set: string, texts: readonly ExpectedWording[], miss: Miss): Figures {
  const figures = new Figures();
  for (const one of texts) judgeOne(set, one, figures, miss);
  const values = figures.values();
  const f1 = (suffix: string) => toF1(values[`${set} precision${suffix}`] ?? 0, values[`${set} recall${suffix}`] ?? 0);
  figures.set(`${set} F1`, f1(""));
  figures.set(`${set} macro F1`, TYPES.reduce((sum, type) => sum + f1(` ${type}`), 0) / TYPES.length);
  return figures;
}

/** A finding counts when its type is right and its words overlap with the expected words. */
function judgeOne(set: string, { id, text, findings }: ExpectedWording, figures: Figures, miss: Miss): void {
  const found = checkWording(text).findings;
  const expected = findings.map((one) => toPlaced(one, text));
  for (const want of expected) {
    const hit = found.some((got) => meets(got, want));
    figures.add(`${set} recall`, hit);
    figures.add(`${set} recall ${want.type}`, hit);
    if (want.severity === "high") figures.add(`${set} recall high`, hit);
    if (!hit) miss(id, `recall ${want.type}`, want.text, `${text} => ${found.map((got) => `${got.type}:${got.text}`).join("; ")}`);
  }
  for (const got of found) {
    const hit = expected.some((want) => meets(got, want));
    figures.add(`${set} precision`, hit);
    figures.add(`${set} precision ${got.type}`, hit);
    if (!hit) miss(id, `precision ${got.type}`, text, `${got.rule}: ${got.text}`);
  }
  if (expected.length === 0) figures.add(CLEAN[set] ?? `${set} clean without alarm`, found.length === 0);
}
