import type { DatePoint } from "../../../text/index.ts";
import type { Span } from "../../types.ts";
import type { Sentence } from "./passages.ts";
import type { ToldEmployer } from "./told-employers.ts";
import { listen, type Mark, type Told } from "./told-sentence.ts";
import type { ReadDates, ToldTime } from "./told-times.ts";
import type { ToldTitle } from "./told-titles.ts";
import { findSaying, saysAt, type Token } from "./told-words.ts";

/** One end of a role; `null` goes on today. `inferred`: from the words about another role or how long this one lasted. */
export type ToldEnd = Span & { value: string | null; sure: "printed" | "lone" | "inferred" };
/** A role as sentences tell it. `carried`: its employer is that of the sentence before. */
export type ToldRole = {
  what?: ToldTitle;
  where?: ToldEmployer;
  carried: boolean;
  from?: ToldEnd;
  to?: ToldEnd;
  years?: ToldTime;
  order: Told["order"];
  sentences: Sentence[];
};

/** The roles of consecutive sentences in the order they are told. */
export function tellRoles(sentences: readonly Sentence[], text: string, readDates: ReadDates): ToldRole[] {
  const roles: ToldRole[] = [];
  for (const sentence of sentences) {
    const told = listen(sentence, text, readDates);
    const last = roles.at(-1);
    if (told.marks.some(({ kind }) => kind !== "when")) addRoles(roles, told, text);
    else goOn(last, told);
  }
  return roles;
}

/** A sentence being told: the role at hand, those it has opened, and the last one told before it. */
type Telling = {
  told: Told;
  text: string;
  last: ToldRole | undefined;
  role: ToldRole | undefined;
  opened: ToldRole[];
  /** "I left Acme in 2014": the date is the end of the last role. */
  departs: boolean;
};

function addRoles(roles: ToldRole[], told: Told, text: string): void {
  const last = roles.at(-1);
  const role = last && isFilled(last, told) ? last : undefined;
  role?.sentences.push(told.sentence);
  const telling: Telling = { told, text, last, role, opened: role ? [role] : [], departs: false };
  for (const [i, mark] of told.marks.entries()) {
    const rest = told.marks.slice(i + 1);
    turn(telling, told.marks[i - 1], mark, rest);
    if (mark.kind === "what") hearTitle(telling, mark.what, rest);
    else if (mark.kind === "where") hearEmployer(telling, mark.where, rest);
    else hearTime(telling, mark.when, rest);
  }
  finish(roles, telling);
}

function open(telling: Telling, shared?: ToldEmployer): ToldRole {
  const { told, opened } = telling;
  const role: ToldRole = {
    carried: shared !== undefined,
    order: told.order,
    sentences: [told.sentence],
    ...(shared ? { where: shared } : {}),
  };
  opened.push(role);
  telling.role = role;
  return role;
}

const isFree = ({ from, to }: ToldRole): boolean => !from && !to;
const has = (marks: readonly Mark[], kind: Mark["kind"]): boolean => marks.some((mark) => mark.kind === kind);

/** "I ran my own café, The Tin Kettle. I was the cook.": the title of the employer before. */
function isFilled(last: ToldRole, { marks, order, sentence }: Told): boolean {
  if (last.what || !last.where || order || last.sentences.at(-1)?.row !== sentence.row) return false;
  const starts = marks.some((mark) => mark.kind === "when" && mark.when.from);
  return (isFree(last) || !starts) && has(marks, "what") && !has(marks, "where");
}

/** Behind "then", "before that" another role begins. */
function turn(telling: Telling, before: Mark | undefined, mark: Mark, rest: readonly Mark[]): void {
  const { role, told } = telling;
  if (!role?.what || !before || !told.turns.some((at) => at > before.at && at < mark.at)) return;
  if (mark.kind === "what" || has(rest, "what")) open(telling, mark.kind === "where" || has(rest, "where") ? undefined : role.where);
}

