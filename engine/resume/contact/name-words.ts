import lexicon from "../../data/resume/people.json";
import { fold, remember } from "../../text/index.ts";
import type { Span } from "../types.ts";

const key = (word: string): string =>
  fold(word)
    .replace(/^[([]+|[\])]+$/g, "")
    .replaceAll(".", "")
    .replace(/[,;:]$/, "");
const honorifics = new Set(lexicon.honorifics.map(key));
const postNominals = new Set(lexicon.postNominals.map(key));
const generations = new Set(lexicon.generations);
const particles = new Set(lexicon.particles);
const largeParticles = new Set(lexicon.largeParticles);
const largeUnlessLed = new Set(lexicon.largeUnlessLed);
const particleLeads = new Set(lexicon.particleLeads);
const notNames = new Set(lexicon.notNames);
const shortNames = new Set(lexicon.shortNames);
const NAME_WORD = /^(?:['’‘ʻ"“(]?[\p{L}\p{M}][\p{L}\p{M}'’‘ʻ."”)-]*|\p{Lu}\.)$/u;
const MOST_WORDS = 8;

export const isNameWord = (word: string): boolean => NAME_WORD.test(word);

/** A name in a script that sets no space between family and given name. */
export const isUnspacedName = (parts: readonly string[]): boolean =>
  parts.length === 1 && /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(parts[0] ?? "");

/** "van", "d'Aubrac", "el-Baz", "'t". */
export const isParticle = (part: string): boolean => {
  const word = fold(part);
  const lead = /^['’]?\p{L}+['-]?/u.exec(word)?.[0] ?? "";
  return particles.has(word) || particles.has(lead) || particles.has(lead.replace(/-$/, ""));
};

/** "Dr", "Smt.", "Doutora", "GySgt"; also an abbreviation no list knows, as long as no given name is shortened so ("Profra." but "Wm."). */
const isHonorific = (word: string): boolean =>
  honorifics.has(key(word)) ||
  /^(?:\((?:ret['’]?d?\.?|fh|univ\.?|tu)\)|\d(?:st|nd|rd|th)|class|grade)$/i.test(word) ||
  /^(?:dr|dipl|prof|priv|univ)\.?-\p{L}/iu.test(word) ||
  (/^\p{L}{2,}\.(?:\p{Ll}{1,2}\.?)?$/u.test(word) && !shortNames.has(key(word)));

const isBracketedHonorific = (word: string): boolean => /^\(.*\)$/.test(word) && honorifics.has(key(word));

const isPostNominal = (word: string): boolean =>
  postNominals.has(key(word)) &&
  (word.includes(".") || word === word.toUpperCase() || /^(?:PhD|PharmD|EdD|[BM](?:Sc|Eng|Pharm|Ed|Phil|Res|Com)|Jr|Sr)/.test(word));

/** "BSc (Hons)" */
const HONOURS = /^\(hons?\.?\)$/i;

/** "Jr.", "III": behind a name and a part of it. */
const isGeneration = (word: string): boolean =>
  generations.has(key(word)) && (/^(?:Jn?r|Sn?r)[.,]*$/.test(word) || word === word.toUpperCase());

const PRONOUNS =
  /^[([]?(?:she|he|they|her|him|them|elle|il|ella|él|sie|er|ela|ele|lei|lui|zij|hij)(?:\/(?:she|he|they|her|him|hers|his|them|theirs|elle|iel|ihr|ihm|haar|hem))*[)\]]?$/i;

const DECORATION = /^[\s|*_~#=<>•·`"“”«»+:–—-]+/u;

/** "Bartholomew Nkemelu, PMP, LEED AP" up to the letters behind the name. */
function withoutLetters(words: string): string {
  const first = words.indexOf(",");
  const generation = first < 0 ? undefined : toTokens(words.slice(first + 1))[0];
  const comma = generation && isGeneration(generation.text) ? first + 1 + generation.end : first;
  const [head, tail] = [words.slice(0, comma), words.slice(comma).replace(/^,/, "")];
  const letters = head !== head.toUpperCase() && !/\p{Ll}{2}/u.test(tail);
  const isSmall = head === head.toLowerCase();
  const isLetters = (word: string) =>
    isPostNominal(word) || (isSmall && (postNominals.has(key(word)) || UNSPOKEN.test(word.toUpperCase())));
  const listed = toTokens(tail).every(({ text }) => isLetters(text) || honorifics.has(key(text)));
  return comma > 0 && head.trim().includes(" ") && (letters || listed) ? head : words;
}

type Token = Span & { text: string };

export const toTokens = (text: string): Token[] =>
  Array.from(text.matchAll(/[^\s]+/g), (hit) => ({ text: hit[0], start: hit.index, end: hit.index + hit[0].length }));

/** "LCSW", "FRCS": capitals nobody can speak, behind a name that has small letters. */
const UNSPOKEN = /^[BCDFGHJKLMNPQRSTVWXZ]{3,6}$/;

/** Without the titles before a name and the letters and pronouns behind it. */
function withoutTitles(tokens: Token[]): Token[] {
  const kept = [...tokens];
  while (kept.length > 1 && isHonorific(kept[0]?.text ?? "")) kept.shift();
  const isLetters = ({ text }: Token) =>
    HONOURS.test(text) ||
    (isPostNominal(text) && !isGeneration(text)) ||
    (kept.length > 2 && UNSPOKEN.test(text) && /\p{Ll}{2}/u.test(kept[1]?.text ?? ""));
  for (let last = kept.at(-1); last && kept.length > 1 && isLetters(last); last = kept.at(-1)) kept.pop();
  while (kept.length > 1 && (PRONOUNS.test(kept.at(-1)?.text ?? "") || isBracketedHonorific(kept.at(-1)?.text ?? ""))) kept.pop();
  return kept;
}

export type NameWords = Span & { parts: string[] };

/** Words that could be a name, without titles, letters and marks around it; offsets count from the start of the text. */
export const readNameWords = remember((text): NameWords | undefined => {
  const lead = DECORATION.exec(text)?.[0].length ?? 0;
  const bare = withoutLetters(text.slice(lead).replace(/[\s|*_~#=<>•·`"”»+-]+$/u, ""));
  const tokens = withoutTitles(toTokens(bare));
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > MOST_WORDS) return undefined;
  const plain = tokens
    .filter(({ text: word }, i) => i === 0 || !(isBracketedHonorific(word) || isGeneration(word)))
    .map((token) => token.text.replace(/^[("“]|[)",”]$/g, "").replace(token === last ? /[;:]$/ : /$/, ""));
  if (!plain.every(isNameWord) || plain.some((part) => notNames.has(fold(part)))) return undefined;
  const lowers = plain.filter((part) => /^['’]?\p{Ll}/u.test(part) && !isParticle(part));
  if (lowers.length > 0 && plain.some((part) => /^\p{Lu}/u.test(part))) return undefined;
  const trailing = /[,;:.]$/.test(last.text) && !/\p{Lu}\.$/u.test(last.text) && !/^[JS]n?r\.$/i.test(last.text) ? 1 : 0;
  return { start: lead + first.start, end: lead + last.end - trailing, parts: plain };
});

/** How many of the leading words are the family name. */
type FamilyFirst = (words: readonly string[]) => number;

/** "GARCÍA, Ana", "GARCÍA LÓPEZ Ana" → "Ana García López"; names in capitals get their usual case. */
export function toNameValue(words: string, familyFirst: FamilyFirst): string {
  const last = toTokens(words).at(-1);
  if (!last || last.start === 0 || !isGeneration(last.text)) return toPlainName(words, familyFirst);
  const before = words.slice(0, last.start).trimEnd();
  const generation = last.text.replace(/^[JS]N?R/, (letters) => letters.charAt(0) + letters.slice(1).toLowerCase());
  return `${toPlainName(before.replace(/,$/, ""), familyFirst)}${before.endsWith(",") ? "," : ""} ${generation}`;
}

function toPlainName(words: string, familyFirst: FamilyFirst): string {
  const plain = words
    .replace(/\s+/g, " ")
    .replace(/\(([^()]*)\) ?/g, (aside, inner: string) => (honorifics.has(key(inner)) ? "" : aside))
    .trim();
  const caps = plain.split(" ").every(isCapitals);
  const comma = plain.indexOf(", ");
  if (comma > 0) return inCase(`${plain.slice(comma + 2)} ${plain.slice(0, comma)}`, caps, true);
  const list = plain.split(" ");
  const capitals = caps ? 0 : leadingCapitals(list);
  const turn = capitals || familyFirst(list);
  return turn > 0 ? inCase([...list.slice(turn), ...list.slice(0, turn)].join(" "), caps, true) : inCase(plain, caps, false);
}

/** "NGUYEN-LACOMBE Élodie": the family name is set in capitals, whatever its place. */
function leadingCapitals(list: readonly string[]): number {
  const at = list.findIndex((word) => !isCapitals(word) || /^\p{Lu}\.?$/u.test(word));
  const rest = list.slice(at);
  const family = list.slice(0, Math.max(0, at)).join("");
  return at > 0 && family.replace(/\P{L}/gu, "").length > 2 && rest.every((word) => /^\p{Lu}[\p{Ll}\p{M}.'’-]/u.test(word)) ? at : 0;
}

const isCapitals = (word: string): boolean => {
  const bare = word.replace(/^(?:Mc|Mac|O['’]|D[ei]|V[ao]n|L[ea])(?=\p{Lu}{2})/u, "");
  return bare === bare.toUpperCase();
};

const inCase = (words: string, caps: boolean, turned: boolean): string =>
  words
    .split(" ")
    .map((word, i, all) => (caps || (turned && word.length > 2) ? toNameCase(word, all.slice(0, i), i === all.length - 1) : word))
    .join(" ");

/** "Jean Le Goff" but "Ana de la Cruz"; "Cruz y Ortega" but "Mary Y. Hale". */
function isSmallInName(word: string, before: readonly string[]): boolean {
  if (!particles.has(word) || largeParticles.has(word)) return false;
  return !largeUnlessLed.has(word) || particleLeads.has(before.at(-1)?.toLowerCase() ?? "");
}

function toNameCase(word: string, before: readonly string[], isLast: boolean): string {
  if (word === "Y" && before.length > 1 && !isLast) return "y";
  if (!isCapitals(word) || word.length < 2) return word;
  if (isSmallInName(word.toLowerCase(), before)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’"“”‘(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
