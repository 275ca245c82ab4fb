import type { Question } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { withBack, withHidden, withMoved, withOwn, without, withWords } from "./changes.ts";

const ask = (id: string, category: Question["category"], core = true): Question => ({
  id,
  category,
  core,
  minutes: 3,
  type: "situational",
  text: `What about ${id}?`,
  why: "",
  requirementIds: [],
  evidence: [],
  followUps: ["And then?"],
  anchors: { 1: "", 3: "", 5: "" },
  difficulty: 2,
});
const [sql, excel, role, probe, gone] = [
  ask("sql", "technical"),
  ask("excel", "technical"),
  ask("role", "experience"),
  ask("probe", "experience", false),
  ask("gone", "technical"),
];
const VIEW = {
  kit: { minutes: 30 as const, questions: [sql, excel, role, probe], coverage: [], notAsked: [], engineVersion: "" },
  hidden: [gone],
};
const ids = (made: { questions: { id: string }[] } | null) => made?.questions.map(({ id }) => id);

test("a question moves among its own kind, and not past it", () => {
  expect(ids(withMoved(VIEW, sql, 1))).toEqual(["excel", "sql", "role", "gone"]);
  expect(withMoved(VIEW, excel, 1)).toBeNull();
  expect(withMoved(VIEW, role, -1)).toBeNull();
  expect(withMoved(VIEW, probe, -1)).toBeNull();
});

test("every change names all questions of its part, and words only where a person wrote them", () => {
  expect(withHidden(VIEW, gone, false)).toEqual({
    part: "everybody",
    questions: ["sql", "excel", "role", "gone"].map((id) => ({ id, hidden: false })),
  });
  expect(withWords(VIEW, probe, { text: "And the other way?", followUps: ["And then?"] })).toEqual({
    part: "candidate",
    questions: [{ id: "probe", hidden: false, text: "And the other way?" }],
  });
  expect(withWords(VIEW, probe, { text: probe.text, followUps: probe.followUps, anchors: null }).questions).toEqual([
    { id: "probe", hidden: false, anchors: null },
  ]);
  const own = { part: "candidate" as const, category: "inclusion" as const, minutes: 4, text: "How do you work?", followUps: [] };
  expect(withOwn(VIEW, "own-1", own).questions.at(-1)).toEqual({
    id: "own-1",
    hidden: false,
    text: "How do you work?",
    followUps: [],
    own: { category: "inclusion", minutes: 4 },
  });
  expect(ids(without(VIEW, excel))).toEqual(["sql", "role", "gone"]);
});

test("a question that was put aside comes back to its place, and what was changed meanwhile stays", () => {
  const now = { ...VIEW, kit: { ...VIEW.kit, questions: [excel, role, probe] }, hidden: [gone, sql] };
  expect(withBack(now, VIEW, sql)).toEqual({
    part: "everybody",
    questions: [
      { id: "sql", hidden: false },
      { id: "excel", hidden: false },
      { id: "role", hidden: false },
      { id: "gone", hidden: true },
    ],
  });
  const own = ask("own-1", "technical");
  const before = { ...VIEW, kit: { ...VIEW.kit, questions: [sql, own, excel, role, probe] } };
  const later = { ...VIEW, kit: { ...VIEW.kit, questions: [sql, role, probe, ask("own-2", "technical")] }, hidden: [gone, excel] };
  const back = withBack(later, before, own);
  expect(back.questions.map(({ id, hidden }) => [id, hidden])).toEqual([
    ["sql", false],
    ["own-1", false],
    ["excel", true],
    ["role", false],
    ["gone", true],
    ["own-2", false],
  ]);
  expect(back.questions[1]).toMatchObject({ text: own.text, own: { category: "technical", minutes: 3 } });
});
