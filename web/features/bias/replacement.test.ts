import { checkWording } from "@fairlead/engine/bias";
import { expect, test } from "vitest";
import { applyReplacement, pickReplaceable, toReplacement, toReplacements } from "./replacement.ts";

function removed(text: string, phrase: string): string {
  const start = text.indexOf(phrase);
  return applyReplacement(text, toReplacement(text, { start, end: start + phrase.length }, ""));
}

test("a replaced phrase keeps the capital at the start of a sentence", () => {
  const text = "Apply now. Ninja developers wanted.";
  const start = text.indexOf("Ninja");
  const change = toReplacement(text, { start, end: start + "Ninja".length }, "skilled");
  expect(applyReplacement(text, change)).toBe("Apply now. Skilled developers wanted.");
});

test("leaving a phrase out takes one space with it", () => {
  expect(removed("We want a dominant leader in sales.", "dominant ")).toBe("We want a leader in sales.");
  expect(removed("You join our young team today.", "young")).toBe("You join our team today.");
  expect(removed("We look for a good culture fit.", "culture fit")).toBe("We look for a good.");
  expect(removed("Ask, rockstar, and learn.", "rockstar")).toBe("Ask, and learn.");
});

test("leaving a phrase out gives the sentence its capital and the next word its article", () => {
  expect(removed("Aggressive sellers win.", "Aggressive")).toBe("Sellers win.");
  expect(removed("- Energetic people\n- Others", "Energetic")).toBe("- People\n- Others");
  expect(removed("We want a rockstar engineer.", "rockstar")).toBe("We want an engineer.");
  expect(removed("We want a rockstar engineer.", "a rockstar")).toBe("We want an engineer.");
});

test("the article and preposition of a noun go with it", () => {
  expect(removed("You hold a degree from a top university and speak English.", "top university")).toBe(
    "You hold a degree and speak English.",
  );
  expect(removed("You are a native speaker or fluent.", "native speaker")).toBe("You are or fluent.");
});

test("lines are never joined when their last words go", () => {
  expect(removed("Offer:\n- young team\n- pay", "young team")).toBe("Offer:\n- pay");
  expect(removed("Offer:\n- pay\n- young team.", "young team")).toBe("Offer:\n- pay");
  expect(removed("We are a young team\nWe pay", "team")).toBe("We are a young\nWe pay");
});

test("all low findings are replaced at once, each at its own place", () => {
  const text = "We want a rockstar engineer. A ninja in sales joins them.";
  const { findings } = checkWording(text);
  const low = pickReplaceable(findings, "low");
  expect(low.length).toBeGreaterThan(1);
  const after = toReplacements(text, low).reduce(applyReplacement, text);
  for (const { text: phrase } of low) expect(after).not.toContain(phrase);
  expect(after).toMatch(/engineer[.] .* in sales joins them[.]$/);
  expect(checkWording(after).findings).toHaveLength(findings.length - low.length);
});
