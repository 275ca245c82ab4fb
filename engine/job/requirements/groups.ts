import data from "../../data/job/certificates.json";
import { linkOf } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { isKindWord } from "./kinds.ts";
import type { Unit } from "./unit-state.ts";

const OF_ONE_KIND = new Set(data.ofOneKind.map(fold));
const INITIALS = /^\p{Lu}[\p{Lu}\d+]{1,5}$/u;
const ISSUERS = new Set(data.issuers);

/** Units one of which is enough, the main one first; most groups have one member. */
export type Group = Unit[];

/** "A, B or C" is one group, "A, B and C" are three, "clouds such as A or B" is one under its head. */
export function toGroups(units: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  let run: Unit[] = [];
  const close = (goesOn = false) => {
    groups.push(...splitRun(run, goesOn));
    run = [];
  };
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as Unit;
    if (at > 0 && opensExamples(unit)) {
      const end = endOfExamples(units, at);
      if (unit.join === "bracket" && isChoiceBehind(units[end])) {
        run.push(...inChoice(run.pop(), units.slice(at, end)));
        at = end - 1;
        continue;
      }
      const choice = isChoice(run) ? run : undefined;
      if (choice) run = [];
      const head = choice?.at(-1) ?? run.pop() ?? groups.pop()?.[0];
      close();
      groups.push([...(choice?.slice(0, -1) ?? []), ...underHead(head, units.slice(at, end))]);
      at = end - 1;
      continue;
    }
    if (startsAnew(unit, run)) close(unit.join === "comma");
    run.push(unit);
  }
  close();
  return groups.filter((group) => group.length > 0).map(withoutRepeats);
}

const opensExamples = ({ join, inside }: Unit): boolean => join === "example" || (join === "bracket" && inside);

/** Examples reach to the closing bracket, or to the next head. */
function endOfExamples(units: readonly Unit[], from: number): number {
  const first = units[from] as Unit;
  let end = from + 1;
  while (end < units.length) {
    const unit = units[end] as Unit;
    if (unit.inside !== first.inside || unit.phrase !== first.phrase || unit.join === "start") break;
    end++;
  }
  return end;
}

/** "Chartered (CEng) or incorporated (IEng)": the choice goes on behind the bracket. */
const isChoiceBehind = (next: Unit | undefined): boolean => next !== undefined && next.join === "or" && !next.inside;

/** A head and what brackets add to it, as members of the choice that goes on. */
function inChoice(head: Unit | undefined, inside: readonly Unit[]): Unit[] {
  return underHead(head, inside).map((one, index) => ({ ...one, join: index > 0 || !head ? "or" : head.join }));
}

/** Examples of a head stand for it; what brackets add to a known skill is detail. */
function underHead(head: Unit | undefined, examples: readonly Unit[]): Group {
  if (!head || examples.some(({ count }) => count)) return [...examples];
  const [first] = examples;
  const cued = first?.join === "example" || examples.some((unit) => unit.join === "or" || (unit.anyOf && examples.length > 1));
  if (first && examples.length === 1 && isShortFor(first.name, head.name))
    return [first.known && !head.known ? { ...first, from: head.from } : head];
  /** "CRM (Salesforce, HubSpot)": heads whose examples in brackets stand for them. */
  const areKinds = examples.length > 1 && isKindWord(fold(head.name).split(/[\s-]/).at(-1) ?? "");
  if (
    first?.join === "bracket" &&
    ((head.certificate && (examples.every(isVariant) || isOfOneKind(head, examples))) || areLetters(head, examples))
  )
    return [head];
  return cued || areKinds || !head.known ? [head, ...examples] : [head];
}

/** "ARRT (R)(CT)": letters in brackets say which kind of it. */
const areLetters = (head: Unit, examples: readonly Unit[]): boolean =>
  /^\p{Lu}{2,}$/u.test(head.name) &&
  examples.some(({ name }) => name.length === 1) &&
  examples.every(({ name }) => /^\p{Lu}{1,3}$/u.test(name));

/** "Driving licence (manual or automatic)": small letters in brackets say which sorts of it. */
const isVariant = ({ known, name }: Unit): boolean => !known && /^\p{Ll}/u.test(name);

/** "Counterbalance licence (RTITB or ITSSAR)", "First aid certificate (Red Cross)": brackets say which of it, or who issues it. */
function isOfOneKind({ name }: Unit, examples: readonly Unit[]): boolean {
  return OF_ONE_KIND.has(lastWordOf({ name })) || examples.every((unit) => ISSUERS.has(fold(unit.name)));
}

