import type { BiasFinding, BiasType } from "./types.ts";
import { HIGH_SEVERITY_CEILING, REPEAT_FACTOR, SEVERITY_POINTS, TYPE_CAP } from "./weights.ts";

export const BIAS_TYPES: readonly BiasType[] = ["gender", "age", "cultural", "educational", "experience"];

/** 100 less the points of each type; repeats of a type count less and less, and one high finding caps the result. */
export function toScores(findings: readonly BiasFinding[]): { score: number; scores: Record<BiasType, number> } {
  const losses = BIAS_TYPES.map((type) => toLoss(findings.filter((finding) => finding.type === type)));
  const capped = (value: number, own: readonly BiasFinding[]) =>
    toTenths(own.some((finding) => finding.severity === "high") ? Math.min(value, HIGH_SEVERITY_CEILING) : value);
  const scores = Object.fromEntries(
    BIAS_TYPES.map((type, i) => [
      type,
      capped(
        100 - (losses[i] ?? 0),
        findings.filter((finding) => finding.type === type),
      ),
    ]),
  ) as Record<BiasType, number>;
  return { score: capped(Math.max(0, 100 - losses.reduce((sum, loss) => sum + loss, 0)), findings), scores };
}

function toLoss(findings: readonly BiasFinding[]): number {
  const points = findings.map((finding) => SEVERITY_POINTS[finding.severity]).sort((a, b) => b - a);
  return Math.min(
    TYPE_CAP,
    points.reduce((sum, value, k) => sum + value * REPEAT_FACTOR ** k, 0),
  );
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
