import data from "../../data/job/title.json";
import type { JobText } from "../words/job-text.ts";
import { toWords } from "../words/words.ts";
import { isOccupation, suretyOf } from "./occupations.ts";
import type { Candidate } from "./title-choice.ts";
import { HEAD_CHARS } from "./title-lines.ts";

const SUBJECT_OF_SENTENCE =
  /(?:^|[.!?]\s)(?:The|As|As an?|As our|As the) ((?:\p{Lu}[\p{L}\d&/-]*)(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7})(?=[ ,])/u;
/** "… then our Customer Service Advisor role could be for you". */
const NAMED_ROLE =
  /(?<!\p{L})(?:[Oo]ur|[Tt]he|[Tt]his|[Aa]n?) (?:new |exciting |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,7}) (?:role|position|post|job|vacancy|opportunity)(?!\p{L})/u;
/** "Our Lettings Negotiator will handle viewings": somebody of the house would do it for the reader or with the house. */
const OUR_SUBJECT =
  /(?:^|[.!?]\s)Our (?:new |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,5}) (?:will|is responsible for|reports to)(?=\s)(?![^.!?]*\b(?:you|your|us)\b)/u;
/** "Our herdsman of nineteen years", "the current manager is"; "our lettings negotiator Gemma". */
const HOLDERS = [
  /(?<!\p{L})[Oo]ur ((?:\p{L}[\p{L}-]* ){1,4}?)\p{Lu}\p{Ll}+(?=[ ,])/u,
  /(?<!\p{L})(?:[Oo]ur|[Tt]he current|[Tt]heir) ((?:\p{L}[\p{L}-]* ){1,4}?)(?:of|is|has|who)(?=\s)/u,
];
/** "As our Depot Manager in Thurrock you will …", "As a tram driver with us you …". */
const AS_READER =
  /(?:^|[.!?:]\s)As (?:our|an?|the) (?:new |next )?([\p{L}\d&/-]+(?: (?:(?:of|and|for|in|&) )?[\p{L}\d&/-]+){0,7}?)(?: (?:in|at|for|with|on|here) ?[^,.]{0,40})?,? you(?:['’]ll|['’]d)?\b/u;
/** "Skills required for the Design Engineer:". */
const MENTIONED =
  /(?<!\p{L})(?:for|as) (?:the|this|our|your) (?:new |next )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,5})(?=[:.,;!?]|$)/u;
/** "That's what the Area Manager does", "Wanted for May: a Catering Manager": a name in capitals to whom nobody reports and with whom nobody works. */
const AMID =
  /(?<!(?:^|[ ,])(?:to|with|by|from|alongside|under|of|for|than|and|or|support|supports|supporting|assist|assists|assisting|help|helping) )(?<!\p{L})(?:[Tt]he|[Aa]n?) (?:\p{Ll}+ )?(\p{Lu}[\p{L}\d&/-]*(?: (?:(?:of|and|for|in|&) )?\p{Lu}[\p{L}\d&/-]*){0,5})/gu;
const AMID_LINES = 4;
const LEAVING = new Set(data.leaving);

/** Names of the job in passing: what the reader will be, the subject of a sentence, what something is for, the place that becomes free. */
export function titlesInSentences({ flat }: JobText): Candidate[] {
  const rows = flat.slice(0, HEAD_CHARS).split("\n");
  return [
    ...rows.flatMap((row) => named("reader", AS_READER.exec(row.trim())?.[1])),
    ...rows.flatMap((row) => subjectOf(row).flatMap((part) => ({ place: "subject", part, whole: part }) as const)),
    ...rows.flatMap((row) => endsInOccupation("mention", MENTIONED.exec(row)?.[1])),
    ...rows
      .filter((row) => row.trim() !== "")
      .slice(0, AMID_LINES)
      .flatMap((row) => [...row.matchAll(AMID)].flatMap(([, part]) => endsInOccupation("amid", part))),
    ...rows
      .flatMap((row) => row.split(/[.!?]/))
      .flatMap((sentence) =>
        isLeaving(sentence) ? HOLDERS.flatMap((holder) => named("leaver", holder.exec(sentence)?.[1]?.trim())).slice(0, 1) : [],
      ),
  ];
}

/** "The HVAC Service Technician performs …": capitals behind the first word that name an occupation. */
function subjectOf(row: string): string[] {
  const part = (SUBJECT_OF_SENTENCE.exec(row.trim()) ?? OUR_SUBJECT.exec(row.trim()) ?? NAMED_ROLE.exec(row))?.[1];
  return part !== undefined && suretyOf(part) !== undefined ? [part] : [];
}

const named = (place: "reader" | "leaver", part: string | undefined): Candidate[] =>
  part !== undefined && suretyOf(part) === "named" ? [{ place, part, whole: part }] : [];

const endsInOccupation = (place: "mention" | "amid", part: string | undefined): Candidate[] =>
  part !== undefined && isOccupation(toWords(part).at(-1)?.folded ?? "") ? [{ place, part, whole: part }] : [];

/** "… is retiring", "… is off on maternity leave". */
const isLeaving = (sentence: string): boolean => toWords(sentence).some(({ folded }) => LEAVING.has(folded));