/** "QTS" is short for "Qualified Teacher Status". */
function isShortFor(short: string, long: string): boolean {
  const letters = short.toLowerCase().replace(/[^\p{L}]/gu, "");
  const initials = Array.from(long.toLowerCase().matchAll(/(?<!\p{L})\p{L}/gu), (hit) => hit[0]).join("");
  return (
    letters.length > 1 &&
    letters.length <= 8 &&
    (initials.includes(letters) || (letters[0] === initials[0] && short === short.toUpperCase() && letters.length <= 5))
  );
}

function startsAnew(unit: Unit, run: readonly Unit[]): boolean {
  if (run.length === 0 || unit.join === "or") return false;
  if (run.at(-1)?.closed) return true;
  if (!unit.inside && run.some((member) => member.anyOf && member.inside)) return true;
  if (isBeyondPair(unit, run)) {
    unit.anyOf = false;
    return true;
  }
  if (unit.anyOf) return unit.join === "start" || !run.some((member) => member.anyOf);
  const orSeen = run.some((member, index) => index > 0 && member.join === "or");
  return unit.join !== "comma" || (orSeen && !(unit.inside && run.at(-1)?.inside));
}

/** "Either Sage or Xero and Excel": what "and" adds behind the "or" is another wish. */
function isBeyondPair(unit: Unit, run: readonly Unit[]): boolean {
  return unit.anyOf && unit.join === "and" && run.at(-1)?.join === "or";
}

/** `goesOn`: the list goes on behind the run. */
function splitRun(run: readonly Unit[], goesOn: boolean): Group[] {
  if (!isChoice(run)) return run.map((unit) => [unit]);
  const begin = beginOfChoice(run, goesOn);
  return [...run.slice(0, begin).map((unit) => [unit]), run.slice(begin)];
}

/** "Java, Spring, Kafka or RabbitMQ, SQL" wishes for each but the last two of its choice: the others are of other kinds. */
function beginOfChoice(run: readonly Unit[], goesOn: boolean): number {
  const [left, right] = run.slice(-2);
  const others = run.slice(0, -2);
  const isPair =
    left && right && right.join === "or" && !run.some((unit) => unit.anyOf || unit.join === "bracket" || unit.join === "example");
  if (!isPair || others.some((unit, index) => index > 0 && unit.join === "or")) return 0;
  if (right.certificate && OF_ONE_KIND.has(lastWordOf(right)) && INITIALS.test(left.name.split(" ").at(-1) ?? ""))
    return beginOfPapers(others);
  if (!isKin(left, right)) return 0;
  let begin = others.length;
  while (begin > 0 && isKin(others[begin - 1] as Unit, left, right)) begin--;
  const isPlain = others.slice(0, begin).every((unit) => unit.known);
  return isPlain && begin >= (goesOn ? 1 : 2) ? begin : 0;
}

/** "First aid, CSCS or CPCS card": only initials share the card behind them. */
function beginOfPapers(others: readonly Unit[]): number {
  let begin = others.length;
  while (begin > 0 && INITIALS.test(others[begin - 1]?.name ?? "")) begin--;
  return begin;
}

const lastWordOf = ({ name }: Pick<Unit, "name">): string => fold(name).split(/[\s-]/).at(-1) ?? "";

/** A skill that stands beside one of the others, as a rival of it. */
function isKin(unit: Unit, ...others: readonly Unit[]): boolean {
  return others.some((other) => linkOf(unit.id, other.id).kind === "related");
}

function isChoice(run: readonly Unit[]): boolean {
  return run.some((unit, index) => unit.anyOf || (index > 0 && unit.join === "or"));
}

/** "ACCA or CIMA" stays a choice although the taxonomy holds one id for both; details in brackets say the same again. */
function withoutRepeats(group: Group): Group {
  const isChoiceInside = group.some((unit) => unit.inside && unit.join === "or");
  const isDetail = (unit: Unit) => unit.inside && unit.join !== "or" && !isChoiceInside;
  const isRepeat = (unit: Unit, other: Unit) => other.id === unit.id && (isDetail(unit) || fold(other.name) === fold(unit.name));
  return group.filter((unit, index) => !group.slice(0, index).some((other) => isRepeat(unit, other)));
}
