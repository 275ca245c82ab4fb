import type { DatePoint } from "../../../text/index.ts";
import type { Span } from "../../types.ts";
import type { Sentence } from "./passages.ts";
import { employerBehindMark, findEmployers, type ToldEmployer } from "./told-employers.ts";
import { findTimes, type ReadDates, type ToldTime } from "./told-times.ts";
import { findTitles, type ToldTitle } from "./told-titles.ts";
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
  order: "then" | "before" | undefined;
  sentences: Sentence[];
};

type Mark = { at: number } & (
  | { kind: "what"; what: ToldTitle }
  | { kind: "where"; where: ToldEmployer }
  | { kind: "when"; when: ToldTime }
);
type Told = {
  sentence: Sentence;
  marks: Mark[];
  wishes: boolean;
  order: ToldRole["order"];
  same: boolean;
  now: Token | undefined;
  turns: readonly number[];
};

/** The roles of consecutive sentences in the order they are told. */
export function tellRoles(sentences: readonly Sentence[], text: string, readDates: ReadDates): ToldRole[] {
  const roles: ToldRole[] = [];
  for (const sentence of sentences) {
    const told = listen(sentence, text, readDates);
    const last = roles.at(-1);
    if (!told.marks.some(({ kind }) => kind !== "when")) goOn(last, told);
    else addRoles(roles, told, text);
  }
  return roles;
}

export function listen(sentence: Sentence, text: string, readDates: ReadDates): Told {
  const { tokens } = sentence;
  const times = findTimes(sentence, text, readDates);
  const taken = (at: number) => times.some(({ start, end }) => start < (tokens[at]?.end ?? 0) && (tokens[at]?.start ?? 0) < end);
  const titles = findTitles(tokens, taken, text);
  const isTitle = (at: number) => titles.some(({ from, to }) => from <= at && at < to);
  const employers = findEmployers(tokens, taken, isTitle, text);
  const bare = titles.find((title) => title.bare);
  const beside =
    bare &&
    employers.some(
      ({ from, sure }) => from >= bare.to && from <= bare.to + 3 && (sure === "strong" || FOR.test(tokens[bare.to]?.key ?? "")),
    );
  const behind = bare && !beside ? employerBehindMark(tokens, bare.to, taken, text) : undefined;
  const opensBare = beside || behind;
  const marks: Mark[] = [
    ...titles.filter((title) => !title.bare || opensBare).map((what) => ({ kind: "what" as const, at: what.start, what })),
    ...(behind ? [behind, ...employers.filter(({ to }) => to <= behind.from)] : employers).map((where) => ({
      kind: "where" as const,
      at: where.start,
      where,
    })),
    ...times.map((when) => ({ kind: "when" as const, at: when.start, when })),
  ];
  marks.sort((a, b) => a.at - b.at);
  const same = findSaying(tokens, "employerSame") !== undefined;
  const studies = titles.length === 0 && findSaying(tokens, "studying") !== undefined;
  const before = findSaying(tokens.slice(0, WORDS_OF_ORDER), "before");
  return {
    sentence,
    marks: studies
      ? []
      : marks.filter((mark) => mark.kind !== "where" || !same || mark.where.sure !== "weak" || isBeside(mark.where, titles)),
    wishes: findSaying(tokens, "wishing") !== undefined,
    order: before ? "before" : findSaying(tokens, "then") ? "then" : undefined,
    same,
    now: findNow(tokens, titles),
    turns: tokens.flatMap((token, at) => (saysAt(tokens, at, "turns") > 0 && !isTitle(at) ? [token.start] : [])),
  };
}
const isBeside = ({ from, to }: ToldEmployer, titles: readonly ToldTitle[]): boolean =>
  titles.some((title) => Math.abs(from - title.to) <= 4 || Math.abs(title.from - to) <= 4);
const FOR = /^(?:for|fur|voor|pour|para|per)$/;
const WORDS_OF_ORDER = 5;

/** "still", "ich arbeite", "I am" before a title: it goes on today. */
function findNow(tokens: readonly Token[], titles: readonly ToldTitle[]): Token | undefined {
  return tokens.find((_, at) => {
    if (saysAt(tokens, at, "now") > 0 || saysAt(tokens, at, "presentWork") > 0) return true;
    const length = tokens[at]?.text === "e" ? 0 : saysAt(tokens, at, "presentBe");
    return length > 0 && titles.some(({ from }) => from >= at + length && from <= at + length + 3);
  });
}

