import type { ViewDegree, ViewRole } from "../view/scoring-view.ts";

// Evidence is found by what the view holds, not by position: a view has no positions.

/** A role is looked at by several rows, and nobody changes it. */
const roleKeys = new WeakMap<ViewRole, string>();

export function toRoleKey(role: ViewRole): string {
  const known = roleKeys.get(role);
  if (known !== undefined) return known;
  const { title, months, duties } = role;
  const key = `role:${JSON.stringify([title, months && [months.lo, months.mid, months.hi, months.open], duties])}`;
  roleKeys.set(role, key);
  return key;
}

export function toDegreeKey(degree: ViewDegree): string {
  const { level, fields, status } = degree;
  return `degree:${JSON.stringify([level, fields, status])}`;
}

export function toLineKey(line: readonly string[]): string {
  return `line:${line.join(" ")}`;
}

/** Of the kind of place that the name of an employer tells. */
export const toSettingKey = (kind: string): string => `setting:${kind}`;
