import data from "../../data/job/title.json";
import { canonicalOf } from "../../skills/index.ts";
import { toWords } from "../words/words.ts";
import { isPlaceName } from "./house.ts";
import { isOccupation, suretyOf } from "./occupations.ts";

const ORGANISATION = new Set(data.organisation);
const TIMES = new Set(data.times);
const LEVELS = new Set(data.levels);
const TEAMS = new Set(data.teams);
const WORKPLACES = new Set(data.workplaces);
const FIELDS = new Set(data.fields);
const KINDS = new Set(data.kinds);
const OF_HOUSE = new Set([...data.workplaces, ...data.organisation, ...data.houses]);
const FOR_WHOM = /\s(?:für|for|pour|para|per|voor)\s(?:unser\p{L}*|our|notre|nos|nuestr\p{L}*|onze|den|die|das|the)\s.*$/u;
const IN_PLACE = /\s(?:in|near|bei|à)\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)$/u;
const NO_PLACE = /^(?:Test|Training|Residence|Charge|Chief|House)$/;
const FIELD_ENDING = /(?:ology|ics|ing|ment|ance|ence|tion|sion|ery|graphy|nomy|istry|ed|al|ic|ive|ical|ity|care)$/;
const PLACE_ENDING = /(?:ing|ford|ton|ham|burgh?|ville)$/;

/** "(m/w/d)": behind it stands no part of the name. */
const GENDERS = /\s*[([]\s*(?:[mfwdxhn]\s*[/|*,]\s*){1,3}[mfwdxhn]\s*[)\]]/i;

/** "Cleaner 5am-8am", "Driver Mon-Fri": when. */
const CLOCK = /[\s,]+(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day)?s?\s?(?:-|–|to\b|&)).*$/i;
const anyOf = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length).join("|");
/** "Exciting opportunity: ", "Now hiring ", "requirement for ": the call before the name. */
export const CALL = new RegExp(`^(?:${anyOf(data.calls)})(?:\\s+for)?\\s*[:!–-]?\\s+`, "i");
const MONTHS = data.months.join("|");
const WHEN = new Set(data.months.filter((month) => month !== "may" && month !== "mar"));
/** "Band 6 Physiotherapist": the grade of pay before the name. */
const GRADE_BEFORE = /^(?:(?:pay\s)?(?:band|grade)\s(?:\d{1,2}[a-d]?|[a-h])|[A-Z]{2}\d)\s+(?=\p{L}{3})/iu;
/** "Ref R-2291 Research Fellow". */
const REFERENCE_BEFORE =
  /^(?:job\s|vacancy\s|post\s)?(?:ref|reference|id|req|no)\b[\s.:#]*(?=[^\s]*\d)[\p{L}\d/.-]+[\s:,–-]+(?=\p{L}{2})/iu;
/** "Gardener April to October". */
const FROM_MONTH = new RegExp(`[\\s,]+(?:from\\s)?(?:${MONTHS})\\b(?:\\s\\d{4})?(?:\\s?(?:-|–|to|until|till|through)\\s?.*|\\s*)$`, "i");
const TERMS_BEFORE = new RegExp(`^(?:(?:${anyOf(data.termsBefore)})[\\s,/]+)+`, "i");

/** "Social Worker (Grade 9) / Senior Social Worker (Grade 10)". */
const GRADES = /\s*\((?:pay\s)?(?:grade|band|scale|spine|step|pts?|points?)\s[^)]*\)/gi;
/** "NMC registered nurse": which body holds the name, before the name. */
const REGISTERED = /^\p{Lu}{2,6}[\s-](?:registered|qualified|accredited|certified|licen[cs]ed|chartered)\s+(?=\p{L})/u;

/** Parts of a headline: the name of the job, of the company, the place, the terms, the way through a page. */
export function partsOf(line: string): string[] {
  return line.split(/\s(?:[>›»|•·@~–—]|-{1,3})\s|[|•\t]|[:;]\s|\s\/\/\s|\sat\s(?=\p{Lu})/u).filter((part) => part.trim() !== "");
}

