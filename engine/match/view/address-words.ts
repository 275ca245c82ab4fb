import type { Token } from "../../text/index.ts";

const ADDRESS_SIGN = /@|:\/\/|www\./;

/** Starts of the words that are part of an e-mail or web address. */
export function findAddressWords(text: string, tokens: readonly Token[]): Set<number> {
  const words = new Set<number>();
  if (!ADDRESS_SIGN.test(text)) return words;
  let next = 0;
  for (const { index, 0: run } of text.matchAll(/\S+/g)) {
    const isAddress = ADDRESS_SIGN.test(run);
    for (; next < tokens.length; next++) {
      const start = tokens[next]?.start ?? 0;
      if (start >= index + run.length) break;
      if (isAddress) words.add(start);
    }
  }
  return words;
}
