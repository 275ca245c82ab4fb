import type { JobProfile } from "../../job/index.ts";
import { merge } from "../merge.ts";
import { toLanguageName } from "../view/language-name.ts";
import type { ScoringView } from "../view/scoring-view.ts";
import { MATCHED_AT, type Weights } from "../weights.ts";
import { toCounted, toCountedName } from "./counted-choice.ts";
import { type Bounded, bestOf, type Draft, exactly, NOTHING } from "./draft.ts";

const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"];

/** One row per spoken language the job asks for; they are part of the skills. */
export function toLanguageRows(view: ScoringView, job: JobProfile, weights: Weights): Draft[] {
  const seen = new Set<string>();
  return job.languages.flatMap(({ importance, alternatives = [], atLeast, ...first }) => {
    const id = `language:${toLanguageName(first.language)}`;
    if (seen.has(id)) return [];
    seen.add(id);
    const choice = [first, ...alternatives];
    const names = choice.map(({ language, cefr }) => (cefr === undefined ? language : `${language} (${cefr})`));
    const evidence = choice.map(({ language, cefr }) => toEvidence(view, toLanguageName(language), cefr, weights));
    const head = { id, importance, component: "skills" as const, parts: weights.importance[importance] };
    if (atLeast) {
      const ways = choice.map(({ language }, at) => ({
        name: language,
        pieces: evidence.slice(at, at + 1).map((shown) => ({ key: toLanguageName(language), shown })),
      }));
      return [{ ...head, name: toCountedName(atLeast, names), ...toCounted(ways, atLeast) } satisfies Draft];
    }
    const best = evidence.reduce((a, b) => (b.evidenced.value > a.evidenced.value ? b : a));
    const evidenced = bestOf(evidence.map((one) => one.evidenced));
    return [merge(merge(head, best), { name: names.join(" or "), evidenced }) satisfies Draft];
  });
}

function toEvidence(
  view: ScoringView,
  name: string,
  cefr: string | undefined,
  weights: Weights,
): Pick<Draft, "evidenced" | "verdict" | "sources" | "why" | "gap"> {
  const spoken = view.languages.filter(({ language }) => language === name);
  const written = view.writtenIn === name;
  if (spoken.length === 0 && !written) {
    return { evidenced: NOTHING, verdict: "none", sources: [], gap: "missing", why: "The resume does not name this language." };
  }
  const fits = spoken.map((entry) => toLevelFit(entry.cefr, cefr, weights));
  const evidenced = bestOf([...fits, ...(written ? [toWrittenFit(cefr, weights)] : [])]);
  const verdict = evidenced.value >= 1 ? "strong" : spoken.length > 0 ? "partial" : "mentioned";
  const why = toWhy(
    spoken.map((entry) => entry.cefr),
    cefr,
  );
  return {
    evidenced,
    verdict,
    sources: spoken.length > 0 ? [`language:${name}`] : [],
    ...(evidenced.value >= MATCHED_AT ? {} : { gap: "depth" }),
    ...(verdict === "strong" ? {} : { why }),
  };
}

function toLevelFit(level: string | null, asked: string | undefined, { language }: Weights): Bounded {
  if (asked === undefined) return exactly(1);
  if (level === null) return { value: language.levelUnknown, lo: language.levelUnknown, hi: 1 };
  const missing = LEVELS.indexOf(asked) - LEVELS.indexOf(level);
  if (missing <= 0) return exactly(1);
  if (missing === 1) return exactly(language.oneBelow);
  return exactly(missing === 2 ? language.twoBelow : language.furtherBelow);
}

/** A resume written in the language shows an everyday command of it; more than that stays open. */
function toWrittenFit(asked: string | undefined, { language }: Weights): Bounded {
  const isEveryday = asked === undefined || LEVELS.indexOf(asked) <= LEVELS.indexOf("B2");
  const value = isEveryday ? language.written : language.levelUnknown;
  return { value, lo: value, hi: 1 };
}

function toWhy(levels: readonly (string | null)[], asked: string | undefined): string {
  if (levels.length === 0) return "Not named as a language; the resume is written in it.";
  const known = levels.filter((level) => level !== null);
  return known.length === 0 ? `The level is not stated (asked: ${asked}).` : `Level ${known.join(", ")}, asked: ${asked}.`;
}
