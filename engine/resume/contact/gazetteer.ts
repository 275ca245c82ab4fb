import lexicon from "../../data/resume/places.json";
import gazetteer from "../../data/resume/towns.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";

const toKey = (text: string): string => fold(text).replaceAll(".", "").trim();

const countries = new Map<string, string>();
for (const [code, names] of Object.entries(lexicon.countries)) for (const name of names.split("|")) countries.set(toKey(name), code);

const regionNames = new Map<string, string>();
const regionCodes = new Map<string, string[]>();
for (const [country, list] of Object.entries(lexicon.regions)) {
  for (const entry of list.split("|")) {
    const [code = "", ...name] = entry.split(" ");
    if (!regionNames.has(toKey(name.join(" ")))) regionNames.set(toKey(name.join(" ")), country);
    if (code !== "-") regionCodes.set(code, [...(regionCodes.get(code) ?? []), country]);
  }
}
const cities = new Set(lexicon.cities.split("|").map(toKey));
const besideTowns = new Set(lexicon.besideTowns.split("|").map(toKey));
const remote = new Set(lexicon.remote.map(toKey));
const streets = toPhraseSet(lexicon.streetWords.map(fold));
const streetEndings = /(?:strasse|str|weg|platz|allee|gasse|ring|ufer|damm|straat|laan|plein|gracht|kade|dreef)$/;

export const countryOf = (text: string): string | undefined => countries.get(toKey(text));
const NAMED = / ‹\p{Lu}[\p{L}\p{M}.]+›$/u;
export const isCity = (text: string): boolean =>
  cities.has(toKey(text)) || (NAMED.test(text) && cities.has(toKey(text.replace(NAMED, ""))));
const towns = new Set(gazetteer.towns.split("|").map(toKey));
/** A city, or a town of five thousand people and more whose name is neither a word nor a name of people. */
export const isTown = (text: string): boolean => isCity(text) || (/^\p{Lu}/u.test(text) && towns.has(toKey(text)));
/** "Saale", "Oder": what German towns of one name are told apart by. */
export const isBesideTown = (text: string): boolean => besideTowns.has(toKey(text));
export const isRemote = (text: string): boolean => remote.has(toKey(text));

/** Country of a state or province written in full, or as its capital code. */
export function regionCountryOf(text: string): string | undefined {
  const name = regionNames.get(toKey(text));
  if (name !== undefined) return name;
  const code = text.replaceAll(".", "").trim();
  return /^[A-Z]{2,4}$/.test(code) ? regionCodes.get(code)?.[0] : undefined;
}

const provinces = new Set(lexicon.italianProvinces.split("|"));
/** "LO", "MI": what Italian addresses have in brackets behind the town. */
export const isItalianProvince = (code: string): boolean => provinces.has(code);

const { inFront, behind } = lexicon.regionWords;
const regionByWord = new RegExp(`^(?:(?:${inFront.join("|")}) \\p{Lu}[\\p{L}'’ -]+|\\p{Lu}[\\p{L}'’ -]+ (?:${behind.join("|")}))$`, "u");
/** "Región de Coquimbo", "Oyo State": a region by its own word, whatever its name. */
export const isRegionByWord = (text: string): boolean => regionByWord.test(text);

const plates = new Map(Object.entries(lexicon.plates));
/** "Duisburg (D)", "Genk (B)": the sign of a country on its cars. */
export const plateCountryOf = (text: string): string | undefined => plates.get(text);

/** "Florianópolis/SC": behind a slash it is no state of America. */
export const isBrazilianState = (code: string): boolean => regionCodes.get(code)?.includes("BR") === true;

/** Countries that write the code of the state behind every town. */
const WITH_STATES = ["US", "CA", "AU"];

export const stateCountryOf = (code: string): string | undefined => regionCodes.get(code)?.find((country) => WITH_STATES.includes(country));

/** "12 Elm Street", "Hauptstraße 5", "Calle Mayor 3". */
export function isStreet(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const words = toWords(text);
  return findPhrases(streets, words).length > 0 || words.some((word) => streetEndings.test(word.key) && word.key.length > 4);
}
