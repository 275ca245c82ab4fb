import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";

function read(...lines: string[]) {
  const text = `Workshop Technician\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { conditions = [], requirements } = reading.job;
  for (const { text: words, span } of conditions) expect(text.slice(span.start, span.end)).toBe(words);
  return {
    kinds: conditions.map(({ kind }) => kind),
    texts: conditions.map((one) => one.text),
    names: requirements.map(({ name }) => name),
  };
}

describe("conditions of work", () => {
  it.each([
    ["Availability to travel 10 days a month", "travel"],
    ["Must be willing to travel up to 30%", "travel"],
    ["Rotational night shifts", "hours"],
    ["Weekend on-call 1 in 5", "hours"],
    ["Overtime at month end", "hours"],
    ["Able to lift 20 kg", "physical"],
    ["Able to climb ladders", "physical"],
    ["Live within 45 minutes of the depot", "place"],
    ["Work onsite 4 days a week", "place"],
    ["Willing to relocate", "place"],
    ["Own transport", "transport"],
  ])("%s is a condition and no requirement", (line, kind) => {
    expect(read("Excel", line)).toMatchObject({ kinds: [kind], texts: [line], names: ["Excel"] });
  });

  it("keeps what stands beside a condition", () => {
    const { kinds, names } = read("Own car and full driving licence");
    expect(kinds).toEqual(["transport"]);
    expect(names).toHaveLength(1);
  });

  it.each([
    "Experience of night shifts",
    "Shift planning",
    "Travel management",
    "Full driving licence",
    "Knowledge of lifting equipment",
    "Own brand development",
    "Relocation help of up to $2,000",
    "Relocation package",
  ])("%s is none", (line) => {
    expect(read("Excel", line).kinds).toEqual([]);
  });

  it("leaves a job without any as it was", () => {
    const reading = readJob("Baker\n\nRequirements\n- Bread baking\n");
    expect(reading.kind === "read" && "conditions" in reading.job).toBe(false);
  });
});
