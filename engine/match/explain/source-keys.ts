import type { ViewDegree, ViewRole } from "../view/scoring-view.ts";

// Evidence is found by what the view holds, not by position: a view has no positions.
export function toRoleKey(role: ViewRole): string {
  const { title, months, duties } = role;
  return `role:${JSON.stringify([title, months && [months.lo, months.mid, months.hi, months.open], duties])}`;
}

export function toDegreeKey(degree: ViewDegree): string {
  const { level, fields, status } = degree;
  return `degree:${JSON.stringify([level, fields, status])}`;
}

export function toLineKey(line: readonly string[]): string {
  return `line:${line.join(" ")}`;
}
