import { expect, test } from "vitest";
import { toShortcut } from "./shortcuts.ts";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) =>
  toShortcut({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test("a key has one name, whatever the keyboard", () => {
  expect(press("j")).toBe("j");
  expect(press("X", { shiftKey: true })).toBe("shift+x");
  expect(press("k", { ctrlKey: true })).toBe(press("k", { metaKey: true }));
  expect(press("ArrowUp", { altKey: true })).toBe("alt+ArrowUp");
  expect(press("?", { shiftKey: true })).toBe("?");
  expect(press("Enter")).toBe("Enter");
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe("mod+shift+z");
});

test("Alt and a digit is that digit, whatever character the keyboard makes of it", () => {
  expect(toShortcut({ key: "¡", code: "Digit1", ctrlKey: false, metaKey: false, altKey: true, shiftKey: false })).toBe("alt+1");
});