/** "… at Rosa's from 2015 to 2018, and in college I was a barista at Bean There": a title with an employer of its own. */
const followsAtOnce = ({ to }: ToldTitle, rest: readonly Mark[]): boolean =>
  rest.some((mark) => mark.kind === "where" && mark.where.from >= to && mark.where.from <= to + 3);

const isFree = (role: ToldRole): boolean => !role.from && !role.to;

function addRoles(roles: ToldRole[], told: Told, text: string): void {
  const { marks, sentence } = told;
  const last = roles.at(-1);
  const starts = marks.some((mark) => mark.kind === "when" && mark.when.from);
  const fills =
    last &&
    !last.what &&
    last.where &&
    last.sentences.at(-1)?.row === sentence.row &&
    !told.order &&
    (isFree(last) || !starts) &&
    marks.some(({ kind }) => kind === "what") &&
    !marks.some(({ kind }) => kind === "where");
  let role: ToldRole | undefined = fills ? last : undefined;
  if (role) role.sentences.push(sentence);
  const opened: ToldRole[] = role ? [role] : [];
  const open = (shared?: ToldEmployer): ToldRole => {
    const fresh: ToldRole = {
      carried: shared !== undefined,
      order: told.order,
      sentences: [sentence],
      ...(shared ? { where: shared } : {}),
    };
    opened.push(fresh);
    return fresh;
  };
  let departs = false;
  for (const [i, mark] of marks.entries()) {
    const rest = marks.slice(i + 1);
    const follows = (kind: Mark["kind"]) => rest.some((other) => other.kind === kind);
    const before = marks[i - 1];
    if (role?.what && before && told.turns.some((at) => at > before.at && at < mark.at)) {
      const shared = mark.kind === "where" || followsBefore(rest, "where", "none") ? undefined : role.where;
      if (mark.kind === "what" || follows("what")) role = open(shared);
    }
    if (mark.kind === "what") {
      if (
        role &&
        !role.what &&
        role.where &&
        (role.from ?? role.to ?? role.where).start > role.where.start &&
        followsAtOnce(mark.what, rest)
      ) {
        if (role.where.sure === "strong") role = open();
        else delete role.where;
      }
      if (role?.what) role = open(followsBefore(rest, "where", "what") ? undefined : role.where);
      role ??= open();
      role.what = mark.what;
    } else if (mark.kind === "where") {
      departs = isDeparture(sentence.tokens, mark.where);
      if (departs) continue;
      if (role?.where && !role.carried && !role.where.self) {
        if (role.what ? !follows("what") : mark.where.sure !== "strong") continue;
        role = role.what || !isFree(role) ? open() : { ...role };
      }
      role ??= open();
      role.where = mark.where;
      role.carried = false;
      if (!opened.includes(role)) opened.push(role);
    } else if (departs && last) {
      setTimes(last, { ...mark.when, ...(mark.when.to ? {} : { to: mark.when.from }), from: undefined } as ToldTime);
      departs = false;
    } else role = takeTime(role, mark.when, { rest, open, last, text, shared: role?.where });
  }
  finish(roles, opened, told);
}

type Around = {
  rest: readonly Mark[];
  open: (shared?: ToldEmployer) => ToldRole;
  last: ToldRole | undefined;
  text: string;
  shared: ToldEmployer | undefined;
};

/** A date belongs to the role being told, unless that has one already: then it opens the next. */
function takeTime(role: ToldRole | undefined, when: ToldTime, { rest, open, last, text, shared }: Around): ToldRole | undefined {
  const tellsMore = rest.some(({ kind }) => kind === "what");
  if (when.years !== undefined) {
    if (role) role.years ??= when;
    return role;
  }
  if (!role) {
    if (!when.from && when.to && last && !last.to && (when.left || !tellsMore)) {
      setTimes(last, when);
      if (!tellsMore) return undefined;
      const next = open();
      if (last.to) next.from = { ...last.to, sure: "inferred" };
      return next;
    }
    return setTimes(open(), when);
  }
  const opensNext =
    role.what &&
    role.where &&
    tellsMore &&
    /(?:^|[\s,])(?:and|und|et|y|e|en|then|dann|puis|poi)\s+(?:in|im|en|em|a|à|nel|au|le|ab|da|de|dal)?\s*$/iu.test(
      text.slice(Math.max(0, when.start - 10), when.start),
    );
  if (!opensNext && (isFree(role) || (!when.from && !role.to))) return setTimes(role, when);
  if (!opensNext && refines(role, when, text)) return setTimes(role, when);
  if (!tellsMore) return role;
  const next = setTimes(open(followsBefore(rest, "where", "when") || followsBefore(rest, "where", "none") ? undefined : shared), when);
  return next;
}

