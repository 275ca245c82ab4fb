import bounds from "../../data/job/learned-bounds.json";
import type { Outline } from "../outline/statements.ts";
import type { JobText } from "../words/job-text.ts";
import { toWords } from "../words/words.ts";
import { isPlaceName } from "./house.ts";
import { isOccupation } from "./occupations.ts";
import type { Candidate } from "./title-choice.ts";
import { HEAD_CHARS, MOST_CHARS, openingLines, TERM_LABEL } from "./title-lines.ts";
import { withoutWay } from "./title-path.ts";

/** Where the first line and the other opening lines name the job, by what was learned from marked headlines. */
export function titlesLearned(text: JobText, outline: Outline): Candidate[] {
  const tag = text.model?.title;
  if (tag === undefined) return [];
  const first = text.flat
    .slice(0, HEAD_CHARS)
    .split("\n")
    .map((row) => row.trim())
    .find((row) => row !== "");
  const opening = first !== undefined && first.length <= MOST_CHARS ? [withoutWay(first)] : [];
  const lines = new Set([...opening, ...openingLines(text, outline)].map((line) => line.replace(TERM_LABEL, "").trim()));
  return [...lines].flatMap((whole) =>
    tag(whole)
      .filter(({ chance }) => chance >= bounds.title)
      .map(({ start, end }): Candidate => ({ place: "learned", part: withEdges(whole, start, end), whole })),
  );
}

/** "Sr. Java Developer", whose stop ends a sentence for the tagger, and "Mid-level UX designer": the level is of the name. */
const LEVEL_BEFORE = /(?<![\p{L}\d])(?:(?:[SJ]n?r|Asst|Dep|Chf)\.|mid[- ]level|senior|junior|principal|deputy) $/iu;
/** "Administrator III", "Librarian I/II". */
const GRADE_BEHIND = /^ (?:I{1,3}|IV)(?:\/(?:I{1,3}|IV))?(?![\p{L}\d])/u;

/** "Head of Year & Teacher | of Maths": the subject that ends the line or its part. */
const SUBJECT_BEHIND = /^ of (\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+)?)(?=\s*(?:$|[,(|–—-]))/u;

/** The name with what belongs to it on both sides, and with both ends of its bracket ("Engineer (Payments", "(Senior) Developer"). */
function withEdges(whole: string, start: number, end: number): string {
  const before = LEVEL_BEFORE.exec(whole.slice(0, start))?.[0] ?? "";
  const isBehindBracket = whole.charAt(start - 1) === "(" && /^[^(]*\)/.test(whole.slice(start, end));
  const part = whole.slice(start - (isBehindBracket ? 1 : before.length), end);
  if (part.lastIndexOf("(") > part.lastIndexOf(")") && whole.charAt(end) === ")") return `${part})`;
  const subject = SUBJECT_BEHIND.exec(whole.slice(end));
  if (subject && isOccupation(toWords(part).at(-1)?.folded ?? "") && !isPlaceName(subject[1] ?? "")) return part + subject[0];
  return part + (GRADE_BEHIND.exec(whole.slice(end))?.[0] ?? "");
}
