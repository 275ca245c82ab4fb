import words from "../../data/skills/phrase-words.json";

export const VERBS: ReadonlySet<string> = new Set(words.verbs);
export const GERUNDS: ReadonlySet<string> = new Set(words.gerunds);
export const ADVERBS: ReadonlySet<string> = new Set(words.adverbs);
/** Prepositions that belong to the verb they follow ("work with", "focus on"). */
export const VERB_LINKS: ReadonlySet<string> = new Set(words.verbLinks);
/** Words at which a noun phrase is over. */
export const PHRASE_ENDS: ReadonlySet<string> = new Set(words.phraseEnds);
export const ARTICLES: ReadonlySet<string> = new Set(words.articles);
export const KNOWLEDGE_HEADS: ReadonlySet<string> = new Set(words.knowledgeHeads);
export const KNOWLEDGE_LINKS: ReadonlySet<string> = new Set(words.knowledgeLinks);
/** Words between "experience with" and what is known. */
export const FILLERS: ReadonlySet<string> = new Set(words.fillers);
/** Nouns that lengthen the name of a skill ("Java" frameworks). */
export const TAIL_NOUNS: ReadonlySet<string> = new Set(words.tailNouns);
/** Nouns that make the name before them part of a title ("Java" Developer). */
export const ROLE_NOUNS: ReadonlySet<string> = new Set(words.roleNouns);
export const ATTRIBUTES: ReadonlySet<string> = new Set(words.attributes);
/** "you are", "must be": by their last word. */
export const ATTRIBUTE_LEADS = phrasesBy(words.attributeLeads, -1);
/** Words that follow "experience in" without naming anything. */
export const TOO_GENERAL: ReadonlySet<string> = new Set(words.tooGeneral);
/** By their first word. */
export const DEGREES = phrasesBy(words.degrees, 0);

function phrasesBy(phrases: readonly string[], at: 0 | -1): ReadonlyMap<string, readonly (readonly string[])[]> {
  const table = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const keys = phrase.split(" ");
    const key = keys.at(at) ?? "";
    table.set(key, [...(table.get(key) ?? []), keys]);
  }
  return table;
}
