import { t } from "../../lib/t.ts";

const WORDS_MOST = 12;
const CHARS_MOST = 100;
/** Marks of lists and headings before the words, and what some write in front of a title. */
const BEFORE = /^(?:[#*•–—_\s-]+|(?:job title|title|position|role|vacancy)\s*:\s*)+/i;
/** First lines that name a part of the text, not the job. */
const HEADINGS =
  /^(?:about (?:us|the (?:role|job|company|team|position))|job description|the (?:role|job|position)|overview|summary|who we are|we are (?:hiring|looking for).*)$/i;

/** The title that the first line of a description gives until the whole text is read; null when that line is a sentence, a heading or too long. */
export function readTitle(description: string): string | null {
  const line = description.split("\n").find((one) => one.trim() !== "") ?? "";
  const words = line
    .replace(BEFORE, "")
    .replace(/[\s*_:#]+$/, "")
    .trim();
  const isTitle = words !== "" && words.length <= CHARS_MOST && words.split(/\s+/).length <= WORDS_MOST && !/[.!?;]$/.test(words);
  return isTitle && !HEADINGS.test(words) && words !== t("jobs.guide.role") ? words : null;
}
