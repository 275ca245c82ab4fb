/** What an ambiguous name (class B) earns from the words around it. Unit: points; the name counts as a skill from `threshold` on. */
export const CONTEXT = {
  /** Where every name starts; lower makes all class-B names rarer. */
  start: -0.9,
  threshold: 0.45,
  /** Written as the taxonomy writes it, capital letters included, and not because a sentence or a capital line began. */
  exactCase: 0.7,
  /** Two and more capitals among ordinary words ("SAP", "REST"): hardly ever a plain word. */
  acronym: 1.1,
  /** The taxonomy has capitals, the text has none ("go", "excel"): mostly a plain word. */
  lowerCase: -1.4,
  /** Alone between commas, bullets, slashes or line ends. */
  listItem: 0.6,
  /** A sure technical skill a few words away, or any sure skill for an item of a list; the second adds as much again. */
  company: 0.8,
  /** Another ambiguous name of the same type in the same list ("Go, Swift"; "German, French"). */
  kin: 0.6,
  /** "experience with", "proficient in", "built with" before it. */
  governor: 1,
  /** "built … in", "wrote … with", "developer with" before it, where it is written as a name. */
  madeWith: 1,
  /** A neighbour with a capital that is no skill: "Maya Stone", "Unity Bank". */
  longerName: -1.5,
  /** "developer", "skills", "framework" after it. */
  head: 0.9,
  /** "(4 years)", ": advanced" after it. */
  measured: 0.9,
  /** A cue of the record or of its type near it; the second adds half as much. */
  cue: 1.4,
  /** Inside a section the caller knows to be a list of skills. */
  listSection: 1.6,
  /** One anti-cue outweighs any two friendly signs. */
  antiCue: -4,
} as const;

/** How far from a name its context reaches, in atoms (words and parts of words). */
export const REACH = { company: 6, governor: 5, maker: 9, cue: 10, antiCue: 4 } as const;

/** An abbreviation has at most so many letters. */
export const LETTERS = { abbreviation: 5 } as const;

/** Strength of a link that is not the same skill, 0-1. The ceilings keep a neighbour from ever counting as the skill itself. */
export const LINKS = { impliedFactor: 0.75, impliedAtMost: 0.7, relatedFactor: 0.8, relatedAtMost: 0.4 } as const;
