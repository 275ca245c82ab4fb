import { expect, test } from "vitest";
import { refusalOf } from "../job/index.ts";
import { checkWording } from "./index.ts";

test.each(["Recent graduates welcome", "Students and recent graduates are welcome to apply", "Recent graduates may apply"])(
  "“%s” invites, and is nothing to look at",
  (text) => expect(checkWording(text).findings).toEqual([]),
);

test.each(["Recent graduates only", "Only recent graduates are welcome", "Recent graduates preferred", "Recent graduates"])(
  "“%s” is a phrase to look at, as it is refused as a requirement",
  (text) => {
    expect(checkWording(text).findings.length).toBeGreaterThan(0);
    expect(refusalOf(text)).toContain("asks for age");
  },
);
