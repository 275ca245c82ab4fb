import type { PersonalSpan } from "../../fairness/index.ts";
import type { Place, ResumeProfile } from "../../resume/index.ts";
import { type CoverWords, coverIn } from "./cover-words.ts";
import type { Masked } from "./mask.ts";

/** Values that only tell who it is about. */
export const REMOVED =
  /^\/(?:basics\/(?:name|email|phone|url|location|profiles)(?:\/|$)|education\/\d+\/(?:institution|startDate|endDate)$)/;
const DATE = /\/(?:startDate|endDate|date|expires|releaseDate)$/;

export type Carry = {
  text: string;
  personal: readonly PersonalSpan[];
  masked: Masked;
  cover: CoverWords;
  /** A span with the words below it, in the masked text. */
  quote: <T extends { start: number; end: number }>(quote: T) => T & { text: string };
};

/** The profile without who it is about: values removed that only tell that, bars in all others. */
export function toBlindProfile(profile: ResumeProfile, carry: Carry): ResumeProfile {
  const { basics, education, skills, meta, ...lists } = profile;
  const places = new Map(meta.places.map((place) => [place.path, place]));
  const at = <T>(tree: T, path: string): T =>
    mapStrings(tree, path, (value, here) => coverValue(value, here, places.get(here), carry)) as T;
  return {
    basics: { ...at(toBlindBasics(basics), "/basics"), profiles: [] },
    ...(Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, at(list, `/${key}`)])) as typeof lists),
    education: at(education, "/education").map(({ institution: _school, startDate: _from, endDate: _to, ...study }) => study),
    skills: skills
      .filter(({ id, name }) => !(id.startsWith("term:") && carry.cover(name) !== name))
      .map((skill) => ({ ...skill, evidence: skill.evidence.map(carry.quote) })),
    meta: {
      ...meta,
      sections: meta.sections.map((section) => {
        const { text: _words, ...moved } = carry.quote(section);
        return moved.heading === undefined ? moved : { ...moved, heading: carry.cover(moved.heading) };
      }),
      places: meta.places.filter(({ path }) => !REMOVED.test(path)).map((place) => toBlindPlace(place, carry)),
      ...(meta.statements && { statements: meta.statements.map(carry.quote) }),
    },
  };
}

function toBlindBasics({ label, summary }: ResumeProfile["basics"]): Pick<ResumeProfile["basics"], "label" | "summary"> {
  return { ...(label === undefined ? {} : { label }), ...(summary === undefined ? {} : { summary }) };
}

function toBlindPlace(place: Place, carry: Carry): Place {
  const { text, ...moved } = carry.quote(place);
  return { ...moved, raw: text };
}

/** A value with a place loses the words covered there and no others, so that "Cloud Engineer" stays in the resume of a St. Cloud. */
function coverValue(value: string, path: string, place: Place | undefined, { text, personal, cover }: Carry): string {
  if (DATE.test(path)) return value;
  if (place === undefined) return cover(value);
  const words: string[] = [];
  for (let at = indexFrom(personal, place.start); at < personal.length; at++) {
    const span = personal[at];
    if (span === undefined || span.start >= place.end) break;
    words.push(text.slice(Math.max(span.start, place.start), Math.min(span.end, place.end)));
  }
  return coverIn(value, words);
}

/** Index of the first span that ends behind an offset. */
function indexFrom(spans: readonly PersonalSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function mapStrings(value: unknown, path: string, change: (text: string, path: string) => string): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, `${path}/${index}`, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, `${path}/${key}`, change)]));
}
