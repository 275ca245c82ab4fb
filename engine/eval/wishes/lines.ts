import { readFileSync } from "node:fs";
import { join } from "node:path";
import { houseOf } from "../../job/facts/house.ts";
import { toOutline } from "../../job/outline/statements.ts";
import { lexiconOf } from "../../job/words/lexicon.ts";
import { unwrap } from "../../job/words/lines.ts";
import { withoutMarkup } from "../../job/words/markup.ts";
import { toWords } from "../../job/words/words.ts";
import { type ExpectedJob, loadSamples, loadStrength } from "../corpus.ts";

/** A thing that a line asks for. `choice`: things of one letter stand for each other. */
export type MarkedWish = { start: number; end: number; importance: "must" | "should" | "nice"; minYears?: number; choice?: string };
export type MarkedLine = { heading?: string; text: string; wishes?: MarkedWish[] };
/** A whole advertisement. `titles`: what `headline` names the job, as short as can be; `title`: with its field of work. */
export type MarkedAd = { id: string; headline: string; titles: string[]; title: string; lines: MarkedLine[] };

const ADS = join(process.cwd(), "engine/corpus/wishes");

/** `fresh`: what the model learned from; `later`: what came after it. */
export const loadMarkedAds = (name: "fresh" | "later" = "fresh"): MarkedAd[] =>
  readFileSync(join(ADS, `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as MarkedAd);

export const authorOf = ({ id }: MarkedAd): string => id.slice(0, id.lastIndexOf("-"));

/** The lines of the development half whose strength is labelled, with each name at its place. */
export function loadOlder(): MarkedLine[] {
  return loadStrength("dev").flatMap(({ heading, text, requirements }) => {
    const wishes: MarkedWish[] = [];
    for (const { name, importance, alternatives = [] } of requirements) {
      for (const one of [name, ...alternatives]) {
        const start = text.indexOf(one);
        if (start < 0) return [];
        wishes.push({ start, end: start + one.length, importance: importance as MarkedWish["importance"] });
      }
    }
    return [{ ...(heading ? { heading } : {}), text, wishes: wishes.sort((a, b) => a.start - b.start) }];
  });
}

/** Lines of the development half's whole advertisements, as far as each name that is asked for stands in one of them as it is written. */
export function loadWhole(): MarkedLine[] {
  return loadSamples<ExpectedJob>("jobs", "dev").flatMap(({ bytes, expected }) => {
    const text = new TextDecoder().decode(bytes);
    const wanted = expected.requirements.flatMap(({ name, importance, alternatives = [] }) =>
      [name, ...alternatives].map((one) => ({ name: one, importance: importance as MarkedWish["importance"] })),
    );
    const lost = wanted.filter(({ name }) => !text.includes(name)).map(({ name }) => name.split(" "));
    return linesOf(text).flatMap(({ heading, line }) => {
      const isUnsure = lost.some((words) => words.filter((word) => line.includes(word)).length * 2 >= words.length);
      if (isUnsure || OTHER.test(line)) return [];
      const wishes = wanted.flatMap(({ name, importance }) => {
        const start = line.indexOf(name);
        return start < 0 ? [] : [{ start, end: start + name.length, importance }];
      });
      const apart = wishes.filter((one) => !wishes.some((other) => other !== one && other.start <= one.start && one.end <= other.end));
      return [{ ...(heading ? { heading } : {}), text: line, wishes: apart.sort((a, b) => a.start - b.start) }];
    });
  });
}

/** Degrees and languages are written elsewhere in that half, without their words. */
const OTHER = /\b(?:degree|diploma|bachelor|master|ba|bsc|msc|phd|gcse|english|french|german|spanish|language|fluent|years?)\b/i;

function linesOf(text: string): { heading: string; line: string }[] {
  const flat = unwrap(withoutMarkup(text));
  const { statements } = toOutline({
    raw: text,
    flat,
    words: toWords(flat),
    language: "en",
    lexicon: lexiconOf("en"),
    isHouse: houseOf(text),
  });
  return statements.map(({ heading, start, end }) => ({ heading, line: flat.slice(start, end) }));
}
