import { toKeys } from "./atoms.ts";
import type { SkillType } from "./types.ts";

// British and American spelling by rule; a rule may make a word nobody writes, which then never matches.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/isation(s|al|ally)?$/, "ization$1"],
  [/ization(s|al|ally)?$/, "isation$1"],
  [/^(.{3,})is(e[dr]?|ing|ers)$/, "$1iz$2"],
  [/^(.{3,})iz(e[dr]?|ing|ers)$/, "$1is$2"],
  [/lys(e[dr]?|ing)$/, "lyz$1"],
  [/lyz(e[dr]?|ing)$/, "lys$1"],
  [/^(behavi|col|lab|fav|neighb|harb|fl|vap|hon)our/, "$1or"],
  [/^(behavi|col|lab|fav|neighb|harb|vap|hon)or/, "$1our"],
  [/^(cent|theat|fib|lit|met)re(s?)$/, "$1er$2"],
  [/^(cent|theat|fib)er(s?)$/, "$1re$2"],
  [/^(mode|trave|labe|cance|counse|signa|channe|fue|leve)ll(ing|ed|er|ers|or|ors)$/, "$1l$2"],
  [/^(mode|trave|labe|cance|counse|signa|channe|fue|leve)l(ing|ed|er|ers|or|ors)$/, "$1ll$2"],
  [/^program(s?)$/, "programme$1"],
  [/^programme(s?)$/, "program$1"],
  [/^catalogue(s?)$/, "catalog$1"],
  [/^catalog(s?)$/, "catalogue$1"],
  [/^(licen|defen|offen)se(s?)$/, "$1ce$2"],
  [/^(licen|defen|offen)ce(s?)$/, "$1se$2"],
  [/^(.*)paed(.*)$/, "$1ped$2"],
  [/^(an|h)aem(.*)$/, "$1em$2"],
  [/^gynaec/, "gynec"],
  [/^orthopaed/, "orthoped"],
  [/^anaesth/, "anesth"],
  [/^oncall$/, "on call"],
  [/^ageing$/, "aging"],
  [/^enrolment$/, "enrollment"],
  [/^fulfilment$/, "fulfillment"],
  [/^fulfillment$/, "fulfilment"],
  [/^grey/, "gray"],
  [/^tyre(s?)$/, "tire$1"],
  [/^aluminium$/, "aluminum"],
  [/^plough/, "plow"],
  [/^storey/, "story"],
  [/^cheque(s?)$/, "check$1"],
];
// One look that spares most words the rules above.
const SPELLED_TWO_WAYS =
  /i[sz](?:at|e|ing)|ly[sz]|o(?:u)?r|(?:nt|at|ib|it|et)(?:re|er)|(?:de|ve|be|ce|se|na|ne|ue)ll?(?:ing|ed|er|or)|gram|catalog|en[sc]e|aed|ae[ms]|gyn|oncall|ageing|fulfil|enrol|^grey|^tyre|^alum|^plough|^storey|^cheque/;
const INFLECTED: ReadonlySet<SkillType> = new Set(["method", "domain", "soft", "cert"]);
// "LinkedIn" must not become "linked in".
const SMALL_WORD = /(?:^| )(?:in|it|on|up|to|me|my|go|the|and|now|out|off|one|all|for)(?: |$)/i;

/** Every spelling of a name as keys: hyphen or not, camel case apart, British and American, singular and plural (not of a title: "teachers" are other people). Some may come twice. */
export function spellingsOf(name: string, type: SkillType, title = false): string[][] {
  const found: string[][] = [];
  for (const form of formsOf(name)) {
    const keys = toKeys(form);
    if (keys.length === 0) continue;
    found.push(keys);
    for (const [i, key] of keys.entries()) for (const other of respelled(key)) found.push(keys.with(i, other));
  }
  if (INFLECTED.has(type) && !title) for (const keys of [...found]) found.push(...inflected(keys));
  return found;
}

function formsOf(name: string): string[] {
  const forms = [name];
  if (name.includes("-")) forms.push(name.replace(/(?<=\p{L})-(?=\p{L})/gu, ""));
  if (/\.js$/i.test(name)) forms.push(name.replace(/\.(?=js$)/i, ""));
  if (/\p{Ll}\p{Lu}/u.test(name)) {
    const apart = name.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, " ");
    if (!SMALL_WORD.test(apart)) forms.push(apart);
  }
  return forms;
}

const KNOWN_RESPELLED = new Map<string, readonly string[]>();

/** The British and American spellings of a key other than its own. */
export function respelled(key: string): readonly string[] {
  const known = KNOWN_RESPELLED.get(key);
  if (known !== undefined) return known;
  const found =
    key.length < 4 || !SPELLED_TWO_WAYS.test(key) ? [] : SPELLINGS.flatMap(([from, to]) => (from.test(key) ? [key.replace(from, to)] : []));
  KNOWN_RESPELLED.set(key, found);
  return found;
}

function inflected(keys: string[]): string[][] {
  const last = keys.at(-1) ?? "";
  if (!/^[a-z]{4,}$/.test(last) || /(?:ing|ness|ship|ics|ss|us|is|ity|ism)$/.test(last)) return [];
  if (!last.endsWith("s")) return [keys.with(-1, last.endsWith("y") && !/[aeiou]y$/.test(last) ? `${last.slice(0, -1)}ies` : `${last}s`)];
  if (keys.length === 1) return [];
  return [keys.with(-1, last.endsWith("ies") ? `${last.slice(0, -3)}y` : last.slice(0, -1))];
}
