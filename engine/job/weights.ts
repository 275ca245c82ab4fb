/** Unwrapping of texts whose lines were broken at a page width. */
export const WRAP = {
  /** Characters. Shorter lines are items of their own: lower joins lists, higher leaves broken sentences. */
  shortestChars: 45,
  /** Characters. Longer lines were never wrapped: higher treats paragraphs as pages. */
  widestChars: 120,
  /** Share of the longest line that counts as a full line: lower sees wrapping everywhere. */
  fullShare: 0.85,
  /** Full lines that make a text a wrapped one. */
  fullLines: 4,
} as const;

/**
 * What still counts as a heading, in words; higher turns sentences into headings. `mostWordsColon`: a line that ends in a colon right above a list; `mostWordsAsking`: a question; `mostWordsLabel`: a label known by its signal words; `mostWordsSought`: where an occupation must come behind "We want:";
 * `mostWordsAbove`: a line above a paragraph of at least `paragraphChars` characters.
 */
export const HEADING = {
  mostWords: 9,
  mostWordsColon: 14,
  mostWordsAsking: 12,
  mostWordsBare: 6,
  mostWordsInline: 6,
  mostWordsLabel: 5,
  mostWordsSought: 6,
  mostWordsCalled: 3,
  mostWordsAbove: 4,
  paragraphChars: 60,
} as const;

/** The end of a list: characters a line behind it needs to be a paragraph, and unmarked items that make a list. Lower ends lists early. */
export const LIST = { paragraphChars: 25, fewestPlain: 2 } as const;

/** Bounds of a requirement's name, in words; the contract allows eight. `mostNeighbours`: on each side of a skill of the taxonomy. */
export const NAME = { mostWords: 8, mostWordsBare: 5, mostNeighbours: 2 } as const;

/** The field of an experience names every occupation of a choice up to so many characters; more is unreadable on one line. */
export const FIELD = { mostChars: 60 } as const;

/** An occupation beside years: words its name may have, words between it and the years, and words of the employer's name. More takes tasks for names. */
export const ROLE = { mostWords: 6, wordsBetween: 5, employerWords: 9 } as const;

/** Years a job can ask for; above, the number is about something else (a company's age). */
export const YEARS = { most: 30 } as const;

/** Fields of study behind a degree: how many, how many words each may have, words between a school certificate and its subjects, words of degree and fields that still make a name, and words in front among which somebody is willing to earn it. */
export const AREA = { most: 6, mostWords: 5, wordsToSchool: 11, wordsBefore: 3, wordsOfName: 14, wordsOfAim: 7 } as const;

/**
 * A list under an unknown heading, or lines of a notice without headings: how many items, which share of them must read like
 * requirements, and words a line may have. A lower share takes duties for them, longer lines are sentences. `lastShare`: where
 * otherwise nothing at all would be asked for; `headLines`, `headChars`: lines and characters at the top among which the name of the job stands.
 */
export const CONTENT = {
  fewestItems: 2,
  share: 0.5,
  readerShare: 0.3,
  lastShare: 0.2,
  lineWords: 20,
  headLines: 4,
  headChars: 400,
} as const;

/** Words up to which a line without a verb can be a wish of its own; longer ones tell. */
export const ALONE = { mostWords: 16 } as const;

/** Characters below which the language of a text is not judged. */
export const LANGUAGE = { fewestChars: 120 } as const;

/** A list of work: its fewest items, words of an item, sentences in a row, and the share of items that begin with a verb, less below "The role". */
export const WORK = { fewestItems: 2, fewestWords: 2, fewestOrders: 3, share: 0.6, summaryShare: 0.25 } as const;

/** A responsibility longer than this many characters is a paragraph, not a duty. `wordsOfHolder`: of the name of who does it, which stands in the first `headChars` too; `wordsOfAim`: what is "to lead …" tells of work beyond so many. */
export const DUTY = { fewestWords: 2, mostChars: 600, wordsOfHolder: 5, headChars: 400, wordsOfAim: 4 } as const;

/**
 * Characters a job description may have and requirements below which there is no score (both as in the limits of the product);
 * words up to which an item counts as a list, where ambiguous names ("Go", "R") are skills.
 */
export const SIZE = { mostChars: 50_000, fewRequirements: 3, listWords: 8 } as const;

/** Words between "one of" and the first language of a choice ("one of the following languages:"). More ties it to another wish. */
export const BEFORE_CHOICE = { mostWords: 6 } as const;

/** How far words act, in words. `asideWords`: an aside between commas; `subjectWords`, `wordsAfterCue`: what may stand around "is a plus" in prose; `emphasisWords`: "at least" in front of it; `clauseWords`: longer parts are read in pieces: fewer cut long lists, more read a page without sentences for seconds. */
export const REACH = { asideWords: 6, subjectWords: 9, wordsAfterCue: 3, emphasisWords: 2, clauseWords: 400 } as const;

/** Words of denial, degree and article before the head of a grade ("would most certainly be a really big plus"). Fewer cut such wordings short. */
export const GRADE = { mostSteps: 8 } as const;

/**
 * A choice between a degree, a paper and years, in words: `wordsBehindOr` between the "or" and the next of them, and the lengths of
 * "equivalent work experience", of its field, and of the words around an amount of years. More ties together what merely follows.
 */
export const WAYS = { wordsBehindOr: 8, wordsOfExperience: 6, wordsOfField: 5, wordsOfYears: 9 } as const;
