import data from "../../data/job/house.json";
import places from "../../data/resume/places.json";
import gazetteer from "../../data/resume/towns.json";
import { fold } from "../../text/index.ts";
import { toWords } from "../words/words.ts";

/** Whether a name is that of the advertiser, or, where it stands `bare`, a place or an image of people: they ask for nothing. */
export type House = (name: string, bare: boolean) => boolean;

const LEGAL = new Set(data.legalForms);
const ALSO_WORDS = new Set(data.alsoWords);
const IMAGES = new Set(data.images);
const NO_NAMES = new Set(data.noNames);
const NOTES = new RegExp(data.notes.join("|"), "i");
const CAPITALS = "\\p{Lu}[\\p{L}\\d'’.-]*(?:,? (?:(?:&|and|und|of|et|y|de|von|the) )?\\p{Lu}[\\p{L}\\d'’.-]*){0,5}";
/** "About Ferrous Labs", "at Quillpost,". */
const CALLED = new RegExp(`(?:^|[\\n.!]\\s*)(?:${data.names.join("|")}) (${CAPITALS})(?=[\\s,:.!?]|$)`, "gu");
/** "Sentrix Guarding has been …" at the head of a sentence. */
const TELLING = new RegExp(
  `(?:^|[\\n.!]\\s*)(?:The )?(${CAPITALS}) (?:${data.tells.join("|")})\\b(?! (?:\\p{L}+ ){0,2}(?:${data.grades.join("|")})\\b)`,
  "gu",
);
const FORMED = new RegExp(`(${CAPITALS}),? (?:${data.legalForms.map((form) => form.replaceAll(".", "\\.")).join("|")})\\b`, "giu");
const MAIL = /@([\p{L}\d-]{4,})\./gu;

const toKey = (name: string): string => fold(name).replaceAll(".", "").trim();
let known: ReadonlySet<string> | undefined;

/** Towns, countries and regions; put together at the first name: who reads no job need not wait for it. */
function knownPlaces(): ReadonlySet<string> {
  known ??= toPlaces();
  return known;
}

function toPlaces(): Set<string> {
  const lists = [gazetteer.towns, places.cities, ...Object.values(places.countries)].flatMap((list) => list.split("|").map(toKey));
  const regions = Object.values(places.regions).flatMap((list) =>
    list.split("|").map((entry) => toKey(entry.split(" ").slice(1).join(" "))),
  );
  return new Set([...lists, ...regions, ...data.regions].filter((place) => place.length > 2));
}

/** "Dubai", "Corby", "the Midlands": the whole name is that of a place. */
/** Whether a name is that of a place; `behindIn`: so that "Hull" and "Bath" are no words for something else. */
export function isPlaceName(name: string, behindIn = false): boolean {
  const key = toKey(name).replace(/^the (?=\p{L})/u, "");
  return /^(?:the )?\p{Lu}/u.test(name) && knownPlaces().has(key) && (behindIn || !ALSO_WORDS.has(key));
}

/** What the text calls its advertiser: by legal form, as who tells of itself, and by the address to apply to. */
export function houseOf(raw: string): House {
  const names = namesIn(raw);
  const domains = [...raw.matchAll(MAIL)].map((hit) => toKey(hit[1] ?? "").replace(/[^a-z\d]/g, ""));
  return (name, bare) => {
    const words = toWords(name).map(({ folded }) => folded);
    const last = words.at(-1) ?? "";
    if (bare && (isPlaceName(name) || IMAGES.has(last))) return true;
    if (NOTES.test(name) || (words.length > 1 && LEGAL.has(last))) return true;
    if (!/^\p{Lu}/u.test(name)) return false;
    const whole = words.join("");
    return names.some((house) => holds(house, words)) || (words.length > 1 && domains.some((domain) => domain === whole));
  };
}

/** Its first words, or all but the first ("Pike LLP" of "Harrow & Pike LLP"). */
function holds(house: readonly string[], words: readonly string[]): boolean {
  const at = house.findIndex((_, from) => words.every((word, index) => house[from + index] === word));
  return words.length > 0 && at >= 0 && (at === 0 || at + words.length === house.length) && words.length >= Math.min(2, house.length);
}

function namesIn(raw: string): string[][] {
  const found = [CALLED, TELLING, FORMED].flatMap((form) => [...raw.matchAll(form)].map((hit) => hit[form === FORMED ? 0 : 1] ?? ""));
  const names = found.map((name) => toWords(name).map(({ folded }) => folded)).filter((words) => words.length > 0);
  return names.filter((words) => !NO_NAMES.has(words.join(" ")) && !NO_NAMES.has(words[0] ?? ""));
}
