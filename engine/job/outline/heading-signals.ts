import casual from "../../data/job/casual.json";
import signals from "../../data/job/heading-words.json";
import { findPhrases, toPhraseMap } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import type { SectionKind } from "./headings.ts";

const SIGNALS = toPhraseMap(Object.entries(signals).flatMap(([kind, words]) => words.map((word) => [word, kind as SectionKind] as const)));
/** Of a heading that tells of several kinds the first one counts. */
const PRIORITY: readonly SectionKind[] = [
  "eeo",
  "apply",
  "benefits",
  "nice",
  "preferred",
  "waived",
  "must",
  "about",
  "duties",
  "required",
  "summary",
  "conditions",
];
/** "You will be able to demonstrate:" goes on with the section above it. */
const LEADS_IN = /\b(?:able|asked|required|expected) to (?:demonstrate|show|evidence|prove|give evidence|provide evidence)\b/i;

/** Kind of a heading by its form: "About Fernhill", "Day to day, you will:". */
export function formOf(raw: string): SectionKind | undefined {
  if (/^about\s/i.test(raw)) return "about";
  if (SOMEBODY.test(raw) || HOLDING.test(raw) || isIfYou(raw)) return "required";
  return /\byou(?:\swill|['’]ll)\s*[:…*_]*$/i.test(raw) || DOES_WHAT.test(raw) ? "duties" : undefined;
}

/** "What will the apprentice be doing?" */
const DOES_WHAT = /^what (?:will|would|does|do|might|is) (?!we\b)[^.:;]+ (?:be doing|doing|do)(?: all day| every day| each day)?\s*\?*$/i;

/** "Would be lush if you had", "We'd be chuffed if you knew". */
const WISHED = new RegExp(
  `(?<!\\byou)(?:(?<!\\byou )\\bwould|['’]d|(?<!\\byou )\\bwill|['’]ll|(?<!\\byou )\\bcould) be (?!.*\\b(?:${casual.unwelcome.join("|")})\\b)(?:[\\w'’-]+ ){1,4}if you\\b`,
  "i",
);

/** "Would be fab", "It'd also be ace": praise alone. */
export const PRAISE = new RegExp(
  `^(?:(?:it|this|that) ?)?(?:would|['’]d|could) (?:also )?be (?!.*\\b(?:${casual.unwelcome.join("|")})\\b)(?!you\\b)(?:an? )?(?:[\\w'’-]+ )?[\\w'’-]+\\W*$`,
  "i",
);
/** "We'd be over the moon about": what waits for its list. */
export const PLEASED = /^\W*(?:and )?(?:we|i)(?:['’]d| would) (?:also |even )?be (?!able)(?:[\w-]+ ){1,4}(?:by|about|to see)\W*$/i;
/** "You're probably right for this if you": the lines below tell who fits. */
const IF_YOU =
  /\bif you(?:['’](?:ve|re|ll|d))?(?: (?:already|also|have|are|can|know|hold|bring|possess|will|would|enjoy|love|like|could|do|got|say yes to))*[\s:…*_]*$/i;
/** "This isn't for you if you": whom nobody wants; "… unless you have" names what all need. */
const NOT_FOR = /(?:n['’]t|\bnot) (?:(?:be )?(?:right |the (?:job|role|place|post) )?for you|be happy|enjoy|apply|a (?:good )?fit)\b/i;
const LACKS = /\b(?:without|unless|lack|lacking|no)\b|\bif you(?:['’]re)?(?: \w+)?(?: not\b|n['’]t\b|\w*n['’]t\b)/i;

/** "We'd love to meet you if you": a greeting, no wish. */
const MEETS = /\b(?:hear from|meet|talk to|talk with|speak to|speak with|chat to|chat with|get to know) you if\b/i;
/** "Get in touch if you:", "This is not for you if you": about applying, or of whom nobody wants. */
const NOT_IF =
  /(?:n['’]t|\bnot|\bnever)\b|\b(?:touch|call|ring|phone|contact|e?-?mail|tell|ask|let|write|message|speak|talk|apply|reach|adjustments?|support|help|paid|extra|love working|love it|offer)\b/i;
const isIfYou = (raw: string): boolean => IF_YOU.test(raw) && !NOT_IF.test(raw);

/** "The Council wishes to appoint a musician who can". */
const SOMEBODY =
  /\b(?:appoint|find|meet|hire|recruit|employ|welcome|seeks?|someone|somebody|anyone|person|people|candidates?|applicants?)\b.*\b(?:with|who(?: (?:already |also |really |can |will )*(?:can|is|are|has|have|brings?|knows?|holds?|offers?|shows?|understands?|comes? with|get|gets))?)[\s:…*_]*$/i;

/** "People joining us should have:". */
const HOLDING =
  /^(?!.*\bwe\b).*\b(?:should|must|need to|needs to|ought to|has to|have to) (?:already )?(?:have|hold|bring|know|possess)[\s:*_]*$|\b(?:like|want|need|expect|ask) you to (?:have|hold|bring|know|be|show)[\s:*_]*$/i;

/** "Apply ONLY if you are meeting the below". */
const ONLY_IF = /\bapply (?:only )?if you(?:['’]re| are| have|['’]ve| meet| hold| can)\b|\bonly (?:apply )?if you\b/i;

/** "To apply you MUST have:", "To be considered for this role you need:". */
const TO_APPLY =
  /\bto (?:apply|be (?:considered|eligible|shortlisted|successful)|be in with a chance)\b[^.?!]*\b(?:must|need|needs|should|have to|will) (?:to )?(?:have|hold|be|show|meet|demonstrate|possess|bring)?\s*[:…*_-]*$/i;

/** "What you need at the point of application". */
const BEFORE_APPLYING =
  /\byou(?:['’]ll| will| must| should)? (?:need|have|bring)\b.*\b(?:at|on|before|by|when|prior|already|time)\b.*\bappl/i;

/** "Responsibilities and requirements": what is asked for stands among what is done. */
const BOTH = /\S\s*(?:\band\b|&|\/|\+)\s*\S/i;

/** "You will be evaluated on the following competencies": the list below holds what is asked for. */
const MEASURED =
  /\b(?:evaluated|rated|scored|measured|assessed) (?:on|against|by|for) (?:(?:the|these|those|following|your|basis|of|key|core|below) )*(?:ksas?|competenc(?:y|ies)|criteria|skills|abilities|knowledge|qualifications|attributes)\b/i;

/** "Tell us how you meet these:", "people who meet the following:". */
const MET =
  /\b(?:how|who|that|if) (?:you|they)? ?(?:best )?(?:meet|satisfy|fulfil|match)s? (?:(?:all|each|most|every one|the|of|these|those|following|below|essential|key|person|selection)\b ?)+(?:criteria|points|requirements|specification|needs|standards)?\W*$/i;

/** "At time of appointment:" amid wishes says only when. */
const BY_WHEN =
  /^\W*(?:at|by|on|before|upon|from) (?:the )?(?:closing date|(?:time|date|point|day|start) of (?:the |your )?(?:application|applying|appointment|hire|hiring|employment|entry))\W*$/i;

/** Kind of a heading by words that tell it. */
export function signalOf(raw: string): SectionKind | undefined {
  if (BY_WHEN.test(raw)) return undefined;
  if (MET.test(raw)) return "must";
  if (MEASURED.test(raw)) return "required";
  if (NOT_FOR.test(raw)) return LACKS.test(raw) ? "must" : "waived";
  if (MEETS.test(raw) && IF_YOU.test(raw)) return "required";
  if (WISHED.test(raw) || PRAISE.test(raw) || PLEASED.test(raw)) return "nice";
  if (TO_APPLY.test(raw)) return "must";
  if (ONLY_IF.test(raw)) return "must";
  if (LEADS_IN.test(raw)) return undefined;
  const words = toWords(raw);
  const kinds = new Set(findPhrases(SIGNALS, words, 0, words.length).map((hit) => hit.value));
  if (BEFORE_APPLYING.test(raw)) kinds.delete("apply");
  if (isIfYou(raw) || (BOTH.test(raw) && (kinds.has("required") || kinds.has("must")))) kinds.delete("duties");
  return PRIORITY.find((kind) => kinds.has(kind));
}