/** "in 2012/13 … (October 2012 to July 2013)": a closer telling in brackets. */
function refines({ from, to }: ToldRole, when: ToldTime, text: string): boolean {
  if (!when.whole || !from?.value || !when.from) return false;
  const inBrackets = text.slice(Math.max(0, when.start - 40), when.start).includes("(");
  return (
    inBrackets && when.from.value.startsWith(from.value.slice(0, 4)) && when.from.value.length > from.value.length && to?.value !== null
  );
}

function setTimes(role: ToldRole, { from, to, present, whole }: ToldTime): ToldRole {
  const sure = whole ? "printed" : "lone";
  const end = (point: DatePoint): ToldEnd => ({ value: point.value, start: point.start, end: point.end, sure });
  if (from) role.from = end(from);
  if (present) role.to = { value: null, start: present.start, end: present.end, sure };
  else if (to) role.to = end(to);
  return role;
}

const followsBefore = (rest: readonly Mark[], kind: Mark["kind"], other: Mark["kind"] | "none"): boolean => {
  const at = rest.findIndex((mark) => mark.kind === kind);
  const stop = rest.findIndex((mark) => mark.kind === other);
  return at >= 0 && (stop < 0 || at < stop);
};

const isDeparture = (tokens: readonly Token[], { from }: ToldEmployer): boolean =>
  [1, 2, 3].some((back) => {
    const length = saysAt(tokens, from - back, "departing");
    return length > 0 && length >= back - 1;
  });

/** Joins the roles of a sentence to those before: wishes are none, an employer "there" is the last one told, "still" goes on today. */
function finish(roles: ToldRole[], opened: readonly ToldRole[], { wishes, same, now, sentence }: Told): void {
  const kept = opened.filter((role) => (role.what || role.where) && (!wishes || (role.from && role.to?.sure === "printed")));
  for (const role of kept) {
    const known = roles.findLast(({ where }) => where)?.where;
    if (role.what && !role.where && same && known) {
      role.where = known;
      role.carried = true;
    }
  }
  const [since, newest, previous] = [
    findSaying(sentence.tokens, "sinceThen"),
    kept.at(-1),
    kept.at(-2) ?? roles.findLast((role) => role !== kept.at(-1)),
  ];
  if (since && newest?.what && !newest.from && !newest.to) {
    if (previous?.to?.value) newest.from = { ...previous.to, sure: "inferred" };
    newest.to = { value: null, start: since.start, end: since.end, sure: "lone" };
  }
  const current = now && (kept.findLast((role) => firstOf(role) <= now.end + MOST_AHEAD) ?? kept[0]);
  if (now && current && !current.to && sentence.tokens.length > 0)
    current.to = { value: null, start: now.start, end: now.end, sure: "lone" };
  roles.push(...kept.filter((role) => !roles.includes(role)));
}
const MOST_AHEAD = 60;
const firstOf = ({ what, where }: ToldRole): number =>
  Math.min(what?.start ?? Number.MAX_SAFE_INTEGER, where?.start ?? Number.MAX_SAFE_INTEGER);

/** A sentence that names neither title nor employer: more about the role before, at most its dates. */
function goOn(last: ToldRole | undefined, { marks, now, sentence, wishes }: Told): void {
  const before = last?.sentences.at(-1);
  if (!last || before?.row !== sentence.row) return;
  last.sentences.push(sentence);
  for (const mark of marks) {
    if (mark.kind !== "when" || (wishes && !mark.when.whole)) continue;
    const { when } = mark;
    if (when.years !== undefined) last.years ??= when;
    else if (isFree(last) && last.what) setTimes(last, when);
    else if (!last.from && when.from && !when.to && last.to?.value === null) setTimes(last, { ...when, present: last.to });
    else if (!last.to && !when.from && when.to) setTimes(last, when);
  }
  if (now && !wishes && last.what && last.where && last.from && !last.to)
    last.to = { value: null, start: now.start, end: now.end, sure: "lone" };
}
