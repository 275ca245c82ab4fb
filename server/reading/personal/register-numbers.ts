import type { PersonalSpan } from "@fairlead/contracts";
import labels from "./register-labels.json";

const oneOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
const NUMBER_WORD = `(?:${oneOf(labels.number)})\\.?`;
/** Up to three groups, "18 1234567", "RN-123456": which of them are a number is told by its signs. */
const CODE = String.raw`(?<code>[A-Za-z]{0,4}[-/ ]?\d[\dA-Za-z]*(?:[-/ ]?\d[\dA-Za-z]*){0,3})(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`[ \t]{0,2}[:(#]?[ \t]{0,2}`;
/** "PIN 19I0000X", "NMC registration (PIN: 19I0000X)", "GMC no. 7000000". */
const ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(labels.alone)})(?:[ \\t](?:${oneOf(labels.withNumber)}))?(?:[ \\t]?${NUMBER_WORD})?${BETWEEN}${CODE}`,
  "gu",
);
/** "Licence no: RN 000123", "Registration number 000123". */
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(labels.withNumber)})[ \\t]?${NUMBER_WORD}${BETWEEN}${CODE}`, "giu");
/** "NMC registration (PIN 19I0000X)": the letters before a number may be a label again. */
const LABEL = new RegExp(`^(?:${oneOf(labels.alone)})[-/ ]`, "u");
const FEWEST_DIGITS = 4;
/** "2019", "2019-2021", "03/2021", "12/03/2021". */
const DATE = /^(?:\d{1,2}[-/ ]){0,2}(?:19|20)\d{2}(?:[-/ ](?:(?:19|20)\d{2}|\d{1,2}))*$/;

/** Numbers under which a person stands in a register: whoever has one can look the name up. */
export function findRegisterNumbers(text: string): PersonalSpan[] {
  return [ALONE, NAMED].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((hit) => {
      const code = (hit.groups?.code ?? "").replace(LABEL, "");
      const end = hit.index + hit[0].length;
      const isNumber = code.replace(/\D/g, "").length >= FEWEST_DIGITS && !DATE.test(code.trim());
      return isNumber ? [{ kind: "register-number" as const, start: end - code.length, end }] : [];
    }),
  );
}
