import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { CertificateDraft } from "./certificates.ts";
import { findDenied } from "./denials.ts";

/** What stands behind the first mark is a note on the paper or another one: "HACCP Level 2, hope to get Level 3". */
const MARK = /[,;:([]|\s[-–—]\s/;

const notHeld = toPhraseSet(lexicon.notHeld.map(fold));
/** "LSAT not yet taken" */
const saysNotHeld = (name: string): boolean => {
  const words = toWords(name);
  return findPhrases(notHeld, words).some(({ at, words: length }) => at + length === words.length);
};

/** Without those that their own line denies or only intends: "I intend to get the White Card" names no paper. */
export function withoutWished(certificates: readonly CertificateDraft[], text: string): CertificateDraft[] {
  return certificates.filter(({ name }) => {
    if (saysNotHeld(name.value)) return false;
    const from = text.lastIndexOf("\n", name.start - 1) + 1;
    const next = text.indexOf("\n", name.end);
    const line = text.slice(from, next < 0 ? text.length : next);
    const start = name.start - from;
    const end = start + (MARK.exec(text.slice(name.start, name.end))?.index ?? name.end - name.start);
    return !findDenied(line).some((denied) => denied.start < end && start < denied.end);
  });
}
