import type { Locator, Page } from "playwright-core";

/** A person at the keyboard: counts what they do, and how long they had to wait for the machine. */
export function createHand(page: Page) {
  const startedAt = performance.now();
  let clicks = 0;
  let keys = 0;
  let waitedMs = 0;
  const wait = async <T>(until: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    try {
      return await until();
    } finally {
      waitedMs += performance.now() - from;
    }
  };
  return {
    /** Waits for the machine; the time is not the person's. */
    wait,
    async click(target: Locator) {
      await wait(() => target.waitFor());
      clicks += 1;
      await target.click();
    },
    async press(...names: string[]) {
      for (const name of names) {
        keys += 1;
        await page.keyboard.press(name);
      }
    },
    /** One by one, as a person types. */
    async type(target: Locator, words: string) {
      keys += words.length;
      await target.pressSequentially(words);
    },
    /** From the clipboard: two keys at once, whatever the length. */
    async paste(target: Locator, words: string) {
      keys += 1;
      await target.fill(words);
    },
    /** Through the chooser or by dropping them: one action. */
    async choose(input: Locator, paths: string[]) {
      clicks += 1;
      await input.setInputFiles(paths);
    },
    tell: () => ({ clicks, keys, seconds: (performance.now() - startedAt) / 1000, waitedSeconds: waitedMs / 1000 }),
  };
}
export type Hand = ReturnType<typeof createHand>;
