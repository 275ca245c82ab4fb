export type { BiasFinding, BiasType, WordingReport } from "@fairlead/contracts";

export type Severity = "low" | "medium" | "high";
/** Places, seen from a hit, where a form may stand; forms are written as `form.ts` describes. */
export type Contexts = { before?: string[]; after?: string[]; around?: string[]; part?: string[]; sentence?: string[]; text?: string[] };
/** One rule as the data files hold it. `examples.json` has sentences on both sides for each, which a test walks and no browser loads. */
export type RuleRecord = {
  id: string;
  severity: Severity;
  forms: string[];
  require?: Contexts;
  block?: Contexts;
  /** "person": blocked when the hit modifies a company, a thing or people who are served. "title", "image": blocked when it
   * stands for somebody other than the person wanted. "role": a title that is also blocked when it belongs to a named person.
   * "trait": blocked in what the person wanted does to others, and in a sentence about something else; "person" too.
   * "judged": blocked in what the person wanted does to others.
   * "pronoun": blocked when it stands for somebody named, served or in office. */
  about?: "person" | "trait" | "judged" | "role" | "title" | "image" | "pronoun";
  /** "stays": a "no" or "not" before the hit does not lift it. */
  negation?: "stays";
  /** "stays": an equal-opportunity sentence does not lift it. */
  equality?: "stays";
  /** "block": a capital letter inside a sentence marks a name and lifts the hit. */
  names?: "block";
  /** The rule pairs wide fields of words: a narrower rule's hit on the same words is told instead. */
  broad?: true;
  /** A test in code that a form cannot express. */
  measure?: "years-over-level" | "years-over-product";
  /** Words of the hit and what takes their place; the rest of the hit stays. A key "he +s" wants a verb in -s behind it; "<sex>" is any word for one sex. Comes before `suggestions`. */
  swap?: Record<string, string[]>;
  /** Titles with what to say instead of just them, in the singular; parted by blanks, the words of one joined by "_". */
  titles?: Record<string, string>;
  /** Words of the hit with which nothing is swapped; "native$" means as its last. */
  unless?: string[];
  /** What is named behind the last degree or other paper of the hit; the hit stays. */
  beside?: string;
  /** Words in front of what is asked for too: from there on the hit is left out, and the sentence stays. */
  cut?: string;
  /** Clauses that take the place of the hit's clause where the hit is more than a name: it holds a verb, a denial or the like. */
  whole?: string[];
  /** "clause": the suggestions are clauses that take the place of the hit's whole clause. */
  instead?: "clause";
  /** "noun": suggestions take the plural when the hit does, and "from" goes with it when it is left out. */
  inflect?: "noun";
  /** Folded nouns that stay behind a suggestion when the hit ends with them: "young team" becomes "motivated team". */
  keep?: string[];
  /** As it is told, or its name in `reasons.json`. */
  reason: string;
  /** As it is told, or its name in `sources.json`. */
  source: string;
  /** Better words; "" leaves the hit out, "{language}" is the language the hit names. */
  suggestions: string[];
};
export type RuleFile = { type: "gender" | "age" | "cultural" | "educational" | "experience"; rules: RuleRecord[] };
