import lexicon from "../../data/resume/engagements.json";
import { fold } from "../../text/index.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Role } from "./work.ts";

const toSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const before = toSet(lexicon.unpaid.before);
const behind = toSet(lexicon.unpaid.behind);
const noted = toSet(lexicon.unpaid.noted);
const unless = toSet(lexicon.unpaid.unless);
const years = toPhraseSet(lexicon.unpaid.years.map(fold));
const serving = toSet(lexicon.unpaid.serving);

/** "Volunteer Treasurer" among paid roles is volunteering; where nothing else is told, it stays what somebody has done. */
export function partUnpaid(roles: readonly Role[]): { roles: Role[]; unpaid: Role[] } {
  const unpaid = roles.filter((role) => says(role, unless) || (says(role, withoutServing) && isBesideAnother(role, roles)));
  return unpaid.length === roles.length
    ? { roles: [...roles], unpaid: [] }
    : { roles: roles.filter((role) => !unpaid.includes(role)), unpaid };
}

const withoutServing: ReadonlySet<string> = new Set([...unless].filter((word) => !serving.has(word)));

const says = ({ draft: { position } }: Role, unless: ReadonlySet<string>): boolean =>
  position !== undefined && isUnpaid(position.value, unless);

/** A volunteer firefighter with a post all the while does not live by it. */
const isBesideAnother = (role: Role, roles: readonly Role[]): boolean =>
  roles.some((other) => other !== role && !says(other, withoutServing) && holds(other, role));

const LATER = "9999";
function holds({ draft: post }: Role, { draft: beside }: Role): boolean {
  if (!post.startDate || !beside.startDate) return false;
  const endOf = ({ endDate }: Role["draft"]) => (endDate === undefined ? "" : (endDate.value ?? LATER));
  return post.startDate.value <= beside.startDate.value && endOf(post) >= endOf(beside);
}

/** Who leads volunteers, serves in a trained service, or holds an honorary post of a university, is none. */
function isUnpaid(title: string, unless: ReadonlySet<string>): boolean {
  const words = toWords(title);
  if (phraseAt(years, words, 0) !== undefined) return true;
  const keys = words.map(({ key }) => key);
  const note = /\(([^()]+)\)\s*$/.exec(title)?.[1];
  if (note !== undefined && noted.has(fold(note).trim())) return true;
  if (keys.some((key) => unless.has(key))) return false;
  return before.has(keys[0] ?? "") || (keys.length > 1 && behind.has(keys.at(-1) ?? ""));
}
