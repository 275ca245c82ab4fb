import type { ToldEnd, ToldRole } from "./told-roles.ts";

/** Roles told fully enough, with the ends that others or their length tell. */
export function closeRoles(told: readonly ToldRole[]): ToldRole[] {
  const roles = told.filter(isRole);
  for (const [i, role] of roles.entries()) {
    const [before, next] = [roles[i - 1], roles[i + 1]];
    if (before && isPromotion(before, role)) joinPromotion(before, role);
    if (role.from && !role.to && next?.order === "then" && isAfter(next.from, role.from) && next.from) role.to = inferred(next.from);
    if (!role.from && role.to?.value && before?.to?.value && role.order === "then" && isAfter(role.to, before.to))
      role.from = inferred(before.to);
    closeByLength(role);
  }
  return roles;
}

/** Of words that no list of jobs knows, or that no verb leads to, more has to be told beside them. */
function isRole({ what, where, from, to }: ToldRole): boolean {
  const dated = from !== undefined || to !== undefined;
  if (!what) return false;
  if (what.kept) return where !== undefined;
  if (what.bare) return where !== undefined && (dated || where.sure === "strong");
  return what.known ? where !== undefined || from?.sure === "printed" : where !== undefined && dated;
}

const inferred = ({ value, start, end }: ToldEnd): ToldEnd => ({ value, start, end, sure: "inferred" });
const isAfter = (one: ToldEnd | undefined, other: ToldEnd | undefined): boolean =>
  Boolean(one?.value && other?.value && one.value > other.value);

const isPromotion = (before: ToldRole, role: ToldRole): boolean => role.carried && before.where?.start === role.where?.start;

/** One employer: the later role begins where the earlier one ended. */
function joinPromotion(first: ToldRole, second: ToldRole): void {
  const turned = isAfter(first.from, second.from) || (second.order === "before" && !isAfter(second.from, first.from));
  const [early, late] = turned ? [second, first] : [first, second];
  if (early.to?.value === null && late.from && isAfter(late.from, early.from)) delete early.to;
  if (!early.to && late.from && (!early.from || isAfter(late.from, early.from))) early.to = inferred(late.from);
  else if (early.to?.value && !late.from && (late.to || late === second)) late.from = inferred(early.to);
}

/** "for three years until 2019" */
function closeByLength(role: ToldRole): void {
  const { years, from, to } = role;
  if (years?.years === undefined) return;
  const at = (year: number): ToldEnd => ({ value: String(year), start: years.start, end: years.end, sure: "inferred" });
  if (!from && to?.value) role.from = at(Number(to.value.slice(0, 4)) - years.years);
  else if (from?.value && !to) role.to = at(Number(from.value.slice(0, 4)) + years.years);
}
