import lexicon from "../../data/resume/engagements.json";
import { fold } from "../../text/index.ts";
import { toWords } from "../phrases.ts";
import type { Role } from "./work.ts";

const toSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const before = toSet(lexicon.unpaid.before);
const behind = toSet(lexicon.unpaid.behind);
const noted = toSet(lexicon.unpaid.noted);
const unless = toSet(lexicon.unpaid.unless);

/** "Volunteer Treasurer" among paid roles is volunteering; where nothing else is told, it stays what somebody has done. */
export function partUnpaid(roles: readonly Role[]): { roles: Role[]; unpaid: Role[] } {
  const unpaid = roles.filter(({ draft: { position } }) => position !== undefined && isUnpaid(position.value));
  return unpaid.length === roles.length
    ? { roles: [...roles], unpaid: [] }
    : { roles: roles.filter((role) => !unpaid.includes(role)), unpaid };
}

/** Who leads volunteers, serves beside the paid in a trained service, or holds an honorary post of a university, is none. */
function isUnpaid(title: string): boolean {
  const keys = toWords(title).map(({ key }) => key);
  const note = /\(([^()]+)\)\s*$/.exec(title)?.[1];
  if (note !== undefined && noted.has(fold(note).trim())) return true;
  if (keys.some((key) => unless.has(key))) return false;
  return before.has(keys[0] ?? "") || (keys.length > 1 && behind.has(keys.at(-1) ?? ""));
}
