import { describe, expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) =>
  checkWording(`Tile setter in Leith\n\nWe lay floors for schools and halls.\n\n${text}`).findings.map(({ text: words }) => words);

describe("what stands under a heading of what nobody needs shuts nobody out", () => {
  test.each([
    "What we don't need\n- A degree\n- Native English\n- A valid driver's license",
    "And what don't I need?\n\n* an MBA\n* perfect sight",
    "Doesn't matter\n- how old you are\n- Whether English is your first language",
    "Things that aren't on the list:\n• your age or photo\n• the name of your university",
    "Not required\n- Date of birth on the CV\n- A degree",
    "What doesn't matter: how old you are, whether you are a man or a woman, what school you went to.",
    "Couldn't care less about: perfect sight. A native accent. A degree.",
    "It's fine if you don't have\n- A bachelor's degree\n- Native English",
    "Not a requirement: a degree, a car, your state of origin or your religion.",
    "You leave at home\n* your date of birth\n* Your school marks",
    "You won't be asked for\nA degree in fine arts\nA reference from a priest",
  ])("%s", (text) => expect(found(text)).toEqual([]));

  test.each([
    ["What we need\n- Native English", "Native English"],
    ["What we don't need\n- A degree\n\nWhat we need\n- Native English", "Native English"],
    ["What we don't need\n- A degree\nYou must be a native speaker.", "native speaker"],
    ["What we don't need\nA degree\n\nYou are a native speaker.", "native speaker"],
    ["What we don't need: a degree.\nYou must be a native speaker.", "native speaker"],
    ["What we don't need\n- A degree, but you must be a native speaker", "native speaker"],
    ["What we don't need\n- Anyone over 50", "over 50"],
    ["What doesn't matter: a degree. What matters: you are a recent graduate.", "recent graduate"],
    ["What we don't want\n- Anyone over 40", "over 40"],
  ])("what stands elsewhere does: %s", (text, words) => expect(found(text).join(" ")).toContain(words));
});
