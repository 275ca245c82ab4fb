import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

/** "must lace or corsetry": what one sentence, or one line of a list, asks for. */
function wishes(line: string): string[] {
  const isItem = line.startsWith("- ");
  const reading = readRuled(
    isItem ? `Odd-job person\n\nRequirements:\n${line}\n` : `Odd-job person\n\nWe mend old things in Kent and Sussex.\n\n${line}\n`,
  );
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job.requirements.map(
    ({ importance, name, alternatives = [] }) => `${importance} ${[name, ...alternatives.map((one) => one.name)].join(" or ")}`,
  );
}

describe("sentences that ask for things no list knows", () => {
  test.each([
    ["Thatching is a must.", ["must Thatching"]],
    ["Thatching is a must, but tiling is a plus.", ["must Thatching", "nice tiling"]],
    ["You have thatching and reed dressing.", ["must thatching", "must reed dressing"]],
    ["Both thatching and reed dressing are essential.", ["must thatching", "must reed dressing"]],
    ["Thatching is what we are after.", ["must Thatching"]],
    ["What counts is thatching.", ["must thatching"]],
    ["Whoever can splice rope is welcome.", ["nice splicing rope"]],
    ["You can trim wicks.", ["must trimming wicks"]],
    ["We are keen to hear from people who know lace.", ["must lace"]],
    ["Our client is looking for someone with lace.", ["must lace"]],
    ["Please have your PTS card.", ["must PTS card"]],
    ["Your strengths are lace and corsetry.", ["must lace", "must corsetry"]],
    ["You are no stranger to lace.", ["must lace"]],
    ["To be considered for this role, lace is essential.", ["must lace"]],
    ["Please be aware that lace is required.", ["must lace"]],
    ["If you know lace, give us a call.", ["must lace"]],
    ["The role demands lace.", ["must lace"]],
    ["The job suits someone who knows lace.", ["must lace"]],
    ["Only apply if you have peat cutting.", ["must peat cutting"]],
    ["An interest in and experience of lace is vital.", ["must lace"]],
    ["It would be useful if you could trim wicks.", ["nice trimming wicks"]],
    ["Having done lace is a definite plus.", ["nice lace"]],
    ["- Have done some stoneblowing", ["must stoneblowing"]],
    ["- Corsetry (must), lace (nice)", ["must Corsetry", "nice lace"]],
  ])("%s", (line, expected) => {
    expect(wishes(line)).toEqual(expected);
  });

  test.each([
    "Thatchwell is a family firm.",
    "You have the chance to learn reed dressing.",
    "You have your own van.",
    "You have excellent prospects with us.",
    "You have two young children to look after on shift.",
    "The right person will have the support of our crew.",
    "You have a say in what we do.",
    "Please have your CV ready.",
    "We serve people who know lace.",
    "Our shop sells to anyone who knows lace.",
    "People with disabilities are encouraged to get in touch.",
    "Your skills are valued here.",
    "The shop suits everyone who likes lace.",
    "You will not have to know how to weld.",
    "To be considered for the prize, the school taught lace.",
    "You can gain a certificate in lace with us.",
  ])("asks for nothing: %s", (line) => {
    expect(wishes(line)).toEqual([]);
  });
});
