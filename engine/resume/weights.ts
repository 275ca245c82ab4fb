// Weights are points in a sum of evidence for one reading; only their relation within one table matters.

/** Telling headings from other lines. Up: more lines are read as headings; down: more headings are missed. */
export const HEADING = {
  exact: 4,
  partial: 1.9,
  unknown: -2,
  markedHeading: 3,
  bold: 1.2,
  larger: 1.6,
  caps: 1.4,
  colonAtEnd: 1,
  opensBlock: 0.8,
  aloneInBlock: 1.2,
  fewWords: 0.6,
  manyWords: -3,
  sentenceEnd: -2.5,
  digits: -2.5,
  /** "Training, Cook" is a course of study although its first word heads sections. */
  degree: -3,
  /** "Head of studies". */
  job: -2,
  /** A line that names a job closely below a period: the title of that role, however large it is printed. */
  titleBelowDates: -6,
  bullet: -1.6,
  severalCells: -1.5,
  sharesStyle: 2.5,
  /** Added for a short line of unknown words where nearly all lines of its look are known headings. */
  sharesStyleFully: 1.8,
  /** Sum from which a line counts as a heading. */
  threshold: 4.4,
} as const;

/** Viterbi over sections. `leave`: cost of changing the section without a heading; `heading`: gain of following one. */
export const SECTION = {
  leave: -7,
  heading: 14,
  ignoreHeading: -8,
  unknownHeading: 2,
  columnShare: 0.35,
  withoutHeadings: 0.35,
  tableRow: 2.5,
} as const;

/** Name of the person. The best line wins when it reaches `threshold`. */
export const NAME = {
  labelled: 9,
  shape: 3,
  largest: 4,
  large: 2,
  bold: 1,
  firstRow: 2.5,
  early: 1.2,
  late: -2,
  told: -4,
  nearContact: 1,
  likeMail: 3.5,
  /** The address is put together from the words of the name: no skill or employer does that. */
  spelled: 4,
  /** The address is the initials of the words. */
  initials: 1.5,
  /** "Resume of Jane Public"; less than a label, for running feet shorten the name. */
  titleOfFile: 5,
  /** Below "Yours sincerely". */
  closing: 4,
  caps: 0.6,
  titleWord: -3.5,
  heading: -6,
  placeWord: -3,
  onlyPlaces: -8,
  organisationWord: -3,
  /** "Formato europeo", "Application for employment". */
  formWord: -5,
  /** "Demand Planning": known to the taxonomy of skills and unlike the address. */
  skill: -3,
  /** A word that the same resume writes small elsewhere, unlike the address. */
  lowerElsewhere: -2,
  oneWord: -2.5,
  lowerCase: -2,
  threshold: 2.5,
} as const;

/** Cells of a role's or a school's head lines. */
export const SLOT = {
  headNoun: 4,
  headNounEdge: 1,
  titlePhrase: 3,
  agent: 1.6,
  seniority: 1,
  legalForm: 5,
  institution: 2.6,
  /** "Translator, freelance": what is printed in the place of an employer. */
  oneself: 2.2,
  introducedByAt: 3,
  /** What a logit of the learned kind weighs, for one of title and employer and against the other, and how many count at most. */
  kind: 0.9,
  mostKind: 1,
  mixed: -1.4,
  department: -6,
  /** "Paediatric Ward", "Night Team": parts of an employer as a rule, but some employers are called so. */
  unit: -2,
  /** "Employer: …", "Title: …" say what follows. */
  label: 6,
  /** Share of the evidence for the other reading that counts against this one. */
  otherReading: 0.58,
  /** A piece below these fits is left out rather than named title or employer. */
  lowestTitle: -1,
  /** How much lower it may be where the titles of the other entries stand in the same place. */
  sharedTitle: -1.5,
  lowestOrganisation: -2.5,
  properCase: 0.8,
  lowerStart: -1.5,
  /** A base of a force in front of no word for a post. */
  base: -3,
  /** "Opened the northern territory from nothing", "Suivi des commandes". */
  duty: -3.2,
  digits: -1,
  long: -2.5,
  isPlace: -3.5,
  isRemote: -3,
  /** The cell is a location in the other entries of the section. */
  placeColumn: -3,
  sentence: -3,
  domain: 1.5,
  code: -4,
  /** What a cell in the wrong role of the section's template costs: the more, the more all entries must look alike. */
  deviation: 2.4,
  /** What it costs to stand on one line in the right order, but parted by another mark than in the other entries. */
  otherMark: 1.6,
  /** A part cut off at a comma although the rest of its line stays unused. */
  restUnused: -1.6,
  missingTitle: -1.5,
  missingOrganisation: -1.2,
  /** A head line that belongs to another block than the anchor of its entry. */
  acrossBlock: -2.2,
  commaSplit: -0.35,
  /** "Nurse (Acme Ltd)": so dear that some brackets of the section have to name an organisation by its words. */
  bracketSplit: -1,
  /** "Teacher / Trainer" is one title more often than "Teacher / Acme": as dear as brackets. */
  markSplit: -1,
  /** "Family-owned business with 40 employees": says what the employer is. */
  description: -5,
  /** Bold and plain type part a head as surely as a mark does, but stress a part of a title too. */
  typeSplit: -0.2,
  /** The title above the line with the dates and the employer below it, or the other way round. */
  acrossDates: -0.4,
  /** A line above several entries read as the employer of each, and as the title of one. */
  groupHead: -0.3,
  groupTitle: -6,
  /** In place of `groupHead` where every role has such a line above and one of its own beside its dates. */
  groupWhole: 1,
  /** The line above a group, for a role that has a line of its own where an employer stands. */
  groupPassed: -4,
  /** By how much closing up two lines of a head has to improve the reading; by as little may it harm it where bold type ends below. */
  joinedHead: 0.3,
  /** A capitalised word beyond the first behind the last comma of a title. */
  nameInTail: -0.6,
} as const;

