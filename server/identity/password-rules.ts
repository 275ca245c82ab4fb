import { PRODUCT } from "@fairlead/contracts";
import common from "./data/common-passwords.json";

const COMMON = new Set(common.lines.flatMap((line) => line.split(" ")));
const LONGEST = 256;
/** The length that the catalogue's own text names. */
const CATALOGUE_SHORTEST = 6;

/** Why a new password is refused, in words for the person; null when it may be used. */
export function findPasswordFault(password: string, email: string, shortest: number): { isCatalogue: boolean; text: string } | null {
  if (password.length < shortest)
    return { isCatalogue: shortest === CATALOGUE_SHORTEST, text: `Password should be at least ${shortest} characters.` };
  if (password.length > LONGEST) return { isCatalogue: false, text: `Password should be at most ${LONGEST} characters.` };
  const folded = password.toLowerCase();
  const guessable = [email.toLowerCase(), email.toLowerCase().split("@")[0], PRODUCT.name.toLowerCase()];
  if (COMMON.has(folded) || guessable.includes(folded))
    return { isCatalogue: false, text: "This password is too common. Try a short sentence." };
  return null;
}
