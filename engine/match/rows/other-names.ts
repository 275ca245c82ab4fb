import paperWords from "../../data/match/paper-words.json";
import type { JobProfile, Requirement } from "../../job/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { toTitleHead } from "../view/title-head.ts";

type Name = Pick<Requirement, "id" | "name">;

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const VARIANTS = toSet(paperWords.variants);
const CHARTERED = toSet(paperWords.chartered);
const PRODUCTS = toSet(paperWords.products);
/** Short forms that are words of their own, so that a line says them and means something else. */
const SPOKEN = toSet(paperWords.spoken);
const EITHER = /^(\p{Lu}[\p{Lu}\d]{2,})\s?\/\s?(\p{Lu}[\p{Lu}\d]{2,})((?:\s\p{Ll}+)*)$/u;
/** "GC21", "12d", "NEC4". */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,}$/u;
/** "(ILS)": an abbreviation in brackets, which two letters are too few for. */
const IN_BRACKETS = /\(\s*(\p{Lu}[\p{L}\d&]{1,7}[\p{Lu}\d])\s*[),;/]/gu;

const WITHIN = /^(\p{L}.*\S)\s*\(\s*(\p{Lu}[\p{L}\d&]{1,7}[\p{Lu}\d])\s*\)\s+(\S.*)$/u;

/** All names that a resume may hold for one name of a job outside the taxonomy: "ILS" for "Immediate Life Support (ILS)". */
export function toOtherNames(one: Name, quote: string, job: Pick<JobProfile, "title">): Name[] {
  if (!one.id.startsWith("term:")) return [one];
  const [, first, second, kind] = EITHER.exec(one.name) ?? [];
  if (first !== undefined) return [first, second].map((name) => ({ id: one.id, name: `${name}${kind}` }));
  const names = [...toShortForm(one.name, quote), ...toFormsWithin(one.name), ...toCode(one.name)].map((name) => ({ id: one.id, name }));
  return [one, ...names, ...toKnownPaper(one), ...toCharters(one.name, job.title)];
}

/** "ILS" of "Immediate Life Support (ILS)": first letters of the words in front of it, and no word of its own ("PASS"). */
function toShortForm(name: string, quote: string): string[] {
  const from = fold(quote).indexOf(fold(name));
  if (from < 0) return [];
  const behind = quote.slice(from + name.length);
  const [hit] = behind.matchAll(IN_BRACKETS);
  const short = hit?.index !== undefined && hit.index <= 1 ? (hit[1] ?? "") : "";
  return isShortOf(short, name) ? [short] : [];
}

function isShortOf(short: string, name: string): boolean {
  const initials = Array.from(fold(name).matchAll(/(?<!\p{L})\p{L}/gu), ([letter]) => letter).join("");
  return short.length > 2 && initials.includes(fold(short)) && !SPOKEN.has(fold(short));
}

/** "EMD certification" and "Emergency Medical Dispatch certification" of "Emergency Medical Dispatch (EMD) certification". */
function toFormsWithin(name: string): string[] {
  const [, long = "", short = "", kind = ""] = WITHIN.exec(name) ?? [];
  return isShortOf(short, long) ? [`${long} ${kind}`, `${short} ${kind}`] : [];
}

/** "12d" of "12d Model", "GC21" of "GC21 contracts": beside a code the general noun says nothing. */
function toCode(name: string): string[] {
  const words = name.split(" ");
  const [code = "", ...others] = words.filter((word) => !PRODUCTS.has(fold(word)));
  return words.length > 1 && others.length === 0 && CODE.test(code) ? [code] : [];
}

/** "Forklift ticket", which the taxonomy holds as "forklift licence". */
function toKnownPaper({ name }: Name): Name[] {
  const words = name.split(" ");
  const kind = words.pop() ?? "";
  if (words.length === 0 || !VARIANTS.has(fold(kind).replace("license", "licence").replace(/s$/, ""))) return [];
  const records = [...VARIANTS].flatMap((variant) => canonicalOf(`${words.join(" ")} ${variant}`) ?? []);
  const record = records.find(({ type }) => type === "cert");
  return record === undefined ? [] : [{ id: record.id, name }];
}

/** "Chartered status" asked of a civil engineer is that of a chartered engineer. */
function toCharters(name: string, title = ""): Name[] {
  const words = fold(name).split(" ");
  if (!/^charter/.test(words[0] ?? "") || !words.every((word) => CHARTERED.has(word))) return [];
  const held = toTitleHead(title).split(" ");
  return held.flatMap((_, from) => {
    const own = `Chartered ${held.slice(from).join(" ")}`;
    const record = canonicalOf(own);
    return record?.type === "cert" ? [{ id: record.id, name: own }] : [{ id: `term:${fold(own)}`, name: own }];
  });
}
