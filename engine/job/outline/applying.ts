import data from "../../data/job/terms.json";

/** "Send CV and photo to …", "Call Dawn on …": what stands below is about applying too. */
const APPLYING =
  /^\W*(?:please )?(?:(?:send|e-?mail|mail|whatsapp|forward|submit)\s(?:us |me |your |a |an? up-?to-?date )*(?:cvs?|resum|résum|applications?|letters?|photos?|id\b)|(?:call|ring|phone|text|msg|message|whatsapp|dm)\s(?:us\b|me\b|\+?\d{3}))/i;
const CALLING = /^\W*(?:Call|Ring|Phone|Text|Msg|Message|WhatsApp|Contact)\s(?:\p{Lu}[\p{L}.]+\s){1,3}(?:on\b|at\b|to\b|\+?\d{3})/u;
/** "Tel. evenings", "Mail the words …", "DM @…", "Text name to …". */
const REACHING = /^\W*(?:(?:tel|mob|ph|fax)\b[.:]?\s|(?:e-?mail|mail|text|dm|ping|whatsapp|message)\s(?:@|the\b|your\b|name\b|"|“|\d))/i;
/** "The application must include:": what stands below are papers to send. */
const PAPERS = new RegExp(data.papersAsked, "i");

/** Whether a line, and with it what stands below, is about applying. */
export const isApplying = (raw: string): boolean => APPLYING.test(raw) || CALLING.test(raw) || REACHING.test(raw) || listsPapers(raw);

/** "The application must include: a letter …". */
export const listsPapers = (raw: string): boolean => PAPERS.test(raw);
