import { expect, it } from "vitest";
import { toListRoots } from "../../match/likeness/roots.ts";
import { evaluateTellings } from "./evaluate.ts";
import { loadToldOccupations, TOLD, type ToldOccupation } from "./told-occupations.ts";

it("every wish of the corpus has two lines, ids are unique, and hardly a line repeats a word of its wish", () => {
  const occupations = TOLD.flatMap((name) => loadToldOccupations(name));
  expect(new Set(occupations.map(({ id }) => id)).size).toBe(occupations.length);
  const wishes = occupations.flatMap((one) => one.wishes);
  expect(wishes.filter(({ names, lines }) => names.length === 0 || lines.length !== 2 || lines.some((line) => line.length < 10))).toEqual(
    [],
  );
  const repeating = wishes.filter(({ names: [name = ""], lines }) => {
    const own = new Set(toListRoots(name));
    return lines.some((line) => toListRoots(line).some((root) => own.has(root)));
  });
  expect(repeating.length / wishes.length).toBeLessThan(0.05);
});

it("what a resume tells and what it does not are counted apart, and whose line shows it", async () => {
  const wish = (name: string, line: string) => ({ names: [name], lines: [line, line] });
  const nurse: ToldOccupation = {
    ...{ id: "tellings-00-01", occupation: "Nurse" },
    wishes: [
      wish("wound care", "Cleaned and dressed surgical cuts"),
      wish("zither lessons", "Drove a tram to the depot"),
      wish("lute repair", "Fed the ducks of the town hall"),
    ],
  };
  const { shares } = await evaluateTellings([nurse]);
  const said = (name: string) => shares.get(name);
  expect(said("told wish met")).toMatchObject({ hits: 1, tries: 3 });
  expect(said("told wish, by its own line")).toMatchObject({ hits: 1, tries: 3 });
  expect(said("untold wish met")).toMatchObject({ hits: 0, tries: 3 });
});
