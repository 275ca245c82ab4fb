const YEARS = "(?:years?|yrs?|jahren?|ans?|años?|anos?|anni|anno|jaar|jr)";
const MONTHS = "(?:months?|mos?|monaten?|mois|mes(?:es)?|mesi|mese|maanden|maand|mnd)";
const COUNTS =
  "one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|due|quattro|twee|drie";
const DURATION = new RegExp(
  `(?<=, |\\()(?:${COUNTS}) (?:${YEARS}|${MONTHS})(?![\\p{L}\\p{N} ])|\\(?\\b\\d{1,2}(?:[.,]\\d)?\\+? ?${YEARS}\\b\\.?(?:,? ?(?:and|und|et|y|e|en)? ?\\d{1,2} ?${MONTHS}\\b\\.?)?\\)?|\\(?\\b\\d{1,2} ?${MONTHS}\\b\\.?\\)?`,
  "giu",
);
/** "Sala dos 4 anos", "children aged 3 years": how old somebody is. */
const AGE = /\s(?:dos|das|des|los|les|dei|aged?|ages|under)\s*$/i;

/** "4 years 4 months" and nothing else. */
export const isDurationOnly = (words: string): boolean => words.length < 40 && !/[\p{L}\p{N}]/u.test(words.replace(DURATION, ""));

/** The words with blanks for every length of time but somebody's age. */
export const withoutDurations = (words: string): string =>
  words.replace(DURATION, (hit, at: number) => (AGE.test(words.slice(0, at)) ? hit : " ".repeat(hit.length)));

const TIME =
  "hours?|hrs?|h|years?|yrs?|months?|mos|weeks?|days?|nights?|terms?|stunden|jahre?n?|monate?n?|wochen?|tage?n?|ans|mois|semaines?|jours?|heures?|años|meses|semanas|días|horas|anos|dias|anni|mesi|settimane|giorni|ore|jaar|maanden|weken|dagen|uur|per|hour|day";
/** "(Series C, ~300 people)", "(8 engineers)", "(410 beds)": how large an employer or a team is, and no time. */
const SIZE = new RegExp(
  `\\((?:[^()]*[,;] ?)?(?:~|≈|>|ca\\.? |approx\\.? |about |over |rund |env\\. )?(?:\\d[\\d.,]*[kK]?\\+? ?(?!(?:${TIME})(?![\\p{L}]))\\p{Ll}{3,}|Series [A-H])(?![\\p{L}])[^()]*\\)`,
  "gu",
);

/** "… [2019 to 2022] (three entities, turnover of 40m)": behind the dates and to the end of the line, what begins small or with a number. */
const REMARK = /(?<=\S\s{6,})\((?=[\p{Ll}\d~])[^()]*[,\s][^()]*\)\s*\.?\s*$/u;

/** The words with what brackets tell of sizes, and a remark behind the dates, blanked out; offsets stay. `words`: without their dates. */
export const withoutSizes = (words: string): string =>
  words.replace(SIZE, (size) => " ".repeat(size.length)).replace(REMARK, (remark) => " ".repeat(remark.length));
