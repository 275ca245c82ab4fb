import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { type JobProfile, readJob } from "../job/index.ts";
import { match } from "../match/index.ts";
import { readResume } from "../resume/index.ts";
import { CONDITION_FRAMES, writeCondition } from "./conditions.ts";
import { findUnlawful } from "./find-unlawful.ts";
import { writeKit, writeReplacement } from "./index.ts";
import type { Question } from "./types.ts";
import { LENGTH } from "./weights.ts";

const AS_OF = "2026-11-01";
const resume = (name: string) =>
  `${name}\nana@example.com\n\nExperience\n\nKiln Operator, Old Mill Ltd\n2019 - 2024\n- Fired 40 loads of bricks a week\n`;
const advertise = (...lines: string[]) =>
  `Kiln Operator\n\nRequirements\n- Firing curves\n- Glazing\n- Clay mixing\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
const STATED = [
  "Must be available for night shifts",
  "Travel up to 20% of the time",
  "Live within 45 minutes of the works",
  "Able to lift 25 kg",
  "Own transport",
];

function kitOf(advertisement: string, person = resume("Robin Example"), minutes: 30 | 45 | 60 = 30) {
  const reading = readJob(advertisement);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { job } = reading;
  const document = toPlainDocument(person);
  const profile = readResume(document, { asOf: AS_OF });
  const found = match({ document, profile, job, asOf: AS_OF });
  return { job, profile, match: found, kit: writeKit({ job, profile, match: found, minutes }) };
}
const screening = (questions: readonly Question[]) => questions.filter(({ type }) => type === "screening");
const jobWith = (kind: NonNullable<JobProfile["conditions"]>[number]["kind"], ...texts: string[]): JobProfile => ({
  language: "en",
  requirements: [],
  languages: [],
  responsibilities: [],
  flags: [],
  conditions: texts.map((text, at) => ({ kind, text, span: { start: 100 * at, end: 100 * at + text.length } })),
});

describe("conditions of the work", () => {
  it.each([30, 45, 60] as const)("are asked once for each kind in %i minutes, and cost no question and no must-have", (minutes) => {
    const advertisement = advertise(...STATED);
    const { job, kit } = kitOf(advertisement, undefined, minutes);
    const without = kitOf(advertise(), undefined, minutes).kit;
    expect(screening(kit.questions).map(({ conditions }) => conditions?.[0]?.kind)).toEqual([
      "hours",
      "travel",
      "place",
      "physical",
      "transport",
    ]);
    expect(kit.questions.filter(({ type }) => type !== "screening")).toHaveLength(without.questions.length);
    expect(kit.notAsked).toEqual([]);
    expect(kit.questions.reduce((sum, question) => sum + question.minutes, 0)).toBe(minutes - 5);
    for (const { minutes: own, core, conditions = [], text, category, requirementIds } of screening(kit.questions)) {
      expect([own <= 2, core, category, requirementIds]).toEqual([true, true, "inclusion", []]);
      for (const { span, text: words } of conditions) {
        expect(advertisement.slice(span.start, span.end)).toBe(words);
        expect(text).toContain(`“${words}”`);
      }
    }
    expect(new Set(kit.questions.map(({ id }) => id)).size).toBe(kit.questions.length);
    expect(job.conditions).toHaveLength(STATED.length);
  });

  it("are asked in the same words of everybody", () => {
    const advertisement = advertise(...STATED);
    const asked = (name: string) => screening(kitOf(advertisement, resume(name), 45).kit.questions);
    expect(asked("Fatima Placeholder")).toEqual(asked("Jake Placeholderson"));
  });

  it("that a job does not state are not asked about", () => {
    expect(screening(kitOf(advertise()).kit.questions)).toEqual([]);
    expect(screening(kitOf(advertise("Able to lift 25 kg")).kit.questions)).toHaveLength(1);
  });

  it("of one kind are one question, and one that is said twice is read out once", () => {
    const job = jobWith("physical", "Able to lift 25 kg", "climb ladders", "able to lift 25 kg.");
    const asked = writeCondition({ used: new Set() }, job, "physical");
    expect(asked?.text).toContain("“Able to lift 25 kg” and “climb ladders”");
    expect(asked?.text).toMatch(/Can you .*with or without a reasonable adjustment\?$/);
    expect(asked?.conditions?.map(({ text }) => text)).toEqual(["Able to lift 25 kg", "climb ladders"]);
  });

  it.each(["physically fit", "in good health", "fit for family life on the road"])(
    "never ask what a body or a life should be: %s",
    (words) => {
      expect(writeCondition({ used: new Set() }, jobWith("physical", words), "physical")).toBeUndefined();
    },
  );

  it("that are long are read out in part, and as many of them as one question can hold", () => {
    const long = `lift ${"boxes of tiles and bags of sand ".repeat(5)}of 25 kg`;
    const asked = writeCondition({ used: new Set() }, jobWith("physical", long, "climb ladders", long.toUpperCase()), "physical");
    expect(asked?.text.split(/\s+/).length).toBeLessThanOrEqual(LENGTH.most);
    expect(asked?.text).toContain(" …”");
    expect(asked?.conditions?.[0]?.text).toBe(long);
  });

  it("can be asked about in other words, of the same condition", () => {
    const { kit, ...interview } = kitOf(advertise("Able to lift 25 kg"));
    const [old] = screening(kit.questions);
    if (!old) throw new Error("not asked");
    const other = writeReplacement(interview, old, { id: "core-9.1", taken: [old.text], turn: 0 });
    expect(other).toMatchObject({ type: "screening", minutes: old.minutes, conditions: old.conditions });
    expect(other?.text).not.toBe(old.text);
    const taken = [old.text, other?.text ?? ""];
    expect(writeReplacement(interview, old, { id: "core-9.2", taken, turn: 1 })).toBeUndefined();
  });
});

describe("the frames of conditions", () => {
  const SAID: Readonly<Record<string, readonly string[]>> = {
    hours: ["Weekend on-call 1 in 5", "Rotational night shifts", "Overtime at month end", "evenings and bank holidays"],
    travel: ["Must be willing to travel up to 30%", "overnight stays", "Travel within Europe"],
    place: ["Willing to relocate", "Live within 45 minutes of the depot", "Work onsite 4 days a week"],
    physical: ["Able to lift 20 kg", "climb ladders", "Stand for up to eight hours", "Heavy lifting"],
    transport: ["Own transport", "Reliable car", "Own vehicle"],
  };

  it.each(CONDITION_FRAMES.map((frame) => [frame.id, frame] as const))(
    "%s asks one lawful thing, is short, and is marked by the condition",
    (_, frame) => {
      const { kind, text, followUps, anchors, minutes } = frame;
      for (const said of SAID[kind] ?? []) {
        const question = text.replace("{said}", `“${said}”`);
        expect(findUnlawful(`${question}\n${followUps.join("\n")}`), question).toEqual([]);
        expect(question.match(/\?/g)).toHaveLength(1);
        expect(question.split(/\s+/).length).toBeGreaterThanOrEqual(LENGTH.fewest);
      }
      expect(text).toMatch(/\. Can you [^.?!]+\?$/);
      expect(minutes).toBeLessThanOrEqual(2);
      expect(followUps.length).toBeGreaterThanOrEqual(1);
      expect([1, 3, 5].every((mark) => /\b(?:can|cannot)\b/i.test(anchors[mark as 1 | 3 | 5]))).toBe(true);
    },
  );

  it("of work of the body name the adjustment, and none asks whether one is needed", () => {
    for (const { kind, text, followUps } of CONDITION_FRAMES) {
      if (kind === "physical") expect(text).toContain("with or without a reasonable adjustment");
      expect([text, ...followUps].join(" ")).not.toMatch(/which adjustment|need (?:an|any) adjustment|how do you travel/i);
    }
  });
});
