import data from "../data/interview/unlawful.json";
import { toTokens } from "../text/index.ts";

/** Words that ask about, or tell of, a trait no hiring decision may rest on. */
export type Unlawful = { trait: string; words: string };

const ASKED = data.asked.map(toRule);
const TOLD = data.told.map(toRule);

/** What a question asks that an interviewer must not ask; empty for a lawful one. */
export function findUnlawful(question: string): Unlawful[] {
  return find(ASKED, question);
}

/** What a line of a resume tells that must not become the ground of a question. */
export function findProtectedTopics(line: string): Unlawful[] {
  return find(TOLD, line);
}

function toRule({ trait, words }: { trait: string; words: string[] }): { trait: string; pattern: RegExp } {
  const alternatives = words.map((phrase) => phrase.split(" ").map(toPart).join(" ").replaceAll("@ ", ""));
  return { trait, pattern: new RegExp(`(?<= )(?:${alternatives.join("|")})(?= )`) };
}

/** `*`: any ending; `..`: up to four words. */
function toPart(word: string): string {
  if (word === "..") return "(?:\\S{1,40} ){0,4}@";
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}");
}

function find(rules: readonly { trait: string; pattern: RegExp }[], text: string): Unlawful[] {
  const words = ` ${toTokens(text)
    .flatMap(({ folded }) => folded.split(/[-/]/))
    .join(" ")} `;
  return rules.flatMap(({ trait, pattern }) => {
    const hit = pattern.exec(words);
    return hit ? [{ trait, words: hit[0] }] : [];
  });
}
