import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const collect = async <T>(values: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

test("results come in input order though later inputs end first", async () => {
  const results = await collect(
    inOrder([30, 20, 10, 1], { atOnce: 4, ahead: 4 }, async (ms) => {
      await wait(ms);
      return ms;
    }),
  );
  expect(results).toEqual([30, 20, 10, 1]);
});

test("no more than atOnce run and no more than ahead are begun", async () => {
  let running = 0;
  let mostRunning = 0;
  let begun = 0;
  let taken = 0;
  let mostBegun = 0;
  const inputs = (function* () {
    for (let i = 0; i < 40; i++) {
      begun++;
      mostBegun = Math.max(mostBegun, begun - taken);
      yield i;
    }
  })();
  for await (const _ of inOrder(inputs, { atOnce: 3, ahead: 8 }, async () => {
    running++;
    mostRunning = Math.max(mostRunning, running);
    await wait(1);
    running--;
  }))
    taken++;
  expect(taken).toBe(40);
  expect(mostRunning).toBe(3);
  expect(mostBegun).toBeLessThanOrEqual(9);
});

test("one failing input rejects at its place and not before", async () => {
  const seen: number[] = [];
  const run = async () => {
    for await (const value of inOrder([1, 2, 3], { atOnce: 2, ahead: 3 }, async (n) => {
      if (n === 2) throw new Error("two");
      return n;
    }))
      seen.push(value);
  };
  await expect(run()).rejects.toThrow("two");
  expect(seen).toEqual([1]);
});
