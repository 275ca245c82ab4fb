import type { ResumeProfile } from "../resume/index.ts";
import type { ExpectedResume } from "./corpus.ts";
import { sameTitle } from "./employment-note.ts";
import { type Figures, same, toF1 } from "./figures.ts";

/** A value the engine found: its path without numbers, how sure the engine was, and whether it is what the expected file says. */
export type Judged = { kind: string; confidence: number; right: boolean };
type Expected = ExpectedResume["profile"];
type Value = string | null | undefined;
type Entry = { position?: Value; name?: Value; startDate?: Value; endDate?: Value; institution?: Value };

const FIELDS: Record<"work" | "education", readonly (keyof Entry)[]> = {
  work: ["position", "name", "startDate", "endDate"],
  education: ["institution"],
};
/** Below this the product asks a person to check a field. */
const SURE = 0.7;
const BINS = 10;

/** `wanted`: how many values the expected file has. */
export type JudgedProfile = { judged: Judged[]; wanted: number };

/** Values of one profile that the expected file speaks of. */
export function judgeFields(profile: ResumeProfile, expected: Expected): JudgedProfile {
  const { name, email, phone, location } = expected.basics;
  const { basics } = profile;
  const pairs: Pair[] = [
    ["/basics/name", basics.name, name],
    ["/basics/email", basics.email, email],
    ["/basics/phone", basics.phone, phone],
    ["/basics/location/city", basics.location?.city, location?.city],
    ...pairEntries("work", profile.work, expected.work),
    ...pairEntries("education", profile.education, expected.education),
  ];
  const sure = new Map(profile.meta.places.map((place) => [place.path, place.confidence]));
  const judged = pairs.flatMap(([path, got, want]): Judged[] => {
    const confidence = sure.get(path);
    if (confidence === undefined || typeof got !== "string" || want === undefined) return [];
    const kind = path.replace(/\/\d+/g, "");
    return [{ kind, confidence, right: want !== null && isSame(kind, got, want) }];
  });
  return { judged, wanted: pairs.filter(([, , want]) => typeof want === "string").length };
}

/** `want`: null when there should be nothing, undefined when the expected file does not speak of it. */
type Pair = [path: string, got: Value, want: Value];

/** Every entry beside the expected one it shares most with; then the expected ones that are left. */
function pairEntries(list: keyof typeof FIELDS, found: readonly Entry[], expected: readonly Entry[] = []): Pair[] {
  const fields = FIELDS[list];
  const left = [...expected];
  const pairs = found.flatMap((one, i) => {
    const fit = (want: Entry): number => fields.filter((field) => same(one[field] ?? undefined, want[field] ?? "")).length;
    const best = left.toSorted((a, b) => fit(b) - fit(a))[0];
    const partner = best !== undefined && fit(best) > 0 ? left.splice(left.indexOf(best), 1)[0] : undefined;
    return fields.map((field): Pair => [`/${list}/${i}/${field}`, one[field], partner === undefined ? null : partner[field]]);
  });
  return [...pairs, ...left.flatMap((want) => fields.map((field): Pair => ["", undefined, want[field]]))];
}

const digits = (text: string): string => text.replace(/\D/g, "").slice(-8);
const isSame = (kind: string, got: string, want: string): boolean =>
  kind === "/basics/phone" ? digits(got) === digits(want) : kind === "/work/position" ? sameTitle(got, want) : same(got, want);

/** Expected calibration error: how far the mean confidence of a bin lies from its share of right values, on average over all values. */
export function calibrationError(judged: readonly Omit<Judged, "kind">[]): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const inside = judged.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
    error += Math.abs(inside.reduce((sum, { confidence, right }) => sum + confidence - Number(right), 0));
  }
  return error / Math.max(1, judged.length);
}

/** F1 over the fields of all profiles together. */
export function toMicroF1(profiles: readonly JudgedProfile[]): number {
  const judged = profiles.flatMap((one) => one.judged);
  const wanted = profiles.reduce((sum, one) => sum + one.wanted, 0);
  const right = judged.filter((one) => one.right).length;
  return toF1(right / Math.max(1, judged.length), right / Math.max(1, wanted));
}

export function addConfidence(figures: Figures, judged: readonly Judged[]): void {
  for (const { confidence, right: isRight } of judged) {
    if (confidence < SURE) figures.add("of fields to check, wrong", !isRight);
    if (!isRight) figures.add("of wrong fields, to check", confidence < SURE);
  }
  figures.set("calibration error", calibrationError(judged));
  for (const kind of [...new Set(judged.map((one) => one.kind))].sort())
    figures.set(`calibration error ${kind.slice(1).replaceAll("/", ".")}`, calibrationError(judged.filter((one) => one.kind === kind)));
}
