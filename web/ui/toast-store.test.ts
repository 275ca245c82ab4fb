import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast, toastStore } from "./toast-store.ts";

const listToasts = () => toastStore.read().map(({ title, open }) => [title, open ? "open" : "dismissed"]);
const newest = () => toastStore.read()[0]?.id ?? 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast(newest());
  vi.advanceTimersByTime(1_000_000);
  vi.useRealTimers();
});

test("a toast is added open, with an id and its content [SPEC-3.04, SPEC-4.07]", () => {
  toast({ title: "Saved", text: "The setting is saved.", variant: "success" });
  const [first] = toastStore.read();
  expect(first).toEqual({ id: first?.id, open: true, title: "Saved", text: "The setting is saved.", variant: "success" });
  expect(first?.id).toBeTypeOf("number");
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms, not before [SPEC-4.07, SPEC-4.08]", () => {
  toast({ title: "Saved" });
  dismissToast(newest());
  expect(listToasts()).toEqual([["Saved", "dismissed"]]);
  vi.advanceTimersByTime(999_999);
  expect(listToasts()).toEqual([["Saved", "dismissed"]]);
  vi.advanceTimersByTime(1);
  expect(listToasts()).toEqual([]);
});

test("an open toast stays in the list however long it lasts", () => {
  toast({ title: "Saved" });
  vi.advanceTimersByTime(2_000_000);
  expect(listToasts()).toEqual([["Saved", "open"]]);
});

test("a newer toast takes the place of the older one [SPEC-2.30, SPEC-9.09]", () => {
  toast({ title: "First" });
  const first = newest();
  toast({ title: "Second" });
  expect(listToasts()).toEqual([["Second", "open"]]);
  expect(newest()).not.toBe(first);
});

test("dismissing the replaced one leaves the newer one open", () => {
  toast({ title: "First" });
  const first = newest();
  toast({ title: "Second" });
  dismissToast(first);
  vi.advanceTimersByTime(1_000_000);
  expect(listToasts()).toEqual([["Second", "open"]]);
});

test("whoever listens hears of each of added, dismissed and removed, until they stop", () => {
  const heard: number[] = [];
  const stop = toastStore.subscribe(() => heard.push(toastStore.read().length));
  toast({ title: "Saved" });
  dismissToast(newest());
  vi.advanceTimersByTime(1_000_000);
  expect(heard).toEqual([1, 1, 0]);
  stop();
  toast({ title: "Again" });
  expect(heard).toEqual([1, 1, 0]);
});
