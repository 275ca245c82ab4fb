import { expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { EMPTY_GUIDE, toGuideText } from "./guide.ts";
import { readTitle } from "./title-from-text.ts";

loadAllMessages();

test("the first line of a description is offered as its title", () => {
  expect(readTitle("\n  Senior Platform Engineer (m/f/d)\n\nYou will run the platform.")).toBe("Senior Platform Engineer (m/f/d)");
  expect(readTitle("# **Job title: Data Analyst**\nWe move goods.")).toBe("Data Analyst");
  expect(readTitle("Position: Ward Nurse, nights")).toBe("Ward Nurse, nights");
});

test("a sentence, a heading of the text or nothing at all is no title", () => {
  for (const text of ["", "  \n ", "We are a young team and need help.", "About us\nWe move goods.", "We are hiring a nurse"])
    expect(readTitle(text), text).toBeNull();
  expect(readTitle(`${"very ".repeat(20)}long`)).toBeNull();
  expect(readTitle(toGuideText({ ...EMPTY_GUIDE, role: "We mend bikes." }))).toBeNull();
});
