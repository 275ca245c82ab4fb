import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

const duties = (text: string): string[] => read(text).responsibilities.map((one) => one.text);
const HEAD = "Florist\nWhitlow Blooms, Selby\n";

describe("duties are told", () => {
  test.each([
    ["of whoever holds the job", "The incumbent orders the flowers, waters the stock and minds the till."],
    ["of the job by its name", "The florist arranges bouquets and minds the till."],
    ["of him or her in a paragraph of its own", "She plans the week with the owner and runs the wedding orders."],
    ["by what the work is", "Work is bouquets, wreaths, the odd wedding and deliveries."],
    ["by what the work includes", "The work includes deliveries and looking after the cold room."],
    ["behind a label of the week", "Your week: market run on Tuesday, bouquets, wreaths, one wedding"],
    ["behind a label of the day", "Day job: keep the cold room stocked, stock counts twice a year"],
    ["behind a question about somebody", "What will the florist be doing?\nBouquets and wreaths, and a wedding now and then."],
    ["below the definition", "DEFINITION\nUnder the head of the shop, waters the stock and arranges bouquets."],
    ["as an aim", "Job purpose\nTo lead the design of bouquets and wreaths for weddings."],
  ])("%s", (_how, said) => {
    expect(duties(`${HEAD}\n${said}\n`)).toHaveLength(1);
  });

  test.each([
    ["of the house", "The shop sells lilies, roses and tulips."],
    ["of somebody else", "The owner runs two shops and a nursery."],
    ["by what the work is like", "The work is hard, dirty, cold and worth it."],
    ["by terms of the post", "The role offers a pension, parking and flowers."],
    ["of what somebody has", "The successful candidate holds a driving licence."],
  ])("and not %s", (_how, said) => {
    expect(duties(`${HEAD}\n${said}\n`)).toEqual([]);
  });

  test.each([
    ["KPA", "Arrange bouquets\nWater the stock\nMind the till"],
    ["Das erwartet Dich bei uns:", "- Sträuße binden\n- Pflanzen gießen\n- Kasse führen"],
    ["o que você vai fazer", "- montar buquês\n- regar plantas\n- cuidar do caixa"],
    ["YOUR ROLE", "# arranging of bouquets\n# stock counts\n# 3rd Saturday deliveries"],
  ])("below %s", (heading, list) => {
    expect(duties(`${HEAD}\n${heading}\n${list}\n`)).toHaveLength(3);
  });

  test("a heading in markdown is no item", () => {
    const text = `${HEAD}\n# Your role\n- arrange bouquets\n- mind the till\n\n# Requirements\n- Driving licence\n\n# Benefits\n- Parking\n`;
    expect(duties(text)).toHaveLength(2);
    expect(read(text).requirements.map(({ name }) => name)).toEqual(["Driving licence"]);
  });
});
