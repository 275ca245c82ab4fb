import { describe, expect, it } from "vitest";
import { checkWording } from "./check-wording.ts";

const PLAIN = "You plan the shifts of ten people. You talk to guests and help them find a room. You count the cash each night. ".repeat(3);
const HEAVY =
  "The organisation anticipates comprehensive administrative accountability, demonstrating considerable interdisciplinary communication capabilities throughout international collaborations. ".repeat(
    5,
  );
const textOf = (text: string) => checkWording(text).text;

describe("figures of a text", () => {
  it("tell its words and the grade of school that reads it", () => {
    expect(textOf(PLAIN).words).toBe(69);
    expect(textOf(PLAIN).grade).toBeLessThan(5);
    expect(textOf(HEAVY).grade).toBeGreaterThan(18);
  });
  it("have no grade for a few words, none or another language", () => {
    expect(textOf("Plan shifts").grade).toBeNull();
    expect(textOf("")).toEqual({ words: 0, grade: null, mustHaves: null });
    const german = "Wir suchen eine Leitung für unsere Werkstatt, die gern mit Menschen arbeitet und gut planen kann. ".repeat(5);
    expect(textOf(german).grade).toBeNull();
  });
  it("count a line as a sentence at least", () => {
    const lines = PLAIN.replaceAll(". ", "\n");
    expect(textOf(lines).grade).toBeCloseTo(textOf(PLAIN).grade ?? 0, 1);
  });
  it.each(["What we need", "What you'll bring:"])("know a list of must-haves by the heading %s", (heading) => {
    expect(textOf(`Chef\n\nWe cook.\n\n${heading}\n- Menus\n- Pastry\n- Stock\n`).mustHaves).toBe(3);
  });
  it("count the must-haves of the list under their heading", () => {
    const list = (count: number) => `Chef\n\nRequirements\n${"- Knife skills\n".repeat(count)}`;
    expect(textOf(list(4)).mustHaves).toBe(4);
    expect(textOf("Chef\n\nCook with us.").mustHaves).toBeNull();
    expect(checkWording(list(4)).notes).toEqual([]);
    expect(checkWording(list(11)).notes).toMatchObject([{ code: "many-must-haves", message: expect.stringMatching(/^11 must-haves/) }]);
  });
});
