import { isStreet } from "../../resume/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findAll } from "./find-all.ts";
import { findContactLines, placesOf, type Subject, toCover, toSpan } from "./subject.ts";

const PIECE = /[^|•·;:\t\n]+/g;
/** "Birkenstieg 14", "88 Oyster Bend". */
const HOUSE = /^(?:\p{Lu}[\p{L}\p{M} .'’-]{2,40} \d{1,4} ?[a-zA-Z]?|\d{1,5}[a-zA-Z]? \p{Lu}[\p{L}\p{M} .'’-]{2,40})$/u;
const LONGEST_STREET = 80;
/** "Leeds, 12 March 2026" above a signature. */
const SIGNED = /^[^,\n]{2,40},\s(?:\p{L}{2,4}\s)?\d{1,2}\.?\s?[\p{L}\d./ -]{3,20}$/u;

/** Street and postcode wherever they stand; the town in the contact data and beside a signature, not where somebody worked. */
export function findAddress(subject: Subject): PersonalSpan[] {
  const { document, profile } = subject;
  const { address = "", postalCode = "", city = "", region = "" } = profile.basics.location ?? {};
  const places = placesOf(profile, /^\/basics\/location\//);
  const anywhere = [address, postalCode].filter((words) => words.length > 3).flatMap((words) => findAll(document.text, words));
  const isTown = toCover(places);
  const lines = findContactLines(subject);
  const near = lines.flatMap((line, at) => {
    const below = lines[at + 1];
    const isAddress = isTown(line.start, line.end) || (below !== undefined && isTown(below.start, below.end));
    const towns = [city, region].filter((name) => name.length > 2).flatMap((name) => findAll(line.words, name));
    return [...towns, ...findStreets(line.words, isAddress)].map(({ start, end }) => ({
      start: line.start + start,
      end: line.start + end,
    }));
  });
  const signed = document.lines.flatMap((line) => {
    const words = document.text.slice(line.start, line.end);
    const isSigned = city !== "" && words.startsWith(city) && SIGNED.test(words);
    return isSigned ? [{ start: line.start, end: line.start + city.length }] : [];
  });
  return [...places, ...anywhere, ...near, ...signed].map(({ start, end }) => toSpan("address", start, end));
}

/** `isAddress`: the town is near, so a few words with a house number are a street, whatever it is called. */
function findStreets(words: string, isAddress: boolean): { start: number; end: number }[] {
  return Array.from(words.matchAll(PIECE)).flatMap((piece) => {
    const part = piece[0];
    if (part.length > LONGEST_STREET) return [];
    const street = part.split(",").find((one) => !one.includes("@") && (isStreet(one) || (isAddress && HOUSE.test(one.trim()))));
    if (street === undefined) return [];
    const start = piece.index + part.indexOf(street);
    return [{ start, end: start + street.length }];
  });
}
