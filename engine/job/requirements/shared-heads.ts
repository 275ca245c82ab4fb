import { canonicalOf, toTermId } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { Named } from "./names.ts";
import type { ClauseText } from "./naming-words.ts";

/** A word of description, "or", another one and the noun both describe. */
const FEWEST_WORDS = 4;

/** "Paediatric or adult nursing": two ways to one noun, each under its whole name. */
export function waysToHead(text: ClauseText, named: Named): [Named, Named] | undefined {
  const words = named.name.split(" ");
  const [first = "", or = "", ...last] = words;
  const { orWords, joinWords } = text.lexicon;
  const isPair = words.length >= FEWEST_WORDS && orWords.has(fold(or)) && !last.some((word) => joinWords.has(fold(word)));
  if (!isPair || named.certificate) return undefined;
  return [withName(named, [first, ...last.slice(1)].join(" ")), withName(named, last.join(" "))];
}

function withName(named: Named, name: string): Named {
  const record = canonicalOf(name);
  const id = record?.id ?? (named.known ? named.id : toTermId(name));
  return { ...named, name, id, known: named.known || record !== undefined };
}