function hearTitle(telling: Telling, what: ToldTitle, rest: readonly Mark[]): void {
  const { role } = telling;
  if (role && !role.what && role.where && isDatedBehind(role, role.where) && followsAtOnce(what, rest)) {
    if (role.where.sure === "strong") open(telling);
    else delete role.where;
  }
  if (role?.what) open(telling, followsBefore(rest, "where", "what") ? undefined : role.where);
  (telling.role ?? open(telling)).what = what;
}

const isDatedBehind = ({ from, to }: ToldRole, where: ToldEmployer): boolean => (from ?? to ?? where).start > where.start;

/** "… at Rosa's from 2015 to 2018, and in college I was a barista at Bean There": a title with an employer of its own. */
const followsAtOnce = ({ to }: ToldTitle, rest: readonly Mark[]): boolean =>
  rest.some((mark) => mark.kind === "where" && mark.where.from >= to && mark.where.from <= to + 3);

function hearEmployer(telling: Telling, where: ToldEmployer, rest: readonly Mark[]): void {
  const { role, told, opened } = telling;
  telling.departs = isDeparture(told.sentence.tokens, where);
  if (telling.departs) return;
  if (role?.where && !role.carried && !role.where.self) {
    if (role.what ? !has(rest, "what") : where.sure !== "strong") return;
    if (role.what || !isFree(role)) open(telling);
    else {
      telling.role = { ...role };
      opened.push(telling.role);
    }
  }
  const own = telling.role ?? open(telling);
  own.where = where;
  own.carried = false;
}

const isDeparture = (tokens: readonly Token[], { from }: ToldEmployer): boolean =>
  [1, 2, 3].some((back) => {
    const length = saysAt(tokens, from - back, "departing");
    return length > 0 && length >= back - 1;
  });

/** A date belongs to the role being told, unless that has one already: then it opens the next. */
function hearTime(telling: Telling, when: ToldTime, rest: readonly Mark[]): void {
  const { role, last, departs } = telling;
  telling.departs = false;
  if (departs && last) setEnd(last, when);
  else if (when.years !== undefined) {
    if (role) role.years ??= when;
  } else if (!role) hearTimeFirst(telling, when, rest);
  else if (!opensNext(telling, role, when, rest) && takes(telling, role, when)) setTimes(role, when);
  else if (has(rest, "what")) setTimes(open(telling, has(rest, "where") ? undefined : role.where), when);
}

const takes = ({ text }: Telling, role: ToldRole, when: ToldTime): boolean =>
  isFree(role) || (!when.from && !role.to) || refines(role, when, text);

/** "I resigned in July 2017 to join …": the end of the last role, and the beginning of the next. */
function hearTimeFirst(telling: Telling, when: ToldTime, rest: readonly Mark[]): void {
  const { last } = telling;
  const tellsMore = has(rest, "what");
  if (when.from || !when.to || !last || last.to || !(when.left || !tellsMore)) {
    setTimes(open(telling), when);
    return;
  }
  setTimes(last, when);
  if (!tellsMore || !last.to) return;
  open(telling).from = { ...(last.to as ToldEnd), sure: "inferred" };
}

/** "… at Acme, and from 2016 to 2019 I was …": a conjunction before the date of another title. */
const opensNext = ({ text }: Telling, { what, where }: ToldRole, { start }: ToldTime, rest: readonly Mark[]): boolean =>
  what !== undefined && where !== undefined && has(rest, "what") && CONJUNCTION.test(text.slice(Math.max(0, start - 10), start));
const CONJUNCTION = /(?:^|[\s,])(?:and|und|et|y|e|en|then|dann|puis|poi)\s+(?:in|im|en|em|a|à|nel|au|le|ab|da|de|dal)?\s*$/iu;

/** "in 2012/13 … (October 2012 to July 2013)": a closer telling in brackets. */
function refines({ from, to }: ToldRole, when: ToldTime, text: string): boolean {
  if (!when.whole || !from?.value || !when.from || to?.value === null) return false;
  const inBrackets = text.slice(Math.max(0, when.start - BRACKET_WITHIN), when.start).includes("(");
  return inBrackets && when.from.value.startsWith(from.value.slice(0, 4)) && when.from.value.length > from.value.length;
}
const BRACKET_WITHIN = 40;

