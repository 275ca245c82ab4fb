import type { Kind } from "./frames.ts";
import type { Topic } from "./topics.ts";

/** What is shown and not talked about, a check of somebody's past among it. */
export const PAPERS: ReadonlySet<Kind> = new Set<Kind>(["paper", "licence", "vetting"]);
/** Words of papers that one question may name. */
const MOST_WORDS = 18;

/** Papers are there or not: those equally important are one topic, asked about once, as far as one question can name them. */
export function joinPapers(topics: readonly Topic[]): Topic[] {
  const joined: Topic[] = [];
  for (const topic of topics) {
    const at = joined.findIndex((other) => fits(other, topic));
    const other = joined[at];
    if (other) joined[at] = join(other, topic);
    else joined.push(topic);
  }
  return joined.map((topic) => ({ ...topic, words: toList(topic.words.split(BETWEEN)) }));
}

/** Stands between papers until all of them are known. */
const BETWEEN = "\n";

const fits = (one: Topic, other: Topic): boolean =>
  PAPERS.has(one.kind) &&
  PAPERS.has(other.kind) &&
  one.importance === other.importance &&
  `${one.words} ${other.words}`.split(/\s+/).length <= MOST_WORDS;

function join(one: Topic, other: Topic): Topic {
  const words = one.words.split(BETWEEN).includes(other.words) ? one.words : `${one.words}${BETWEEN}${other.words}`;
  return {
    ...one,
    ids: [...one.ids, ...other.ids],
    kind: "paper",
    name: `${one.name}, ${other.name}`,
    words,
    isQuoted: one.isQuoted || other.isQuoted,
  };
}

const toList = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
