import { toInterval } from "../durations.ts";
import type { Fact } from "../facts.ts";
import type { Span } from "../types.ts";
import { standsApart } from "./engagements.ts";
import { hasOrganisationWord, isSameAgain } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";
import type { WorkDraft } from "./work.ts";

type Dated<T> = T & { draft: WorkDraft; rows: readonly Span[]; bare: boolean; isResumed: boolean };

/** Where so many roles name title and employer on one line each, a line without an employer has none. */
const FEWEST_NAMED = 2;
const sharesLine = (name: Fact, position: Fact, rows: readonly Span[]): boolean =>
  rows.some((row) => [name, position].every(({ start, end }) => start >= row.start && end <= row.end));

/**
 * A company line above several roles: its name goes to each role below that names none.
 * A line with only the company's own dates is no role. `bare`: nothing is told under the head; `isResumed`: it shows several periods.
 */
export function shareCompany<T>(found: readonly Dated<T>[], text: string, asOf: string): Dated<T>[] {
  const roles: Dated<T>[] = [];
  /** Of the roles so far that name an employer, which do so on the line of their title. */
  const named: boolean[] = [];
  let company: Pick<WorkDraft, "name" | "location"> | undefined;
  let head: Dated<T> | undefined;
  const unnamed = found.map(({ draft }) => draft).filter(({ name, position }) => !name && position);
  const titleUnder = (above: Dated<T> | undefined, draft: WorkDraft) => asTitle(above, draft, { unnamed, text, asOf });
  for (const [i, read] of found.entries()) {
    const below = found[i + 1];
    const next = below && titleUnder(read, below.draft);
    const titled = { ...read, draft: titleUnder(head ?? found[i - 1], read.draft) };
    const role = { ...titled, draft: asSame(asCompany(titled, next, asOf), company) };
    const { draft } = role;
    if (draft.name) {
      company = companyOf(draft.name, draft.location);
      if (draft.position && !isGroupHead(role, next, asOf)) named.push(sharesLine(draft.name, draft.position, read.rows));
    }
    head = headAfter(role, isGroupHead(role, next, asOf), head);
    if (head === role) continue;
    const heir = company && inherits(draft, named) ? { ...role, draft: { ...company, ...draft } } : role;
    if (draft.name ?? draft.position) roles.push(heir);
  }
  return roles;
}

/** A head stands over the roles below it until one names an employer of its own. */
function headAfter<T>(role: Dated<T>, isHead: boolean, head: Dated<T> | undefined): Dated<T> | undefined {
  if (isHead) return role;
  return role.draft.name ? undefined : head;
}

/** "Deckhand, same place": the employer above; nothing where none is. */
function asSame(draft: WorkDraft, company: Pick<WorkDraft, "name" | "location"> | undefined): WorkDraft {
  if (!draft.name || !isSameAgain(draft.name.value)) return draft;
  const { name, ...rest } = draft;
  return { ...company, ...rest };
}

/** A title without an employer, unless all roles name theirs beside the title or the work stands apart from any. */
const inherits = ({ name, position }: WorkDraft, named: readonly boolean[]): boolean =>
  !name &&
  position !== undefined &&
  !(named.length >= FEWEST_NAMED && named.every(Boolean)) &&
  !standsApart(position.value, named.at(-1) === true);

/** A dated line of its own above a role within its dates, with no word for a job: what was taken for its title is the company. */
function asCompany(head: Dated<unknown>, role: WorkDraft | undefined, asOf: string): WorkDraft {
  const named = withCompany(head);
  return isGroupHead(named, role, asOf) ? named.draft : head.draft;
}

/**
 * Under a bare dated line with a company, words of unknown kind within its dates are the title of the role, or, closely behind a title and a comma, a part of
 * it ("Finance Director, Grains & Milling"), not another company. `unnamed`: roles with a title alone, of which the second needs one under the same line;
 * behind a dash ("Manager – Reserving") the line has to name a company by its words.
 */
function asTitle(head: Dated<unknown> | undefined, role: WorkDraft, { unnamed, text, asOf }: Among): WorkDraft {
  if (!head || !role.name || hasOrganisationWord(role.name.value)) return role;
  const { name, position, ...rest } = role;
  if (!position) {
    const titled: WorkDraft = { ...rest, position: name };
    return isGroupHead(head, titled, asOf) ? titled : role;
  }
  const company = withCompany(head);
  const mark = text.slice(position.end, name.start);
  const isPart =
    mark === ", "
      ? unnamed.some((other) => isGroupHead(company, other, asOf))
      : /^ [–—-] $/.test(mark) && hasOrganisationWord(company.draft.name?.value ?? "");
  const titled: WorkDraft = { ...rest, position: { ...position, value: `${position.value}${mark}${name.value}`, end: name.end } };
  return isPart && isGroupHead(company, titled, asOf) ? titled : role;
}
type Among = { unnamed: readonly WorkDraft[]; text: string; asOf: string };

/** What was taken for its title is the company. */
function withCompany<T>(head: Dated<T>): Dated<T> {
  const { name, position, ...rest } = head.draft;
  return name || !position || hasTitleWord(position.value) ? head : { ...head, draft: { ...rest, name: position } };
}

/** "Acme Ltd, Wakefield", "Acme Ltd ⇥ Wakefield": a single word on the line of the employer, behind it, that names no job. */
const isTownBehind = ({ draft: { name, position }, rows }: Dated<unknown>): boolean =>
  name !== undefined &&
  position !== undefined &&
  position.start > name.end &&
  sharesLine(name, position, rows) &&
  !hasTitleWord(position.value) &&
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(position.value);

const companyOf = (name: Fact, location: Fact | undefined): Pick<WorkDraft, "name" | "location"> =>
  location ? { name, location } : { name };

function isGroupHead(head: Dated<unknown>, role: WorkDraft | undefined, asOf: string): boolean {
  if (!head.bare || !head.draft.name || !role?.position || role.name) return false;
  if (head.draft.position && !isTownBehind(head)) return false;
  if (head.isResumed) return true;
  const outer = toInterval(head.draft.startDate?.value, head.draft.endDate?.value, asOf);
  const inner = toInterval(role.startDate?.value, role.endDate?.value, asOf);
  return !outer || !inner || (inner.endLo <= outer.endHi && inner.startHi >= outer.startLo);
}
