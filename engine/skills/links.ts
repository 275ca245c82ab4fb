import { RECORDS, skillById } from "./taxonomy.ts";
import type { SkillLink } from "./types.ts";
import { LINKS } from "./weights.ts";

const NONE: SkillLink = { kind: "none", strength: 0 };

const RELATED = new Map<string, Map<string, number>>();
for (const record of RECORDS) {
  for (const [other, share] of record.related ?? []) {
    relate(record.id, other, share);
    relate(other, record.id, share);
  }
}

function relate(from: string, to: string, share: number): void {
  const row = RELATED.get(from) ?? new Map<string, number>();
  row.set(to, Math.max(share, row.get(to) ?? 0));
  RELATED.set(from, row);
}

/** How far having `fromId` answers a wish for `toId`. Implied goes one way (React has JavaScript; a share of 1 is a kind of it: TIG welding is welding), related both ways. */
export function linkOf(fromId: string, toId: string): SkillLink {
  if (fromId === toId) return { kind: "same", strength: 1 };
  const implied = impliedShare(fromId, toId);
  if (implied === 1) return { kind: "implied", strength: 1 };
  if (implied > 0) return { kind: "implied", strength: round(Math.min(LINKS.impliedAtMost, implied * LINKS.impliedFactor)) };
  const related = RELATED.get(fromId)?.get(toId);
  if (related === undefined) return NONE;
  return { kind: "related", strength: round(Math.min(LINKS.relatedAtMost, related * LINKS.relatedFactor)) };
}

/** Largest product of shares over at most two steps. */
function impliedShare(fromId: string, toId: string): number {
  let best = 0;
  for (const [middle, share] of skillById(fromId)?.implies ?? []) {
    if (middle === toId) best = Math.max(best, share);
    for (const [end, further] of skillById(middle)?.implies ?? []) if (end === toId) best = Math.max(best, share * further);
  }
  return best;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
