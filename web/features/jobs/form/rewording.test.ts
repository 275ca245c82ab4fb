import { expect, test } from "vitest";
import { EMPTY_FORM } from "./form-values.ts";
import { fits, takeOver, takeOverAll } from "./rewording.ts";

const FORM = { ...EMPTY_FORM, mission: " care for  patients ", duties: ["", "Planning of the rota", "Hand over"] };
const DUTY = { part: "duties", at: 0, text: "Planning of the rota", proposal: "Plan the rota" } as const;
const MISSION = { part: "mission", at: 0, text: "care for patients", proposal: "look after patients" } as const;

test("a proposal takes the place of its line, wherever that stands among empty ones", () => {
  expect(takeOver(FORM, DUTY)?.duties).toEqual(["", "Plan the rota", "Hand over"]);
  expect(takeOver(FORM, MISSION)?.mission).toBe("look after patients");
});

test("a line that was changed meanwhile stays as the person wrote it", () => {
  const changed = { ...FORM, mission: "care for children", duties: ["Planning of everything"] };
  expect(fits(changed, DUTY)).toBe(false);
  expect(takeOver(changed, MISSION)).toBeNull();
  expect(takeOverAll({ ...FORM, mission: "care for children" }, [DUTY, MISSION])).toMatchObject({
    ...{ mission: "care for children", duties: ["", "Plan the rota", "Hand over"] },
  });
});
