import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { toFact } from "../facts.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";
import { hasCertificateWord, isDrivingLicence, namesCertificate } from "./certificate-names.ts";
import type { CertificateDraft } from "./certificates.ts";
import { toSentences } from "./paragraphs.ts";
import { namesLanguage } from "./spoken-languages.ts";
import { withoutWished } from "./wished-certificates.ts";

const told = toPhraseSet(lexicon.told.map(fold));
const PARTS =
  /,\s+(?:and |und |et |y |e |en )?|\s+(?:and|und|et|y|e|en|as well as|sowie)\s+(?=an? |the |my |einen? |une? |le |la |un[ao]? |um[a]? |een )/giu;
const LEAD =
  /^(?:an?|the|my|both|also|einen?|eine|den|die|das|meinen|auch|une?|le|la|mon|ma|un[ao]?|el|mi|uma?|o|il|lo|de|het|een|mijn)\s+/iu;
const TAIL = /\s+(?:since|from|seit|depuis|desde|dal|sinds|which|that|and (?:i|am|can|speak))\b.*$|\s*[.;]+$/iu;
const MOST_WORDS = 9;

/** `cued`: the sentence says that the person holds it. */
type ToldCertificate = CertificateDraft & { cued: boolean };

/** What lists name and what a person says they hold beside it; sentences of nothing but a name only where there is no list. */
export function withTold(listed: readonly CertificateDraft[], told: readonly ToldCertificate[], text: string): CertificateDraft[] {
  const isKnown = ({ name }: CertificateDraft) =>
    listed.some((other) => other.name.start < name.end && name.start < other.name.end) ||
    listed.some((other) => fold(other.name.value).includes(fold(name.value)) || fold(name.value).includes(fold(other.name.value)));
  const more = told.filter((certificate) => listed.length === 0 || (certificate.cued && !isKnown(certificate)));
  return withoutWished([...listed, ...more.map(({ cued: _, ...certificate }) => certificate)], text);
}

/** "I hold a forklift licence and an OSHA 10 card.": certificates a person tells of in a sentence. */
export function readToldCertificates(paragraphs: readonly Row[]): ToldCertificate[] {
  return paragraphs.flatMap((row) =>
    toSentences(row.words.slice(0, LONGEST)).flatMap((sentence) => {
      const words = row.words.slice(sentence.start, sentence.end);
      const cue = findPhrases(told, toWords(words))[0];
      const named = cue ? listed(words, cue.end) : row.bullet ? [] : alone(words);
      return named.map(({ start, end }) => ({ ...at(row, sentence.start + start, sentence.start + end), cued: cue !== undefined }));
    }),
  );
}

const LONGEST = 3000;
const MOST_WORDS_ALONE = 5;

/** "ServSafe Food Handler.": a sentence that is the name of a certificate. */
function alone(words: string): { start: number; end: number }[] {
  const start = words.length - words.trimStart().length;
  const name = words.trim().replace(/\.$/, "");
  const fits = /\.\s*$/.test(words) && toWords(name).length <= MOST_WORDS_ALONE && /^[\p{Lu}\d]/u.test(name);
  return fits && namesCertificate(name) && !isDrivingLicence(name) && !namesLanguage(name) ? [{ start, end: start + name.length }] : [];
}

const at = (row: Row, start: number, end: number): CertificateDraft => ({
  name: toFact(row.words.slice(start, end).replace(/\s+/g, " "), { start: row.start + start, end: row.start + end }, 0.6),
});

function listed(words: string, from: number): { start: number; end: number }[] {
  const cuts = [...words.slice(from).matchAll(PARTS)].map((hit) => ({ start: from + hit.index, end: from + hit.index + hit[0].length }));
  const starts = [from, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), words.length];
  return starts.flatMap((start, i) => {
    const printed = words.slice(start, ends[i]);
    const gap = printed.length - printed.trimStart().length;
    const lead = LEAD.exec(printed.slice(gap))?.[0].length ?? 0;
    const name = printed
      .slice(gap + lead)
      .replace(TAIL, "")
      .trimEnd();
    const named = (lead > 0 && !/^certified/.test(name)) || /^[\p{Lu}\d]/u.test(name);
    const fits =
      named &&
      toWords(name).length <= MOST_WORDS &&
      /\p{Lu}|\d|licen|permi|schein|certif|carn|rijb|paten/u.test(name) &&
      hasCertificateWord(name);
    return fits ? [{ start: start + gap + lead, end: start + gap + lead + name.length }] : [];
  });
}
