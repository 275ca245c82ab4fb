import { type Correction, type FieldKind, LIMITS, type ResumeProfile } from "../types.ts";
import { PRESENT } from "./field-table.ts";
import { type Target, toTarget } from "./target.ts";

const FITS: Readonly<Record<FieldKind, (value: string) => boolean>> = {
  text: () => true,
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  date: isDate,
  end: (value) => value === PRESENT || isDate(value),
  level: (value) => /^[2-8]$/.test(value),
  status: (value) => ["completed", "in-progress", "incomplete"].includes(value),
  cefr: (value) => /^[ABC][12]$/.test(value),
  entry: () => false,
  skill: () => true,
};

/** Which of these cannot be made in this profile: a path that names nothing, a value of the wrong kind, the same path twice. */
export function findRefused(
  base: ResumeProfile,
  corrections: readonly Correction[],
): { path: string; fault: "path" | "value" } | undefined {
  const seen = new Set<string>();
  for (const { path, value } of corrections) {
    const target = toTarget(path);
    if (target === undefined || seen.has(path) || !isThere(base, target)) return { path, fault: "path" };
    seen.add(path);
    if (value !== null && !takes(base, target, value)) return { path, fault: "value" };
  }
  return undefined;
}

function isThere(base: ResumeProfile, target: Target): boolean {
  if (target.kind === "skill") return base.skills.some(({ id }) => id === target.id);
  if (target.kind === "entry") return target.entry < base[target.list].length;
  return target.kind === "basics" || target.entry < base[target.list].length + LIMITS.entriesAdded;
}

function takes(base: ResumeProfile, target: Target, value: string): boolean {
  if (value.trim() === "" || value !== value.trim() || /[\p{Cc}\p{Cs}]/u.test(value)) return false;
  // Confirmed is what the skill is called; another skill is another fact.
  if (target.kind === "skill") return base.skills.some(({ id, name }) => id === target.id && name === value);
  return target.kind === "entry" ? false : FITS[target.takes](value);
}

/** Years of a working life; a month is 01 to 12. */
function isDate(value: string): boolean {
  return /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(value);
}
