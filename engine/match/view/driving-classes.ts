import titleWords from "../../data/match/title-words.json";
import { fold } from "../../text/index.ts";

const DRIVERS = new Set(titleWords.drivers.split(" "));
/** Rising: who may drive one class may drive those before it. */
const LADDERS = titleWords.drivingClasses.map((ladder) => ladder.map((names) => names.split(", ")));

/** The classes that the title of a driver names and covers, as terms, rising: those of "Class 1 Driver" hold that of "Class 2 Driver". */
export function toDrivingClasses(title: string): string[] {
  const words = fold(title).split(/[^\p{L}\p{N}+]+/u);
  if (!words.some((word) => DRIVERS.has(word))) return [];
  const said = ` ${words.join(" ")} `;
  return LADDERS.flatMap((ladder, at) => {
    const top = ladder.findLastIndex((names) => names.some((name) => said.includes(` ${name} `)));
    return ladder.slice(0, top + 1).map((_, step) => `class:${at}:${step}`);
  });
}

/** How much of a wanted class is left where the title tells another one below it; a title that tells none may be of any. */
export function toClassShare(wanted: string | undefined, held: readonly string[]): number {
  const isOther = wanted !== undefined && held.some((term) => term.startsWith("class:")) && !held.includes(wanted);
  return isOther ? titleWords.classShare : 1;
}
