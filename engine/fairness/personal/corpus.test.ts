import { beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../documents/index.ts";
import type { ExpectedResume } from "../../eval/corpus.ts";
import { readDevResumes } from "../../eval/dev-resumes.ts";
import type { ResumeProfile } from "../../resume/index.ts";
import { fold } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findPersonal } from "./find-personal.ts";

type Basics = ExpectedResume["profile"]["basics"] & { url?: string };
type Read = {
  name: string;
  expected: ExpectedResume;
  basics: Basics;
  document: Document;
  profile: ResumeProfile;
  personal: PersonalSpan[];
};
const read: Read[] = [];

beforeAll(async () => {
  for (const { name, expected, document, profile } of await readDevResumes()) {
    read.push({ name, expected, basics: expected.profile.basics, document, profile, personal: findPersonal(document, profile) });
  }
}, 120_000);

const plain = (words: string) => fold(words).replace(/\s+/g, " ");
/** What can still be read; a bar stands for what cannot. */
const toReadable = ({ document, personal }: Read) =>
  personal.reduceRight((text, { start, end }) => `${text.slice(0, start)}█${text.slice(end)}`, document.text);
const leaksOf = (words: (one: Read) => (string | undefined)[]) =>
  read.flatMap((one) => {
    const readable = plain(toReadable(one));
    return words(one).flatMap((word) =>
      word !== undefined && word !== "" && readable.includes(plain(word)) ? [`${one.name}: ${word}`] : [],
    );
  });

describe("in no resume of the corpus can a reader still find", () => {
  test("the name", () => expect(leaksOf(({ basics }) => [basics.name])).toEqual([]));
  test("a part of the name of three letters or more, written as a name", () => {
    const leaks = read.flatMap((one) => {
      const words = new Set(
        // A town is named like one of the people.
        toReadable(one)
          .replace("São João del-Rei", "")
          .match(/\p{Lu}[\p{L}\p{M}]+/gu)
          ?.map(fold),
      );
      const parts = (one.basics.name ?? "").match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];
      return parts.filter((part) => words.has(fold(part))).map((part) => `${one.name}: ${part}`);
    });
    expect(leaks).toEqual([]);
  });
  test("the mail address", () => expect(leaksOf(({ basics }) => [basics.email])).toEqual([]));
  test("the phone number", () => {
    const leaks = read.filter((one) => {
      const digits = (one.basics.phone ?? "").replace(/\D/g, "").slice(-7);
      return digits !== "" && toReadable(one).replace(/\D/g, "").includes(digits);
    });
    expect(leaks.map(({ name, basics }) => `${name}: ${basics.phone}`)).toEqual([]);
  });
  test("a link", () =>
    expect(leaksOf(({ basics, profile }) => [basics.url, profile.basics.url, ...profile.basics.profiles.map(({ url }) => url)])).toEqual(
      [],
    ));
  test("a school", () =>
    expect(leaksOf(({ expected }) => (expected.profile.education ?? []).map(({ institution }) => institution))).toEqual([]));
});

describe("what a reader needs stays readable", () => {
  const shareOf = (words: (one: Read) => { start: number; end: number }[]) => {
    const all = read.flatMap((one) => words(one).map((span) => ({ one, span })));
    const hidden = all.filter(({ one, span }) => one.personal.some(({ start, end }) => start < span.end && span.start < end));
    return 1 - hidden.length / all.length;
  };
  const placesOf = (path: RegExp) => shareOf(({ profile }) => profile.meta.places.filter((place) => path.test(place.path)));
  test("most of the text", () => {
    const shares = read
      .map(({ document, personal }) => personal.reduce((sum, { start, end }) => sum + end - start, 0) / document.text.length)
      .sort((a, b) => a - b);
    console.log(`masked share of ${shares.length} resumes: median ${shares[shares.length >> 1]}, largest ${shares.at(-1)}`);
    expect(shares[shares.length >> 1]).toBeLessThan(0.2);
  });
  test.each<[string, () => number]>([
    ["skills", () => shareOf(({ profile }) => profile.skills.flatMap(({ evidence }) => evidence))],
    ["employers", () => placesOf(/^\/work\/\d+\/name$/)],
    ["job titles", () => placesOf(/^\/work\/\d+\/position$/)],
    ["bullets", () => placesOf(/^\/work\/\d+\/highlights/)],
    ["dates of roles", () => placesOf(/^\/work\/\d+\/(startDate|endDate)$/)],
    ["degrees", () => placesOf(/^\/education\/\d+\/(studyType|area)$/)],
  ])("%s", (what, find) => {
    const share = find();
    console.log(`readable ${what}: ${(100 * share).toFixed(1)}%`);
    expect(share).toBeGreaterThan(0.97);
  });
});
