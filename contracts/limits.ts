const MB = 1024 * 1024;

/** Every number of the product that a user or an operator can run into; the unit is in the name. */
export const LIMITS = {
  fileBytes: 10 * MB,
  /** A table of ESCO or O*NET that is imported, and the file the import makes. */
  taxonomyBytes: 64 * MB,
  /** A table of outcomes: some millions of people. */
  outcomesBytes: 64 * MB,
  /** Lines of match or rank that are computed again: some thousand resumes. */
  receiptsBytes: 64 * MB,
  pagesRead: 50,
  pagesRefusedAbove: 500,
  /** Characters of visible text kept of one file. */
  textChars: 2_000_000,
  inflatedBytes: 50 * MB,
  xmlPartBytes: 20 * MB,
  zipEntries: 2_000,
  /** Inflated to stored size of one entry; only looked at from `zipRatioFromBytes` on: long tables of small cells are dense too. */
  zipRatio: 100,
  zipRatioFromBytes: 4 * MB,
  xmlDepth: 256,
  filesPerUpload: 100,
  requestBytes: 300 * MB,
  sessionBytes: 1024 * MB,
  uploadsAtOnce: 4,
  filesPerHour: 2_000,
  queuePerOwner: 5_000,
  jobChars: 50_000,
  requirementsPerJob: 500,
  responsibilitiesPerJob: 2_000,
  titleChars: 200,
  /** A job description drafted from a form: characters of a line and of a name, entries of a list, requirements. */
  draftLineChars: 300,
  draftNameChars: 80,
  draftLines: 12,
  draftRequirements: 30,
  /** Times one person may have a language model reword a draft. */
  rewordingsPerHour: 60,
  nameChars: 200,
  reasonChars: 1_000,
  noteChars: 5_000,
  /** Characters of a question that a person writes. */
  questionMinChars: 10,
  questionChars: 600,
  questionMinutes: 30,
  followUps: 6,
  /** Questions in the core of a kit, or about one candidate. */
  questionsPerPart: 60,
  feedbackMinChars: 10,
  feedbackChars: 5_000,
  /** From one address; a household of IPv6 counts as one. */
  feedbackPerHour: 5,
  /** Longest address that mail allows. */
  emailChars: 254,
  correctionsAtOnce: 100,
  /** Entries that a person may add to one list of a profile. */
  entriesAdded: 50,
  /** Skills of the taxonomy that one search shows. */
  skillsFound: 8,
  /** One line of a role. */
  lineChars: 2_000,
  detailChars: 500,
  passwordChars: 256,
  /** Bytes of a JSON body. */
  bodyBytes: 1 * MB,
  listPage: 200,
  idempotencyHours: 24,
  eventHours: 24,
  /** Event streams of one person at the same time. */
  streamsPerOwner: 32,
  freeBytes: 2 * 1024 * MB,
  /** Fewer confirmed requirements than this: no percentage. */
  requirementsForScore: 3,
  /** Characters of a sheet of group data: ten thousand people. */
  sheetChars: 700_000,
  /** Groups smaller than this are never shown. */
  groupShown: 5,
  /** Jobs whose group figures are compared with one another: the newest of them. */
  jobsPooled: 50,
  readerWallMs: 30_000,
  readerCpuSeconds: 20,
  readerDataBytes: 512 * MB,
  readerOpenFiles: 64,
  /** Files of one process. Two that part 100 files do so unevenly: the room above 50 spares a third process for the last few. */
  readerReuse: 64,
  /** An idle reader process ends after this time, so that a resting server holds none. */
  readerIdleMs: 20_000,
  readerFrameBytes: 64 * MB,
  /** Pages of one file that are read from their pictures; the rest stays flagged as pictures. */
  ocrPages: 10,
  /** For one page. */
  ocrWallMs: 60_000,
  ocrCpuSeconds: 40,
  ocrDataBytes: 768 * MB,
} as const;
