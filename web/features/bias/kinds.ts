import type { BiasFinding, BiasType } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";

/** The five kinds of wording, in the order of the screen. */
export const KINDS: readonly BiasType[] = ["gender", "age", "cultural", "educational", "experience"];

type KindLook = { tint: string; underline: string; ink: string };
/** Each kind has its own line under the words, so that colour is never the only sign. */
export const KIND_LOOKS: Record<BiasType, KindLook> = {
  gender: { tint: "bg-gender-tint", underline: "underline decoration-gender decoration-solid", ink: "text-gender" },
  age: { tint: "bg-age-tint", underline: "underline decoration-age decoration-dashed", ink: "text-age" },
  cultural: { tint: "bg-cultural-tint", underline: "underline decoration-cultural decoration-dotted", ink: "text-cultural" },
  educational: { tint: "bg-educational-tint", underline: "underline decoration-double decoration-educational", ink: "text-educational" },
  experience: { tint: "bg-experience-tint", underline: "underline decoration-experience decoration-wavy", ink: "text-experience" },
};

/** "Gender · medium", as it is shown. */
export const toKindWords = ({ type, severity }: BiasFinding): string =>
  t("bias.finding.kind", { kind: t(`bias.kind.${type}`), severity: t(`bias.severity.${severity}`) });

/** "Gender, medium", as it is spoken. */
export const toSpokenKind = ({ type, severity }: BiasFinding): string =>
  t("bias.finding.spoken", { kind: t(`bias.kind.${type}`), severity: t(`bias.severity.${severity}`) });

/** "skilled, experienced", or that the words can go. */
export function toSuggestionWords({ suggestions }: BiasFinding, count = 2): string {
  const words = suggestions.slice(0, count).map((one) => (one === "" ? t("bias.finding.leaveOut") : one));
  return words.length === 0 ? t("bias.finding.rephrase") : words.join(", ");
}

/** The accessible name of a finding in a list: what it is, what would be better, what the key does. */
export function toFindingName(finding: BiasFinding): string {
  const [best] = finding.suggestions;
  const parts = { what: toSpokenKind(finding), phrase: finding.text, best: best ?? "" };
  if (best === undefined) return t("bias.finding.nameOpen", parts);
  return best === "" ? t("bias.finding.nameLeaveOut", parts) : t("bias.finding.name", parts);
}

export type KindCounts = readonly { kind: BiasType; count: number }[];

export const countKinds = (findings: readonly BiasFinding[]): KindCounts =>
  KINDS.map((kind) => ({ kind, count: findings.filter(({ type }) => type === kind).length }));
