import { z } from "zod";

export const ErrorCategory = z.enum(["network", "validation", "business_logic", "system", "security", "user_input"]);
export const ErrorSeverity = z.enum(["low", "medium", "high", "critical"]);

export type ErrorRow = {
  status: number;
  category: z.infer<typeof ErrorCategory>;
  severity: z.infer<typeof ErrorSeverity>;
  retryable: boolean;
  message: string;
  actions: readonly string[];
};

const file = (status: number, message: string, ...actions: string[]): ErrorRow => ({
  status,
  category: "user_input",
  severity: "low",
  retryable: false,
  message,
  actions,
});
const again = (status: number, category: ErrorRow["category"], message: string, ...actions: string[]): ErrorRow => ({
  ...file(status, message, ...actions),
  category,
  severity: "medium",
  retryable: true,
});
const conflict = (message: string, status = 409): ErrorRow => ({
  ...file(status, message, "Reload the page to see the newest state"),
  category: "business_logic",
});
const DEFAULT_ACTIONS = ["Try again in a few moments", "Refresh the page", "Contact support if the issue persists"];

/** Every error of the product: what it is, what the user reads, what the user can do. */
export const ERRORS = {
  // a file that cannot become a resume
  empty: file(422, "The file is empty.", "Upload the file again from its source"),
  "no-text": file(
    422,
    "The file was read, but it holds no text.",
    "Check that the file is the resume",
    "Save it as PDF or DOCX with its text",
  ),
  "needs-text": file(
    422,
    "The pages are images without text (a scan).",
    "Upload a PDF or DOCX with selectable text",
    "Install the OCR part to read scans",
  ),
  encrypted: file(422, "The file is protected with a password.", "Save a copy without a password and upload that"),
  "unsupported-type": file(415, "This is not a PDF, DOCX or TXT file.", "Save the resume as PDF, DOCX or TXT"),
  "legacy-word": file(415, "This is an old Word file (.doc).", "Open it in a word processor and save it as DOCX or PDF"),
  damaged: file(422, "The file is damaged and cannot be opened.", "Open it on your machine, save it again and upload the new copy"),
  "too-large": file(413, "The file is larger than 10 MB.", "Remove large pictures or save it with smaller ones"),
  "too-many-pages": file(413, "The file has more than 500 pages.", "Upload only the pages of the resume"),
  "inflates-too-large": file(413, "The file unpacks to far more data than a resume holds.", "Save it again from a word processor"),
  "forbidden-content": file(
    422,
    "The file holds a document type declaration, which resumes do not need and attacks do.",
    "Save it again from a word processor",
  ),
  "resource-limit": file(422, "Reading the file took more memory or time than one file may take.", "Save it again as PDF or plain text"),
  "reader-crashed": file(422, "The reader broke off on this file.", "Save it again as PDF or plain text"),
  // a path on the command line
  "not-found": file(404, "There is no file of this name.", "Check the path"),
  "not-a-file": file(422, "This is a folder or a device, not a file.", "Name the files in it, for example folder/*"),
  "no-permission": file(403, "You may not read this file.", "Change its permissions or ask its owner"),
  // a job description
  "job-empty": file(422, "The job description has no text.", "Describe the job: title, what to do, what is needed"),
  "job-too-long": file(413, "The job description is longer than 50,000 characters.", "Keep the part that describes this job"),
  "job-language": file(422, "The language of this job description is not supported yet.", "Write it in English"),
  "no-model": file(409, "No language model is set up on this installation.", "Ask whoever runs it to set AI_PRIMARY"),
  "job-unreadable": file(422, "The job description could not be read.", "Pass a TXT, PDF or DOCX file with text"),
  // figures
  "csv-columns": file(
    422,
    "The table needs a group column and a selected or a score column.",
    "Name the columns: one or more attributes, then selected or score",
  ),
  "csv-values": file(
    422,
    "A selected column holds something other than yes and no, or a score column something other than numbers.",
    "Write yes or no (1 or 0) under selected and numbers under score; leave a cell empty when it is not known",
  ),
  "csv-rows": file(422, "The table has a heading line and no rows.", "Add one row for each person"),
  "csv-heading-twice": file(422, "Two columns of the table have the same name.", "Give every column a name of its own"),
  "csv-too-large": file(413, "The table is larger than 64 MB.", "Keep the columns of groups, selected and score alone"),
  "csv-damaged": file(422, "The table could not be read as CSV.", "Save it as CSV with a header line"),
  "taxonomy-columns": file(
    422,
    "The table has neither the columns of ESCO's skills nor those of O*NET's technologies.",
    "Pass skills_en.csv of ESCO or Technology Skills.txt of O*NET, with its header line",
  ),
  "taxonomy-encoding": file(422, "The table is not UTF-8 text.", "Save it as UTF-8"),
  "taxonomy-too-large": file(413, "The table is larger than 64 MB.", "Pass the table of skills alone"),
  "taxonomy-unreadable": file(422, "This is not a file that taxonomy import wrote.", "Import the tables again"),
  "sheet-columns": file(
    422,
    "The table needs a column that names the candidate and one for sex or for race and ethnicity.",
    "Download the template and fill it in",
    "Or name the columns candidate, sex, race/ethnicity",
  ),
  "sheet-strangers": file(
    422,
    "No line of the table names a candidate of this analysis.",
    "Use the codes of the template, the labels such as Candidate 7, or the file names of the resumes",
  ),
  "receipt-absent": file(
    422,
    "None of the receipts is about a file of this name.",
    "Name the file as match or rank did, or pass its receipt alone",
  ),
  "receipts-too-large": file(413, "The receipts are larger than 64 MB.", "Pass them in several parts"),
  "receipt-unreadable": file(422, "This is not a receipt of a match.", "Pass the JSON line that match or rank printed, or its receipt"),
  "receipt-without-job": file(
    422,
    "This receipt does not hold the job it is about.",
    "Name the job with --job FILE, or pass the whole line",
  ),
  "spec-unreadable": file(422, "This is no specification of a job description.", "Pass JSON with at least a title"),
  // an upload
  "too-many-files": file(413, "You sent more than 100 files at once.", "Send the rest in another upload"),
  "request-too-large": file(413, "The upload is larger than 300 MB.", "Send fewer files at once"),
  "session-full": file(413, "This session already holds 1 GB of files.", "Start a new session"),
  "upload-cut": again(400, "network", "The upload broke off before the file was complete.", "Send the file again"),
  "storage-full": again(507, "system", "Storage is full. Ask your administrator to free space.", "Try again when there is space"),
  "queue-full": again(429, "business_logic", "Your queue is full.", "Wait until some of the waiting resumes are read"),
  "not-failed": conflict("This resume did not fail, so there is nothing to try again."),
  // a correction
  "not-read": conflict("This resume has not been read yet, so there is nothing to correct."),
  covered: file(409, "Blind review covers this field.", "Reveal the candidate first"),
  // a request
  unauthenticated: {
    ...file(401, "Authentication required. Please log in again.", "Sign in"),
    category: "security",
  },
  "requires-recent-login": {
    ...file(403, "Please confirm your password to continue.", "Sign in again"),
    category: "security",
  },
  // an account
  "wrong-password": { ...file(422, "Incorrect password.", "Type the password you sign in with"), category: "validation" },
  "invalid-email": { ...file(422, "Invalid email address.", "Check the email address"), category: "validation" },
  "email-taken": { ...file(409, "An account with this email already exists.", "Use another email address"), category: "business_logic" },
  "email-mismatch": file(422, "This is not the email address of your account.", "Type the address that your profile shows"),
  "weak-password": { ...file(422, "Password should be at least 6 characters.", "Choose a longer password"), category: "validation" },
  "kept-by-provider": {
    ...file(409, "Your sign-in provider keeps the email address and the password of this account.", "Change them there"),
    category: "business_logic",
  },
  "foreign-origin": { ...file(403, "This request came from another site.", "Use the product's own pages"), category: "security" },
  absent: file(404, "We could not find this. It may have been deleted, or it belongs to another account.", "Go back to the list"),
  "no-such-operation": file(404, "There is no such operation.", "Check the address"),
  "wrong-method": file(405, "This address does not take that method.", "Check the method"),
  "invalid-input": { ...file(400, "Something in the request is not as expected.", "Check the marked fields"), category: "validation" },
  "body-too-large": file(413, "The request is too large.", "Send less at once"),
  "key-mismatch": conflict("This Idempotency-Key was used for another request.", 422),
  "key-in-use": again(409, "business_logic", "This is already being done. We will show the result.", "Wait a moment"),
  "rate-limited": again(429, "business_logic", "Too many requests.", "Wait a moment and try again"),
  unavailable: again(503, "system", "We are busy.", "Try again in a few seconds"),
  // jobs, analyses, interviews
  "quote-mismatch": conflict("A quoted passage does not stand at its place in the text.", 422),
  "nothing-to-analyse": conflict("There is no resume in these sessions to analyse.", 422),
  "not-analysed": conflict("This candidate has not been analysed for this job yet.", 409),
  "unlawful-question": file(422, "This question asks about something that may not count in hiring.", "Ask about the work instead"),
  "protected-criterion": file(422, "A requirement asks for something that may not count in hiring.", "Ask for the work instead"),
  "no-other-question": conflict("There is no other question left about this.", 409),
  "reason-needed": file(422, "A reason is needed for this decision.", "Name an unmet requirement or write a few words"),
  // everything else
  "wrong-usage": {
    status: 400,
    category: "validation",
    severity: "low",
    retryable: false,
    message: "The command was not understood.",
    actions: ["Read the usage text"],
  },
  SYSTEM_ERROR: {
    status: 500,
    category: "system",
    severity: "high",
    retryable: true,
    message: "A system error occurred. Please try again later.",
    actions: DEFAULT_ACTIONS,
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;
export const ErrorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** The one error class: a code of the table, what caused it, details that are safe to show, and when to try again. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: { cause?: unknown; details?: string; waitSeconds?: number } = {},
  ) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = "AppError";
  }
}

/** What a user reads: the message, then what can be done about it. */
export function toUserText(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  return [row.message, ...row.actions.map((action) => `${action}.`)].join(" ");
}
