import { describe, expect, test } from "vitest";
import { readJob, readRuled } from "../read-job.ts";
import type { WishModel } from "./find-wishes.ts";
import { toWishWords } from "./wish-words.ts";

const HEAD = "Farm hand\n\nWe grow hops in Kent.\n";
/** A model that takes these words for wishes of one strength. */
const modelOf = (names: readonly string[], importance: "must" | "should" | "nice", score = 3): WishModel => ({
  tag: (text) =>
    names.flatMap((name) =>
      text.includes(name) ? [{ start: text.indexOf(name), end: text.indexOf(name) + name.length, chance: 0.9 }] : [],
    ),
  net: {
    labels: ["must", "should", "nice"],
    read: () => ({
      scores: ["must", "should", "nice"].map((one) => (one === importance ? score : -score)),
      partsOf: () => new Float64Array(),
    }),
  },
});
const asked = (text: string, model?: WishModel) => {
  const reading = model ? readJob(text, model) : readRuled(text);
  return reading.kind === "read"
    ? reading.job.requirements.map(({ importance, name, alternatives = [], minYears }) =>
        [importance, [name, ...alternatives.map((one) => one.name)].join(" or "), minYears].filter((part) => part !== undefined).join(" "),
      )
    : [reading.code];
};

describe("beside the rules a model", () => {
  test("adds what they do not see is asked for, and they read it: choices, papers, years", () => {
    const line = `${HEAD}\nWe would jump for joy at anyone handy with AutoCAD or Revit.\n`;
    expect(asked(line)).toEqual([]);
    expect(asked(line, modelOf(["AutoCAD", "Revit"], "nice"))).toEqual(["nice AutoCAD or Revit"]);
    const years = `${HEAD}\nRequirements\n- stringing, for three years or so, somewhere windy\n`;
    expect(asked(years, modelOf(["stringing"], "should"))).toContainEqual(expect.stringContaining("stringing"));
  });

  test("says nothing where they have read something, of benefits, of what is taught or denied, or when it is unsure", () => {
    expect(asked(`${HEAD}\nRequirements\n- Excel and hop lore\n`, modelOf(["Excel", "hop lore"], "must"))).toEqual(
      asked(`${HEAD}\nRequirements\n- Excel and hop lore\n`),
    );
    for (const line of ["Benefits\n- bine cutting in summer", "We teach bine cutting to all", "No bine cutting here"])
      expect(asked(`${HEAD}\n${line}\n`, modelOf(["bine cutting"], "nice")), line).toEqual([]);
    expect(
      asked(`${HEAD}\nWe would jump for joy at anyone handy with AutoCAD or Revit.\n`, modelOf(["AutoCAD", "Revit"], "nice", 0.2)),
    ).toEqual([]);
  });

  test("takes a plain must for less where it is sure, and leaves words of importance to the rules", () => {
    const plain = `${HEAD}\nRequirements\n- bine cutting, if only to swap stories about it\n`;
    expect(asked(plain, modelOf(["bine cutting"], "nice")).every((one) => one.startsWith("nice"))).toBe(true);
    const said = `${HEAD}\nRequirements\n- Bine cutting is essential\n`;
    expect(asked(said, modelOf(["Bine cutting"], "nice"))).toEqual(asked(said));
  });

  test("is asked in English alone", () => {
    const text =
      "Erntehelfer\n\nWir bauen seit vielen Jahren Hopfen an und suchen für den Sommer Leute, die Freude an der Arbeit im Freien haben und gern früh aufstehen.\n\nAnforderungen\n- Hopfen anleiten\n";
    expect(asked(text, modelOf(["Freude"], "must"))).toEqual(asked(text));
  });
});

test("what ships adds wishes in words no rule knows, the same each time", () => {
  const text = `${HEAD}\nForklift licence? That earns you a gold star.\nWe would jump for joy at anyone handy with AutoCAD.\n`;
  const found = readJob(text);
  expect(found.kind === "read" && found.job.requirements.map(({ name, importance }) => `${importance} ${name}`)).toEqual([
    "nice Forklift licence",
    "nice AutoCAD",
  ]);
  expect(asked(text)).toEqual([]);
  expect(readJob(text)).toEqual(found);
});

test("the network sees the heading, the line with its things as signs, and of numbers their length", () => {
  const line = "SAP or 2 years of Oracle, please";
  const words = toWishWords("Nice to have", line, { start: 0, end: 3 }, [{ start: 18, end: 24 }]);
  expect(words).toEqual(["nice", "to", "have", "§line", "§wish", "or", "#1", "years", "of", "§other", "please"]);
});
