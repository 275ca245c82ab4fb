import networks from "../../data/resume/networks.json";
import { findEmails, findPhones, findWebLinks, sectionAt } from "../../resume/index.ts";
import { fold } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findContactLines, placesOf, type Subject, toCover, toLineWords, toSpan } from "./subject.ts";

const NETWORKS = new Set([
  ...Object.values(networks).map(fold),
  "web",
  "website",
  "portfolio",
  "homepage",
  "blog",
  "skype",
  "telegram",
  "twitter",
  "handle",
]);
/** "LinkedIn: mara-o", "github  maraortiz". */
const HANDLE = /(\p{L}[\p{L} ]{1,20}?)[ \t]*[:\t][ \t]*([^\s|•·,;]{2,60})/gu;
const AT_HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,30}/gu;

/** E-mail addresses and phone numbers, the person's own and those of referees. */
export function findContact({ document, profile }: Subject): PersonalSpan[] {
  const emails = findEmails(document.text);
  const own = placesOf(profile, /^\/basics\/(email|phone)$/);
  const contactLines = new Set(findContactLines({ document, profile }).map(({ start }) => start));
  const digits = (words: string) => words.replace(/\D/g, "");
  const mine = new Set(own.map(({ raw }) => digits(raw)));
  const phones = toLineWords(document).flatMap((line) => {
    const taken = emails.filter(({ start, end }) => start >= line.start && end <= line.end);
    const near = taken.map(({ start, end }) => ({ start: start - line.start, end: end - line.start }));
    const isNear = contactLines.has(line.start) || sectionAt(profile, line.start) === "references";
    return findPhones(line.words, profile.meta.asOf, near)
      .filter(({ printed, labelled }) => labelled || isNear || printed.startsWith("+") || mine.has(digits(printed)))
      .map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
  });
  return [...emails, ...own, ...phones, ...findBrokenPhones({ document, profile })].map(({ start, end }) => toSpan("contact", start, end));
}

const PHONE_OPENS = /[+(\d][\d ()./-]{1,16}$/;
const PHONE_GOES_ON = /^[ \t]*[\d(][\d ()./-]{2,16}[ \t]*$/;

/** "Mobile: +44 7700" over "900123": a number that breaks over two lines. */
function findBrokenPhones({ document, profile }: Subject): { start: number; end: number }[] {
  const lines = findContactLines({ document, profile });
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    if (!next || !PHONE_OPENS.test(line.words) || !PHONE_GOES_ON.test(next.words)) return [];
    const whole = `${line.words} ${next.words}`;
    const spans = (phone: { start: number; end: number }) => phone.start < line.words.length && phone.end > line.words.length + 1;
    const found = findPhones(whole, profile.meta.asOf, []).find(
      (phone) => spans(phone) && (phone.labelled || phone.printed.startsWith("+")),
    );
    return found ? [{ start: line.start + found.start, end: next.start + found.end - line.words.length - 1 }] : [];
  });
}

/** Addresses on the web and handles. A technology or employer that is written like one ("Socket.io", "Booking.com") stays. */
export function findLinks({ document, profile }: Subject): PersonalSpan[] {
  const { text } = document;
  const isKept = toCover([
    ...placesOf(profile, /^\/(work\/\d+\/name|education\/\d+\/studyType)$/),
    ...profile.skills.flatMap(({ evidence }) => evidence),
  ]);
  const isNear = toCover(findContactLines({ document, profile }));
  const isBare = (url: string) => /^[^/.]+\.[^/.]+$/.test(url);
  const web = findWebLinks(text, findEmails(text)).filter(
    ({ start, end, url }) => !(isBare(url) && (isKept(start, end) || !isNear(start, end))),
  );
  const shown = document.links.filter(({ start, end }) => end > start && isAddress(text.slice(start, end)));
  const own = placesOf(profile, /^\/basics\/(url|profiles\/\d+(\/url)?)$/).filter(
    ({ raw, start, end }) => !isBare(raw) || isNear(start, end),
  );
  const spans = [...web, ...shown, ...own].map(({ start, end }) => toSpan("link", start, end));
  return [...spans, ...findHandles({ document, profile })];
}

const isAddress = (words: string): boolean => /^\S+[./]\S+$/.test(words);

function findHandles(subject: Subject): PersonalSpan[] {
  return findContactLines(subject).flatMap((line) => {
    const named = Array.from(line.words.matchAll(HANDLE)).filter((hit) => NETWORKS.has(fold(hit[1] ?? "").trim()));
    return [
      ...named.map((hit) =>
        toSpan("link", line.start + hit.index + hit[0].length - (hit[2] ?? "").length, line.start + hit.index + hit[0].length),
      ),
      ...Array.from(line.words.matchAll(AT_HANDLE), (hit) =>
        toSpan("link", line.start + hit.index, line.start + hit.index + hit[0].length),
      ),
    ];
  });
}
