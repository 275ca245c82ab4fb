import titleWords from "../../data/match/title-words.json";
import { fold } from "../../text/index.ts";

/** Words of somebody who does the work. */
const PEOPLE = new Set([titleWords.general, titleWords.aids, titleWords.aided, titleWords.people].flatMap((words) => words.split(" ")));
const wordsOf = (title: string): string[] => fold(title).split(/[^\p{L}]+/u);

/**
 * The titles between which a title leaves a choice: "Junior Sous Chef or Chef de Partie". Only where each way names somebody: "Java or
 * Python Developer" and "Sales or Marketing Manager" stay one title.
 */
export function toTitleWays(title: string): string[] {
  const [main = title] = title.split(/ *[|(,;]| [-–—] /);
  const ways = main.split(/ +(?:or|oder|ou) +/i);
  const isChoice = ways.length > 1 && ways.every((way) => wordsOf(way).some((word) => PEOPLE.has(word)));
  return isChoice ? ways.map((way) => way + title.slice(main.length)) : [title];
}
