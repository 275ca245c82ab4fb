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
export const ATTRIBUTE_LEADS: readonly (readonly string[])[] = words.attributeLeads.map((lead) => lead.split(" "));
/** Words that follow "experience in" without naming anything. */
export const TOO_GENERAL: ReadonlySet<string> = new Set(words.tooGeneral);
export const DEGREES: readonly (readonly string[])[] = words.degrees.map((degree) => degree.split(" "));
