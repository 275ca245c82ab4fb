import { expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { EMPTY_GUIDE, toGuideText } from "./guide.ts";

loadAllMessages();

test("headings stand over what was written, lists get their marks, empty parts leave no trace", () => {
  const guide = { ...EMPTY_GUIDE, role: "We mend bikes.\n\nAll kinds.", must: "Welding\n\n- Brakes\n2. Gears", offer: "  " };
  expect(toGuideText(guide)).toBe("About the role\nWe mend bikes.\n\nAll kinds.\n\nMust have\n- Welding\n- Brakes\n2. Gears");
  expect(toGuideText(EMPTY_GUIDE)).toBe("");
});
