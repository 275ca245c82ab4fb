import { describe, expect, it } from "vitest";
import { readJob } from "../read-job.ts";

const named = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements;
};

describe("a line as long as a page", () => {
  it("keeps what stands at its end, and the choice there", () => {
    const filler = Array.from({ length: 300 }, (_, index) => `quarry tool ${index}a`).join(", ");
    const found = named(`Clerk\n\nRequirements: you must know Airtable, ${filler}, Kafka or RabbitMQ`);
    expect(found[0]?.name).toBe("Airtable");
    expect(found.at(-1)?.alternatives?.at(-1)?.name).toBe("RabbitMQ");
  });

  it("reads a long list of usual length in one piece", () => {
    const tools = ["Java", "Kotlin", "Scala", "Ruby", "Perl", "Rust", "Go", "Python"];
    const found = named(`Clerk\n\nRequirements: you must know ${tools.join(" or ")}`);
    expect(found).toHaveLength(1);
    expect(found[0]?.alternatives).toHaveLength(7);
  });
});
