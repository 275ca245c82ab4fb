import grammar from "../../../data/resume/heading-words.json";
import { fold } from "../../../text/index.ts";
import { readLocation } from "../../contact/locations.ts";
import { isDepartment } from "../organisations.ts";
import { hasTitleWord } from "../titles.ts";

const ARTICLE = "(?:(?:an?|the|einen?|eine|une?|un[ao]?|uma?|een)\\s+)?";
const WORKED =
  "(?:been|worked|work|was|am|served|employed|engaged|appointed|hired|did \\p{L}+ \\p{L}+|started|working|employed|arbeite|arbeitete|gearbeitet|war|bin|travaille|travaillé|été|suis|trabajo|trabajé|trabajado|sido|soy|fui|trabalho|trabalhei|sou|lavoro|lavorato|stat[oa]|sono|werk|werkte|gewerkt|ben|was)\\s+";
const PERSON = "(?:(?:i|ich|ik|yo|eu|io|je)\\s+|j['’]\\s?)(?:(?:have|had|habe|ai|he|ho|heb|tenho)\\s+)?";
/** "I have worked as a", "Before that I was an", "ich arbeite als": what leads to a title in a story. */
const STORY = new RegExp(
  `^(?:\\p{L}+(?: \\p{L}+){0,2},?\\s+)?(?:${PERSON}(?:${WORKED})+(?:(?:as|als|comme|como|de|come)\\s+)?|(?:${WORKED})(?:as|als|comme|como|come)\\s+|(?:arbeite|arbeitete|war|bin|werk|werkte|was|ben)\\s+(?:ich|ik)\\s+(?:als\\s+)?|${PERSON}(?:hold|earned|completed|obtained|received|finished|gained)\\s+)${ARTICLE}(?=\\p{L})`,
  "iu",
);

/** "Promoted to Shift Leader", "Hired as Cashier", "Beförderung zum Vorarbeiter": how someone came to the post. */
const PROMOTED = new RegExp(
  `^(?:(?:internally )?(?:promoted|advanced|progressed|moved up|rose|hired|joined|re-?joined|re-?hired|started|began)(?: internally)? (?:to|from|as)|(?:befördert|beförderung|aufstieg) (?:zum|zur|vom|von der)|promue? (?:au poste de |comme )?|(?:ascendid[oa]|ascenso|promovid[oa]|promoção|promoss[oa]|promozione) (?:a|al)|(?:gepromoveerd|bevorderd) tot)\\s+${ARTICLE}(?=\\p{Lu})`,
  "iu",
);

/** Does someone tell of a job or a course of study in a sentence? */
export const tellsStory = (words: string): boolean => STORY.test(words);

/** "Before that, sous chef": when it was, before what it was. */
const WHEN =
  /^(?:before that|prior to that|previously|earlier|before|then|after that|afterwards|formerly|now|currently|presently|current|present|davor|zuvor|danach|vorher|derzeit|aktuell|avant cela|auparavant|puis|ensuite|actuellement|antes(?: de eso)?|después|despues|anteriormente|actualmente|antes disso|depois|atualmente|prima|poi|in precedenza|attualmente|daarvoor|daarna|nu)\s*(?:[,:]\s+(?:an?\s+)?|\s(?:an?|as|als|comme|como)\s+(?:an?\s+)?)(?=\p{L}{3})/iu;

/** "NOW: Ward 4, Hale Hospital", "Before that: Clerk, Acme": blanked out, so that the mark behind it parts nothing. */
export const withoutWhen = (masked: string): string =>
  masked.replace(WHEN, (lead) => (lead.includes(":") ? " ".repeat(lead.length) : lead));

const placements = new Set(grammar.alsoTitles);

/** "Stage : assistant conseiller", "Internship: Marketing Assistant": the kind of post in front of its title. */
function termsLead(text: string): number {
  const [lead, kind = ""] = /^(\p{L}+)\s?:\s+/u.exec(text) ?? [];
  return lead && placements.has(fold(kind)) && hasTitleWord(text.slice(lead.length)) ? lead.length : 0;
}

/** How many characters lead to a title: when it was, who was it, how someone came to it, what kind of post. */
export function leadToTitle(text: string): number {
  let lead = 0;
  for (const pattern of [WHEN, STORY, PROMOTED]) lead += pattern.exec(text.slice(lead))?.[0].length ?? 0;
  return lead + termsLead(text.slice(lead));
}

/** "(Worked as a cook) with Acme", "in Acme Foods, Leeds": what leads to the employer in a story; "in" may lead to a town or a unit too. */
export function cutsOfStory(masked: string, isLed: boolean): { start: number; end: number; at: boolean }[] {
  const from = STORY.exec(masked)?.[0].length;
  const told = from === undefined ? "" : masked.slice(from);
  const withName = /\s+(?:with|mit|avec|con|com|met|for|für|pour|para|voor|per)\s+(?=\p{Lu})/u.exec(told);
  const hit = withName ?? (isLed ? null : /\s+(?:in|en|em|na|no|nella|nel|dans)\s+(?=\p{Lu})/u.exec(told));
  if (!hit || from === undefined) return [];
  const name = told.slice(hit.index + hit[0].length).split(/[,.]\s|\s{2,}/)[0] ?? "";
  if (!withName && isDepartment(name)) return [];
  const start = from + hit.index;
  return [{ start, end: start + hit[0].length, at: withName !== null || readLocation(name, 0) === undefined }];
}
