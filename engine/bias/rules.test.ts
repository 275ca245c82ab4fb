import { describe, expect, test } from "vitest";
import examples from "../data/bias/examples.json";
import { checkRuled } from "./check-wording.ts";
import { checkWording } from "./index.ts";
import { RULES } from "./rules.ts";
import { BIAS_TYPES } from "./score.ts";
import { SEVERITY_POINTS } from "./weights.ts";

const EXAMPLES: Readonly<Record<string, { yes: string[]; no: string[] }>> = examples;

test("every type has thirty rules or more, each under its own name", () => {
  for (const type of BIAS_TYPES) expect(RULES.filter((rule) => rule.type === type).length).toBeGreaterThanOrEqual(30);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test("every rule names a reason, a source and a replacement, and has examples on both sides", () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(RULES.map(({ id }) => id).sort());
  for (const { id, reason, source, suggestions } of RULES) {
    const { yes, no } = examplesOf(id);
    expect([id, reason.endsWith("."), source.length > 5, suggestions.length > 0, yes.length > 0, no.length > 0]).toEqual([
      id,
      true,
      true,
      true,
      true,
      true,
    ]);
  }
});

function examplesOf(id: string): { yes: string[]; no: string[] } {
  return EXAMPLES[id] ?? { yes: [], no: [] };
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  test.each(examplesOf(id).yes)("finds: %s", (text) => {
    expect(checkWording(text).findings.map((finding) => finding.rule)).toContain(id);
  });
  test.each(examplesOf(id).no)("passes: %s", (text) => {
    expect(checkRuled(text).findings).toEqual([]);
  });
  test.each(examplesOf(id).yes)("its suggestions are milder in: %s", (text) => {
    const found = checkWording(text).findings;
    const others = new Set(found.map((other) => other.rule).filter((other) => other !== id));
    for (const finding of found.filter((other) => other.rule === id)) {
      for (const suggestion of finding.suggestions) {
        const better = text.slice(0, finding.start) + suggestion + text.slice(finding.end);
        const end = finding.start + suggestion.length;
        const left = checkWording(better).findings.filter(
          (other) => !others.has(other.rule) && other.type === rule.type && other.start < end && finding.start < other.end,
        );
        expect(left.filter((other) => SEVERITY_POINTS[other.severity] >= SEVERITY_POINTS[finding.severity])).toEqual([]);
      }
    }
  });
});
