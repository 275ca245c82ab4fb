import data from "../data/interview/tasks.json";
import type { JobProfile } from "../job/index.ts";
import { fold } from "../text/index.ts";
import { findUnlawful } from "./find-unlawful.ts";
import { findProtectedTopics } from "./unlawful.ts";
import { DUTY } from "./weights.ts";

const STARTS = new Set(data.conditionStarts);
const SUBJECTS = [...data.subjects].sort((a, b) => b.length - a.length);
const LEAD_IN = new RegExp(`^(?:${data.leadIns.join("|")})\\b.{0,80}?,? (?=you(?:['’]ll| will)? )`, "i");
const SUBJECT = new RegExp(`^(?:${SUBJECTS.join("|").replaceAll("'", "['’]")}) `, "i");

/** Tasks of the job, short and neutral enough to be read out; conditions, checks and terms are none ("subject to a DBS check"). */
export function toDuties(job: JobProfile): string[] {
  const duties = job.responsibilities.map(({ text }) => toDuty(text)).filter((duty) => duty !== undefined);
  return [...new Set(duties)];
}

function toDuty(text: string): string | undefined {
  const plain = text.replace(/\s+/g, " ").replace(/[“”"]/g, "");
  if (isCondition(plain)) return undefined;
  const task = shorten(plain.replace(LEAD_IN, "").replace(SUBJECT, "")).replace(/[\s.;:,–-]+$/, "");
  if (STARTS.has(fold(task.split(" ", 1)[0] ?? "")) || task.split(" ").length < DUTY.fewest) return undefined;
  if (findUnlawful(task).length > 0 || findProtectedTopics(task).length > 0) return undefined;
  return `${task.charAt(0).toUpperCase()}${task.slice(1)}.`;
}

const isReadable = (words: string): boolean => words.split(" ").length <= DUTY.most;

/** "The post holder will be subject to …", "weekend work". */
function isCondition(text: string): boolean {
  const words = ` ${fold(text)
    .replace(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim()} `;
  return data.conditions.some((condition) => words.includes(` ${condition} `));
}

/** Of a long line the first clause: "Take handover from ED, look after a bay of six patients …" → "Take handover from ED". */
function shorten(task: string): string {
  const [sentence = ""] = task.split(/(?<=[.;])\s|\s[–-]\s/);
  if (isReadable(sentence)) return sentence;
  const [clause = ""] = sentence.split(/,\s/);
  return isReadable(clause) ? clause : "";
}
