import { toTokens } from "../text/index.ts";
import { FRAMES } from "./frames.ts";
import { byRarestWord } from "./phrase-keys.ts";
import { OTHERS, TOPICS } from "./touched.ts";
import { ASKED, PRIVATE, WORK } from "./unlawful.ts";

/** By which of its words each phrase of the long lists is looked up, as a file: it takes longer to find out than a kit to write. */
export function packPhrases(): string {
  const lists = { asked: ASKED, private: PRIVATE, work: WORK, topics: TOPICS, others: OTHERS };
  const spoken = FRAMES.map(({ text }) =>
    toTokens(text)
      .map(({ folded }) => folded)
      .join(" "),
  );
  const packed = Object.entries(lists).map(([name, list]) => [
    name,
    byRarestWord(
      list.map(({ phrase }) => phrase),
      spoken,
    ),
  ]);
  return `${JSON.stringify(Object.fromEntries(packed))}\n`;
}