/** "full time", "24 hours", "permanent": terms, no names. */
export function isAboutTime(part: string): boolean {
  const words = toWords(part).map((word) => word.folded);
  return words.length > 0 && words.some((word) => TIMES.has(word)) && !words.some(isOccupation);
}

/** The name of the job alone: without markup, "(m/f/d)", notice words, terms and place. */
export function clean(flat: string, raw: string): string | undefined {
  const bare = raw
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\*\*|__|^[#*_\s>-]+|[*_]+$|[`"“”„]/g, "")
    .replace(GENDERS, "")
    .replace(GRADES, "")
    .replace(/\s*\((?:gn|all genders|alle geschlechter|any gender)\)/i, "")
    .replace(/^(?:two|three|four|five|six|several|multiple)\s+(?=\p{Lu})/iu, "")
    .replace(CLOCK, "")
    .replace(/\s(?:[mfwdxh]\/){1,2}[mfwdxh](?=\s|$)/gi, "")
    .replace(CALL, "")
    .replace(/^urgent(?:ly)?\b\W*/i, "")
    .replace(CALL, "")
    .replace(/^\((\p{L}+)\)\s/u, "$1 ")
    .replace(/[\s,]+(?:in|on)\s(?:[\p{L}\d]+[\s-])?shifts?\b.*$/iu, "")
    .replace(/[\s,]+(?:\d(?:st|nd|rd|th)|first|second|third|night|day|evening|weekend|rotating|early|late|am|pm)\s+shifts?\b.*$/i, "")
    .replace(/\s*[(-]?\s?\bx\s?\d{1,2}\)?(?=$|,|\s\(|\s[-–—|]\s|\s(?:wanted|needed|required|sought)\b)/i, "")
    .replace(/[\s,]+\d{1,2}(?:[.,]\d)?\s?(?:h|hrs?|hours?|std|stunden)\b.*$/i, "")
    .replace(FROM_MONTH, "")
    .replace(REFERENCE_BEFORE, "")
    .replace(GRADE_BEFORE, "")
    .replace(TERMS_BEFORE, "")
    .replace(REGISTERED, "")
    .replace(/^(?:(?:an?|the|our|x?\d{1,2}(?:\s?x(?=\s))?)\s+)+(?=\p{L})/iu, "")
    .replace(
      /\s(?:gesucht|wanted|needed|required|sought|gezocht)\b(?=\s?[,!.;–-]|\s(?:for|in|at|to|near|by|from|on|with|asap|urgently|now)\b).*$/iu,
      "",
    )
    .replace(
      /\s(?:gesucht|wanted|needed|required|gezocht|vacancy|position|job description|role|job|post|opening|opportunity)\s*[!.]*\s*$/i,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
  const name = withoutBrackets(flat, withoutTerms(flat, bare));
  const fewest = GENDERS.test(raw) ? 0 : 1;
  const title = withoutTail(flat, name.replace(/\s20\d\d\b.*$/, "").replace(/^[^\p{L}\d]+|[\s:,;.!–-]+$/gu, ""), fewest);
  return title.length > 1 ? title : undefined;
}

/** "Pharmacist - Oncology", "Social Worker – Children in Care" keep their subject; a place, a time, a number or a company behind the dash goes. */
function withoutTerms(flat: string, line: string): string {
  const parts = partsOf(line);
  const [first = "", second] = parts;
  const dash = /^\s[-–—]\s/.exec(line.slice(first.length))?.[0];
  if (second === undefined || dash === undefined) return first;
  const bare = second.replace(/\s*[([].*$/, "").split(/,\s/)[0] ?? "";
  const isShort = toWords(bare).length <= 2 && (/^[A-Z]{1,2}\d$/.test(bare) || isSubject(flat, bare)) && !isTerm(bare);
  const isWhole = isShort && bare === second.replace(/\s*[([].*$/, "") && dash.trim() !== "—";
  return isWhole ? first + dash + second : isFieldBehind(flat, bare) ? first + dash + bare : first;
}

/** "– Acute Medical Unit", "– Children in Care", no "– village farm shop", "– Pulp Mill". */
export function isFieldBehind(flat: string, bare: string): boolean {
  return /^\p{Lu}/u.test(bare) && isWideSubject(flat, bare) && !namesHouse(bare);
}

const namesHouse = (part: string): boolean =>
  toWords(part).some(({ folded }) => OF_HOUSE.has(folded) || OF_HOUSE.has(folded.replace(/s$/, "")));

const MOST_OF_SUBJECT = 5;
const SHORT_WORD = /^(?:and|of|in|for|the|with|to|a|an|or)$/;
/** Numbers of hours, posts, money and times; "3a", "B1.1" and "S/4HANA" are names. */
const AMOUNT =
  /[£$€₹₦%]|\d\s?(?:h|hrs?|hours?|days?|wks?|weeks?|mths?|months?|yrs?|years?|posts?|positions?|openings?|vacanc\w+|k|am|pm|fte|pax|no|nos|beds?|seats?)\b|\d[:.]\d\d|^\W*x?\s?\d{1,2}x?\W*$/i;

/** Whether a part of a headline tells what the work is about: words of work or of the text, none of a place, a house, a time or terms. */
function isWideSubject(flat: string, part: string): boolean {
  const words = toWords(part).filter(({ folded }) => !SHORT_WORD.test(folded));
  if (words.length === 0 || words.length > MOST_OF_SUBJECT || isTerm(part) || AMOUNT.test(part) || namesPlace(flat, part)) return false;
  const known = words.filter(({ start, end }) => isSubject(flat, part.slice(start, end)));
  return isSubject(flat, part) && known.length * 3 >= words.length * 2;
}

/** "(Leeds)", "Pune / travel", "Oslo or remote". */
const namesPlace = (flat: string, part: string): boolean =>
  part.split(/,\s|\s?[/&;+]\s?|\s(?:or|and|near)\s/).some((one) => isPlaceName(one.trim(), true) || isPlace(flat, one.trim()));

/** "(Residential)" says what kind of work it is; "(Leeds)", "(24 hours)", "(Level B)" do not. */
function withoutBrackets(flat: string, name: string): string {
  const bracket = /\s[([]([^)\]]*)[)\]]?/.exec(name);
  if (!bracket) return name;
  const inside = bracket[1] ?? "";
  const head = name.slice(0, bracket.index);
  const behind = name.slice(bracket.index + bracket[0].length);
  if (suretyOf(head) === undefined && suretyOf(behind) === "named") return head + behind;
  if (isInitialsOf(inside, head)) return head + behind;
  const isShort = toWords(inside).length <= 2 && !isTerm(inside.replace(/\bcent(?:re|er)$/i, "")) && isSubject(flat, inside);
  return isShort ? name.slice(0, bracket.index + bracket[0].length) : head;
}

/** "Registered Nurse (RN)". */
function isInitialsOf(inside: string, head: string): boolean {
  const initials = toWords(head).map(({ folded }) => folded.charAt(0));
  return inside.length > 1 && initials.join("").endsWith(inside.toLowerCase());
}

function isTerm(part: string): boolean {
  const words = toWords(part).map((word) => word.folded);
  return words.some((word) => TIMES.has(word) || LEVELS.has(word) || ORGANISATION.has(word) || WHEN.has(word) || /^\d/.test(word));
}

/** A field of work rather than a place: a skill, a word with an ending of fields, or one the text writes small. */
export function isSubject(flat: string, part: string): boolean {
  if (canonicalOf(part) !== undefined) return true;
  return toWords(part).some(({ start, end, folded }) => {
    if (folded.length < 3) return false;
    if (FIELDS.has(folded) || KINDS.has(folded)) return true;
    const small = ` ${part.slice(start, end).toLowerCase()}`;
    return flat.includes(small) || (FIELD_ENDING.test(folded) && !PLACE_ENDING.test(folded));
  });
}

/** "Teacher, Oakfield School", "Barista, Leeds" and "Technician, 2nd shift" end at the comma; "Nurse in Vollzeit" before the time. */
function withoutTail(flat: string, title: string, fewest: number): string {
  const parts = title.split(/,\s+/);
  if (isInCapitals(title)) return withoutTailInCapitals(title);
  const isOther = (part: string, index: number) =>
    isPlace(flat, part) ||
    isPlaceName(part) ||
    /^The \p{Lu}/u.test(part) ||
    isWorkplace(part) ||
    isTeam(parts[0] ?? "", part) ||
    isTerm(part) ||
    /[£$€\d]/.test(part) ||
    (index > fewest && isNameOnly(flat, part));
  const end = parts.findIndex((part, index) => index > 0 && isOther(part, index));
  const kept = parts.filter(
    (part, index) =>
      index === 0 || ((end < 0 || index < end || toWords(part).some(({ folded }) => isOccupation(folded))) && !isOther(part, index)),
  );
  return kept
    .join(", ")
    .replace(FOR_WHOM, "")
    .replace(/\s(?:for|to(?! the \p{Lu})|with|who)\s\p{Ll}.*$/u, "")
    .replace(IN_PLACE, (hit, place: string) => (NO_PLACE.test(place) || isSubject(flat, place) ? hit : ""))
    .replace(
      /\s+(?:in|en|em|a|à|op)\s+(?:vollzeit|teilzeit|voll-|teil-|temps plein|temps partiel|jornada completa|tempo pieno|tempo indeterminato|tempo determinato|fulltime|parttime)(?!\p{L}).*$/iu,
      "",
    );
}

const isInCapitals = (title: string): boolean => /\p{Lu}{4}/u.test(title) && !/\p{Ll}{2}/u.test(title);

/** "HOUSEKEEPER, PRIVATE FAMILY, YORK", "2ND OFFICER / LPG CARRIER": capitals tell no names; only other occupations and fields of work go on with the name. */
function withoutTailInCapitals(title: string): string {
  const [first = "", ...others] = title.split(/(?=,\s|\s\/\s)/);
  if (suretyOf(first) === undefined) return title;
  const isOfJob = (part: string) => {
    const bare = part.replace(/^[,\s/]+/, "");
    return canonicalOf(bare) !== undefined || FIELDS.has(bare.toLowerCase()) || toWords(bare).some(({ folded }) => isOccupation(folded));
  };
  const end = others.findIndex((part) => !isOfJob(part));
  return [first, ...(end < 0 ? others : others.slice(0, end))].join("");
}

/** "Social Worker, Assessment Service": the team behind a name that stands for itself. */
const isTeam = (name: string, part: string): boolean =>
  TEAMS.has(toWords(part.replace(/\s*\([^)]*\)?$/, "")).at(-1)?.folded ?? "") && suretyOf(name) === "named";

/** "Night porter, seaside hotel": where, in small letters. */
const isWorkplace = (part: string): boolean => /^\p{Ll}/u.test(part) && WORKPLACES.has(toWords(part).at(-1)?.folded ?? "");

/** "Herdsperson, 180 cow unit, Dumfries": a name of one or two words that ends a longer line and is no field of work. */
function isNameOnly(flat: string, part: string): boolean {
  return (
    /^\p{Lu}[\p{Ll}-]+(?:\s\p{Lu}[\p{Ll}-]+)?$/u.test(part) &&
    !isSubject(flat, part) &&
    !toWords(part).some(({ folded }) => isOccupation(folded))
  );
}

/** A part that the text elsewhere puts behind "in", or that is a state's two letters. */
function isPlace(flat: string, part: string): boolean {
  if (/^\p{Lu}{2}$/u.test(part)) return true;
  return (
    /^\p{Lu}/u.test(part) &&
    ["in", "at", "near", "around", "bei", "à", "en", "em", "a", "te"].some((word) => flat.includes(` ${word} ${part}`))
  );
}
