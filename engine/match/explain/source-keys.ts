import { canonicalJson } from "../../text/index.ts";
import type { ViewDegree, ViewRole } from "../view/scoring-view.ts";

// Evidence is found by what the view holds, not by position: a view has no positions.
export function toRoleKey(role: ViewRole): string {
  return `role:${canonicalJson(role)}`;
}

export function toDegreeKey(degree: ViewDegree): string {
  return `degree:${canonicalJson(degree)}`;
}

export function toLineKey(line: readonly string[]): string {
  return `line:${line.join(" ")}`;
}
