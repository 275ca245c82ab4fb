import cues from "../../data/job/cues.json";
import data from "../../data/job/phrases.json";
import { type PhraseMap, toPhraseMap, toPhraseSet } from "./phrases.ts";

/** The small words of one language that shape a list of requirements. */
export type Lexicon = {
  joins: PhraseMap<"or" | "and">;
  joinWords: ReadonlySet<string>;
  andWords: ReadonlySet<string>;
  orWords: ReadonlySet<string>;
  examples: PhraseMap<string>;
  /** Words before a name that say nothing about it: articles, adjectives of degree, verbs of having. */
  lead: ReadonlySet<string>;
  /** Words that end a name. */
  cut: ReadonlySet<string>;
};
type Language = keyof typeof data.or;

const EMPHASIS = cues.emphasis.filter((cue) => !cue.includes(" "));
const made = new Map<string, Lexicon>();

/** Words of the language and of English, which advertisements of every language borrow from; unknown languages read as English. */
export function lexiconOf(language: string): Lexicon {
  const own: Language = Object.hasOwn(data.or, language) ? (language as Language) : "en";
  let lexicon = made.get(own);
  if (!lexicon) {
    lexicon = build(own);
    made.set(own, lexicon);
  }
  return lexicon;
}

function build(own: Language): Lexicon {
  const both = (lists: Record<Language, string[]>) => [...lists[own], ...lists.en];
  const joins = toPhraseMap<"or" | "and">([
    ...both(data.or).map((word) => [word, "or"] as const),
    ...both(data.and).map((word) => [word, "and"] as const),
  ]);
  const lead = new Set([...both(data.lead), ...EMPHASIS]);
  const andWords = new Set(both(data.and).filter((word) => !word.includes(" ")));
  const orWords = new Set(both(data.or));
  return {
    joins,
    joinWords: new Set([...andWords, ...orWords]),
    andWords,
    orWords,
    examples: toPhraseSet(both(data.examples)),
    lead,
    cut: new Set(both(data.cut)),
  };
}
