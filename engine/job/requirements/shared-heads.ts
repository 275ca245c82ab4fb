import papers from "../../data/job/certificates.json";
import education from "../../data/job/education.json";
import data from "../../data/job/phrases.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { isOccupation } from "../facts/occupations.ts";
import type { Named } from "./names.ts";
import { type ClauseText, isModifier } from "./naming-words.ts";
import type { Unit } from "./unit-state.ts";

/** A word of description, "or", another one and the noun both describe. */
const FEWEST_WORDS = 4;
/** Work that a noun in front of it says the sort of: "gas welding". */
const DEED = /\p{L}{3}(?:ing|tions?|ments?|ances?)$/u;
/** Fields of work that stand for themselves: "pottery or wood carving". */
const FIELD = /\p{L}{2}(?:ing|tions?|ments?|ances?|ery|logy|graphy|istry|ship|age|ics|work)$/u;
/** "Hospitals or police stations": things in their number stand for themselves. */
const PLURAL = /\p{Ll}(?<![sui])s$/u;
const NOT_SORTS = new Set(data.notSkills);
const KINDS_OF_PAPER = new Set(papers.shared);
const ENDS_PAPER = new Set([...papers.shared, ...papers.ofOneKind, ...education.papers]);
/** "Mentorship or practice assessor qualification": a skill may stand beside such a paper. */
const QUALIFICATIONS = new Set(papers.qualifications);
const ANY_PAPER = new Set(papers.ofAnyTrade);

/** "Paediatric or adult nursing": two ways to one noun, each under its whole name. */
export function waysToHead(text: ClauseText, named: Named): [Named, Named] | undefined {
  const words = named.name.split(" ");
  const [first = "", or = "", ...last] = words;
  const { orWords, joinWords } = text.lexicon;
  const isPair = words.length >= FEWEST_WORDS && orWords.has(fold(or)) && !last.some((word) => joinWords.has(fold(word)));
  if (!isPair || named.certificate) return undefined;
  return [withName(named, [first, ...last.slice(1)].join(" ")), withName(named, last.join(" "))];
}

/** "Arc or gas welding": a noun alone in front of the "or" waits for the work that the one behind it has. */
export function shareHead(units: readonly Unit[]): Unit[] {
  return units.map((unit, index) => {
    const next = units[index + 1];
    if (next?.join !== "or" || next.inside !== unit.inside || next.certificate || !isSort(unit)) return unit;
    const [sort = "", ...head] = next.name.split(" ");
    if (head.length === 0 || !DEED.test(fold(head.at(-1) ?? "")) || FIELD.test(fold(sort))) return unit;
    return { ...unit, ...withName(unit, [unit.name, ...head].join(" ")) };
  });
}

/** "Domestic, commercial or industrial cleaning": words of description in a list share the noun behind the last of them. */
export function shareListHead(units: readonly Unit[]): Unit[] {
  const shared = [...units];
  units.forEach((last, index) => {
    const [sort = "", ...head] = last.name.split(" ");
    const shares = units[index - 1]?.name.endsWith(` ${head.join(" ")}`) === true;
    if (last.join !== "or" || last.certificate || head.length === 0 || !(shares || isModifier(fold(sort)))) return;
    for (let at = index - 1; at >= 0; at--) {
      const unit = units[at] as Unit;
      const goesOn = at === index - 1 || units[at + 1]?.join === "comma";
      if (!goesOn || unit.inside !== last.inside || unit.certificate) break;
      if (isModifier(fold(unit.name)) && !PLURAL.test(fold(unit.name)) && !isWhole(unit) && !isOccupation(fold(unit.name)))
        shared[at] = { ...unit, ...withName({ ...unit, known: false }, [unit.name, ...head].join(" ")) };
      else if (!unit.name.endsWith(` ${head.join(" ")}`)) break;
    }
  });
  return shared;
}

/** "Hair removal or Geneious Prime": a product, or a skill of several words, needs no noun. */
const isWhole = ({ product, known, name }: Unit): boolean => product || (known && name.includes(" "));

/** "Moffett or forklift ticket": both are tickets; "plumbing or trade certificate" names a paper of any trade. */
export function sharePaper(units: readonly Unit[]): Unit[] {
  return units.map((unit, index) => {
    const next = units[index + 1];
    if (next?.join !== "or" || !next.certificate || next.inside !== unit.inside || next.from !== unit.to + 1) return unit;
    const [sort = "", ...rest] = next.name.split(" ");
    const kind = rest.at(-1) ?? "";
    const isComplete = isWhole(unit) || unit.certificate || unit.action || ENDS_PAPER.has(fold(unit.name.split(" ").at(-1) ?? ""));
    if (isComplete || !KINDS_OF_PAPER.has(fold(kind)) || ANY_PAPER.has(fold(sort)) || /^\d/.test(sort)) return unit;
    const name = `${unit.name} ${kind}`;
    const record = canonicalOf(name);
    if (unit.known && !record && QUALIFICATIONS.has(fold(kind))) return unit;
    return { ...unit, name, id: record?.id ?? toTermId(name), known: record !== undefined, certificate: true };
  });
}

const isSort = ({ known, certificate, name }: Unit): boolean =>
  !known &&
  !certificate &&
  /^\p{L}\p{Ll}+$/u.test(name) &&
  !FIELD.test(fold(name)) &&
  !PLURAL.test(fold(name)) &&
  !NOT_SORTS.has(fold(name));

export function withName(named: Named, name: string): Named {
  const record = canonicalOf(name);
  const id = record?.id ?? (named.known ? named.id : toTermId(name));
  return { ...named, name, id, known: named.known || record !== undefined };
}
