import { expect, test } from "vitest";
import { toStorable } from "./to-storable.ts";

test("characters that no database holds are replaced one for one, everything else stays", () => {
  const read = { text: "a\0b \ud83dc 🙂", lines: [{ end: 3, raw: "\udc00" }], none: null, flags: ["\\u0000 as words"] };
  expect(toStorable(read)).toEqual({
    text: "a\ufffdb \ufffdc 🙂",
    lines: [{ end: 3, raw: "\ufffd" }],
    none: null,
    flags: ["\\u0000 as words"],
  });
  expect(toStorable(read).text).toHaveLength(read.text.length);
});

test("what is fine already is not copied", () => {
  const read = { text: "Mara Ortiz 🙂", pages: [1] };
  expect(toStorable(read)).toBe(read);
});
