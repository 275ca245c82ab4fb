import type { DateStyle } from "./dates.ts";
import { Draws } from "./draws.ts";
import { FAMILIES } from "./families/index.ts";
import type { Family, Producer } from "./family.ts";
import { SEALED_FAMILIES, SEALED_WORDS } from "./held-out/index.ts";
import { invent } from "./invent.ts";
import { toSheet } from "./sheet.ts";
import { toTruth } from "./truth.ts";
import { LANGUAGES, type Language, RARE, SECOND, VOCABULARIES, type Vocabulary, withOwnWords } from "./vocabulary.ts";

export type Half = "dev" | "held-out";
/** One document: what is written, by which program, and what a reader must find in it. */
export type Planned = { name: string; producer: Producer; source: string; truth: ReturnType<typeof toTruth> };

/** Languages in turn: of six documents of a family no two are in one language, and over the families each comes up as often. */
const languageOf = (family: number, index: number): Language => LANGUAGES[(family * 3 + index) % LANGUAGES.length] as Language;

export function plan(half: Half, perFamily: number, seed: number): Planned[] {
  const families = half === "dev" ? FAMILIES : SEALED_FAMILIES;
  return families.flatMap((family, at) =>
    Array.from({ length: perFamily }, (_, index) => {
      const language = languageOf(at, index);
      const own = half === "held-out" ? SEALED_WORDS[language] : ownWords(family, language, index);
      const words = own ? withOwnWords(VOCABULARIES[language], own) : VOCABULARIES[language];
      return write(family, language, words, seed + index, index);
    }),
  );
}

const ownWords = (family: Family, language: Language, index: number) =>
  family.words === "second" ? SECOND[language] : family.rare && index % 2 === 1 ? RARE[language] : undefined;

/** The seed, the family and the language decide on everything. */
function write(family: Family, language: Language, words: Vocabulary, seed: number, index: number): Planned {
  const draws = new Draws(`${family.name}/${language}/${seed}`);
  const style = drawStyle(draws, family, words);
  const person = invent(draws, words, {
    roles: family.roles ?? [2, 4],
    grouped: family.grouped ?? false,
    acrossYears: style.form === "years",
  });
  const producer = family.producers[index % family.producers.length] as Producer;
  const program = producer.split("-")[0] as string;
  return {
    name: `gen-${program}-${family.name}-${language}-${seed}`,
    producer,
    source: family.write(toSheet(person, language, words, style, draws)),
    truth: toTruth(person, language, family, style.form, program),
  };
}

function drawStyle(draws: Draws, family: Family, words: Vocabulary): DateStyle {
  return {
    form: draws.pick(family.dates),
    between: draws.pick(family.between ?? [" – "]),
    since: family.since === true && draws.chance(40),
    present: draws.pick(words.present),
  };
}