/**
 * How sure a title (`what`) or employer (`where`) is: summands of a logistic curve, fitted by logistic regression (ridge 2) on the 592
 * titles and employers read at first sight from 81 resumes of independent writers, of which 79 in 100 were right, and at a quarter of
 * their weight on the development half of the corpus. The base of employers is .02 above that regression,
 * as more of them are read rightly than then (docs/decisions/0027). `fit` and `partner` go by the fit in points, held within `fits`. Down: more
 * fields are marked for a person to check.
 */
export const SURENESS = {
  fits: { least: -3, most: 6 },
  /** Words of a title beyond which it is long; letters of a head that may be left over. */
  longFrom: 7,
  restFrom: 2,
  what: {
    base: 0.13,
    fit: 0.4,
    partner: 0.09,
    shared: 0.95,
    own: -0.91,
    rest: -1.52,
    saysOther: 0.47,
    cut: -2.02,
    long: -0.63,
    split: -0.77,
  },
  where: {
    base: 0.37,
    fit: 0.2,
    partner: 0.25,
    shared: 1.42,
    own: -1.14,
    rest: -0.7,
    saysOther: -0.42,
    cut: -1.71,
    long: -0.1,
    split: -1.71,
  },
} as const;

/**
 * How sure the parts of a role told in sentences are, 0-1, by what tells them: below those of entries, and below `SURE` where anything is
 * inferred or taken from the sentence before. Down: more of them are marked for a person to check.
 */
export const TOLD = {
  title: 0.75,
  unknownTitle: 0.5,
  /** Behind "at", "bei", "chez"; behind a preposition of many uses; behind "of"; told in an earlier sentence. */
  strong: 0.72,
  weak: 0.6,
  of: 0.55,
  carried: 0.5,
  /** Dates of a whole period, one that stands alone, one told of another role or by a length of time. */
  printed: 0.85,
  lone: 0.69,
  inferred: 0.45,
  summary: 0.6,
  /** What a role told without a verb weighs beside one read as an entry. */
  bareShare: 0.75,
} as const;

/** How sure dates are that are read from a period, or from one date that ends something: of the development half nearly all are right. */
export const PRINTED = { range: 0.97, single: 0.9 } as const;

/** How sure the values of a form or export are that says of each what it is. */
export const FIELD_RECORD = { named: 0.85, dated: 0.9 } as const;

/**
 * Telling heads without dates from what is told: points beside those of `SLOT` for the words, from `least` on taken; `lone` where one is
 * alone in a section without any dates. Up: more such roles are missed; down: more lines within roles are taken for roles. `sureness`: what
 * a title or employer without dates gains in the sum of `SURENESS`.
 */
export const UNDATED = {
  opens: 1,
  belowBullet: 1,
  ownType: 1.5,
  leads: 0.5,
  sameMark: 1.5,
  otherType: -1.5,
  duty: -3.2,
  bare: -1,
  least: 5,
  lone: 7,
  sureness: -1.2,
} as const;

/** Heads that name a kind of work and neither title nor employer: kept, for a person to check. */
export const ENGAGEMENT = { sure: 0.5, kept: 0.3 } as const;

/** Head pieces of a course of study. */
export const STUDY = {
  degree: 4,
  degreeFirst: 1,
  degreeWithSchool: -1.5,
  noDegree: -1,
  /** A subject that lists know, where no degree is named. */
  field: 2,
  school: 3.5,
  degreeInSchool: 3,
  /** "Logistics Management, Longleaf University": something else stands before the school. */
  mixedSchool: 1.6,
  score: 2,
  label: 6,
  split: -0.4,
  lowestSchool: -0.5,
} as const;

/** The person's own location among the places of the contact zone. */
export const LOCATION = { labelled: 2, city: 2, region: 1, country: 1, address: 1, remoteOnly: -3, trailing: -1 } as const;

/** Numbers that may be the phone. `convincing`: needed outside the contact zone. */
export const PHONE = { valid: 3, labelled: 2, countryCode: 2, brackets: 1, bareDigits: -2, convincing: 3 } as const;

/** Below this a person should look at what was read. Up: more fields are marked; down: more wrong ones go unmarked. */
export const SURE = 0.7;

/** A gap above this share of at least so many lines is how the document is set, and parts nothing. */
export const DOUBLE_SPACED = { rows: 8, share: 0.95 } as const;

/** What is told outside of all entries: shorter lines are labels; `mostRead`: share of a sentence that may stand in an entry already. */
export const STATEMENT = { fewestWords: 2, mostRead: 0.5, wordsOfSentence: 5 };
