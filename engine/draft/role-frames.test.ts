import { DraftSpec, RoleFrame } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { checkWording } from "../bias/index.ts";
import { readJob } from "../job/index.ts";
import { canonicalOf, toTermId } from "../skills/index.ts";
import { ROLE_FRAMES, writeDraft } from "./index.ts";
import { isTask, toTask } from "./wording.ts";

const idOf = (name: string): string => canonicalOf(name)?.id ?? toTermId(name);

test("at least 40 occupations of ten families, each name once", () => {
  expect(ROLE_FRAMES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ROLE_FRAMES.map(({ family }) => family)).size).toBe(10);
  const titles = ROLE_FRAMES.flatMap(({ titles }) => titles.map((title) => title.toLowerCase()));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  for (const frame of ROLE_FRAMES) RoleFrame.parse(frame);
});

test.each(ROLE_FRAMES.map((frame) => [frame.id, frame] as const))(
  "%s: prompts are tasks, wishes are distinct, clean and read as meant",
  (_, frame) => {
    const { mission, duties, outcomes, requirements } = frame;
    expect([mission, ...duties, ...outcomes].filter((line) => toTask(line) !== line || !isTask(line))).toEqual([]);
    expect(duties.length).toBeGreaterThanOrEqual(5);
    expect(outcomes.length).toBeGreaterThanOrEqual(2);
    const ids = requirements.flatMap(({ name, alternatives = [] }) => [name, ...alternatives].map(idOf));
    expect(new Set(ids).size).toBe(ids.length);
    for (const title of frame.titles) {
      const { description } = writeDraft(DraftSpec.parse({ title, mission, duties, outcomes, requirements }));
      expect(checkWording(description).findings).toEqual([]);
      const reading = readJob(description);
      const found = reading.kind === "read" ? reading.job.requirements.map(({ id, importance }) => `${id} ${importance}`) : [];
      expect(found).toEqual(requirements.map(({ name, importance }) => `${idOf(name)} ${importance}`));
    }
  },
);