const toEnd = ({ value, start, end }: DatePoint, sure: ToldEnd["sure"]): ToldEnd => ({ value, start, end, sure });

function setTimes(role: ToldRole, { from, to, present, whole }: ToldTime): void {
  const sure = whole ? "printed" : "lone";
  if (from) role.from = toEnd(from, sure);
  if (present) role.to = today(present, sure);
  else if (to) role.to = toEnd(to, sure);
}

function setEnd(role: ToldRole, { from, to }: ToldTime): void {
  const point = to ?? from;
  if (point) role.to = toEnd(point, "lone");
}

const today = ({ start, end }: Span, sure: ToldEnd["sure"] = "lone"): ToldEnd => ({ value: null, start, end, sure });

const followsBefore = (rest: readonly Mark[], kind: Mark["kind"], other: Mark["kind"]): boolean => {
  const at = rest.findIndex((mark) => mark.kind === kind);
  const stop = rest.findIndex((mark) => mark.kind === other);
  return at >= 0 && (stop < 0 || at < stop);
};

/** Joins the roles of a sentence to those before: wishes are none, an employer "there" is the last one told, "still" goes on today. */
function finish(roles: ToldRole[], { opened, told }: Telling): void {
  const { wishes, same, now, sentence } = told;
  const kept = opened.filter((role) => (role.what || role.where) && (!wishes || (role.from && role.to?.sure === "printed")));
  const known = same ? roles.findLast(({ where }) => where)?.where : undefined;
  for (const role of kept) {
    if (!known || !role.what || role.where) continue;
    role.where = known;
    role.carried = true;
  }
  sinceThen(kept, roles, findSaying(sentence.tokens, "sinceThen") ?? openingSince(sentence.tokens));
  const current = now && (kept.findLast((role) => firstOf(role) <= now.end + MOST_AHEAD) ?? kept[0]);
  if (now && current) current.to ??= today(now);
  roles.push(...kept.filter((role) => !roles.includes(role)));
}
const MOST_AHEAD = 60;

/** "Depuis, je suis …" */
const openingSince = (tokens: readonly Token[]): Token | undefined =>
  saysAt(tokens, 0, "sinceWords") === 1 && tokens[1]?.gap.startsWith(",") ? tokens[0] : undefined;
const firstOf = ({ what, where }: ToldRole): number =>
  Math.min(what?.start ?? Number.MAX_SAFE_INTEGER, where?.start ?? Number.MAX_SAFE_INTEGER);

/** "…, seitdem Bauleiter bei …": from where the role before ended until today. */
function sinceThen(kept: readonly ToldRole[], roles: readonly ToldRole[], since: Token | undefined): void {
  const newest = kept.at(-1);
  const previous = kept.at(-2) ?? roles.findLast((role) => role !== newest);
  if (!since || !newest?.what || !isFree(newest)) return;
  if (previous?.to?.value) newest.from = { ...previous.to, sure: "inferred" };
  newest.to = today(since);
}

/** A sentence that names neither title nor employer: more about the role before, at most its dates. */
function goOn(last: ToldRole | undefined, { marks, now, sentence, wishes }: Told): void {
  if (!last || last.sentences.at(-1)?.row !== sentence.row) return;
  last.sentences.push(sentence);
  for (const mark of marks) if (mark.kind === "when" && (!wishes || mark.when.whole)) addTime(last, mark.when);
  if (now && !wishes && last.what && last.where && last.from) last.to ??= today(now);
}

function addTime(last: ToldRole, when: ToldTime): void {
  const { from, to, years } = when;
  if (years !== undefined) last.years ??= when;
  else if (isFree(last) && last.what) setTimes(last, when);
  else if (!last.from && from && !to && last.to?.value === null) setTimes(last, { ...when, present: last.to });
  else if (!last.to && !from && to) setTimes(last, when);
}
