import { describe, expect, test } from "vitest";
import { readJob } from "../index.ts";

/** Hours and pay of an advertisement whose second line is the one given. */
function terms(line: string) {
  const reading = readJob(`Care Assistant\n${line}\n\nRequirements\n- First aid\n- Excel\n`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return [reading.job.schedule?.text, reading.job.pay?.text];
}

describe("of a line that tells hours and pay each keeps its own part", () => {
  test.each([
    ["£12.60 ph, 4 on 4 off nights", "4 on 4 off nights", "£12.60 ph"],
    [
      "£28,000 - £31,000, 35 hours per week, flexible start and finish",
      "35 hours per week, flexible start and finish",
      "£28,000 - £31,000",
    ],
    ["Job ID 88213 | Columbus, OH | Full-Time | $19.75/hr + $1.50 differential", "Full-Time", "$19.75/hr + $1.50 differential"],
    ["FIFO 8/6 roster, $62 per hour", "FIFO 8/6 roster", "$62 per hour"],
    ["$44 - $48/hour, 4x10 days (Monday to Thursday)", "4x10 days (Monday to Thursday)", "$44 - $48/hour"],
    ["£13.10 per hour weekdays, £14.25 weekends", "£13.10 per hour weekdays, £14.25 weekends", "£13.10 per hour weekdays, £14.25 weekends"],
    ["Full-time, Monday to Friday", "Full-time, Monday to Friday", undefined],
  ])("%s", (line, schedule, pay) => expect(terms(line)).toEqual([schedule, pay]));
});

test("a roster tells the hours, and a sum by the hour the pay", () => {
  expect(terms("14 on 7 off, flights paid")[0]).toBe("14 on 7 off, flights paid");
  expect(terms("$31/hr to start")[1]).toBe("$31/hr to start");
  expect(terms("Mumbai | 14-18 LPA | Hybrid")[1]).toBe("14-18 LPA");
  expect(terms("Up to 29k DOE")[1]).toBe("Up to 29k DOE");
  expect(terms("We sold 4 on Monday")).toEqual([undefined, undefined]);
});

test("what we offer or pay is the pay, what we raised is not", () => {
  expect(terms("We offer £31,000 to £35,000, 28 days of holiday and a pension.")[1]).toContain("£31,000 to £35,000");
  expect(terms("We raised £31,000 for the hospice.")[1]).toBeUndefined();
});
