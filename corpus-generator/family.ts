import type { DateForm, DateStyle } from "./dates.ts";
import type { Sheet } from "./sheet.ts";

/** The program that writes the file, and where one program writes several kinds, which. */
export type Producer =
  | "chromium"
  | "ghostscript"
  | "libreoffice-pdf"
  | "libreoffice-docx"
  | "pdflatex"
  | "xelatex"
  | "text-utf8"
  | "text-utf16"
  | "text-cp1252";

/** What a layout leaves out; it is left out of the truth, too. */
export type Omission = "summary" | "skills" | "certificates" | "languages" | "interests" | "places";

/** One idea of how a resume may look. The page is written in the language that its producers read. */
export type Family = {
  name: string;
  columns: 1 | 2 | 3;
  producers: Producer[];
  dates: DateForm[];
  between?: DateStyle["between"][];
  since?: boolean;
  /** Schools print the whole interval, or the date of the degree alone. */
  schoolDates?: "interval" | "end";
  roles?: [number, number];
  grouped?: boolean;
  /** Roles stand from the first to the last. */
  oldestFirst?: boolean;
  /** Every other document is written with the rare words. */
  rare?: boolean;
  /** Written with the second list of people, employers and trades. */
  words?: "second";
  omits?: Omission[];
  write: (sheet: Sheet) => string;
};
