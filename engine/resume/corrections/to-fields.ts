import type { Correction, FieldKind, FieldList, ProfileField, ResumeProfile, Span } from "../types.ts";
import { listEntered } from "./enter-skills.ts";
import { FIELDS, LISTS, type Lists, PRESENT, TITLES } from "./field-table.ts";
import { toLinePath, toSkillPath, toTarget, toWordsPath } from "./target.ts";

/** A field with its words in the text; who knows the correction's id adds it. */
export type Field = Omit<ProfileField, "correctionId" | "words"> & { place: Span | null };
type Spot = Pick<Field, "path" | "list" | "entry" | "key" | "kind">;

/** Everything of a profile that a person may correct, as it counts now, and one entry more for each list. */
export function toFields(base: ResumeProfile, corrections: readonly Correction[], text: string): Field[] {
  const places = new Map(base.meta.places.map((place) => [place.path, place]));
  const corrected = new Map(corrections.map(({ path, value }) => [path, value]));
  const toField = (spot: Spot, read: string | null, isNew = false): Field => {
    const isCorrected = corrected.has(spot.path);
    const place = places.get(spot.path);
    return {
      ...spot,
      value: isCorrected ? (corrected.get(spot.path) ?? null) : read,
      read,
      confidence: isCorrected || place === undefined ? null : place.confidence,
      isNew,
      place: place === undefined ? null : { start: place.start, end: place.end },
    };
  };
  const toSpots = (list: keyof typeof FIELDS, entry: number | null): Spot[] =>
    Object.entries(FIELDS[list]).map(([key, kind]) => {
      return { path: entry === null ? `/${list}/${key}` : `/${list}/${entry}/${key}`, list, entry, key, kind };
    });
  const toLines = (entry: number): Field[] => {
    const read = base.work[entry]?.highlights ?? [];
    return Array.from({ length: countLines(read.length, corrections, entry) + 1 }, (_, line) => {
      const spot: Spot = { path: toLinePath(entry, line), list: "work", entry, key: "highlights", kind: "line" };
      return toField(spot, read[line] ?? null, line >= read.length);
    });
  };
  const basics = toSpots("basics", null).map((spot) => toField(spot, toRead(base.basics, spot.key, spot.kind)));
  const lists = LISTS.flatMap((list) =>
    Array.from({ length: countEntries(base, list, corrections) + 1 }, (_, entry) => {
      const read = base[list][entry];
      const fields = toSpots(list, entry).map((spot) => toField(spot, toRead(read ?? {}, spot.key, spot.kind), read === undefined));
      if (list === "work") fields.push(...toLines(entry));
      if (read === undefined) return fields;
      const title = TITLES[list].map((key) => toRead(read, key, "text")).find((words) => words !== null) ?? "";
      return [toField({ path: `/${list}/${entry}`, list, entry, key: "entry", kind: "entry" }, title), ...fields];
    }).flat(),
  );
  const skills = base.skills.map(({ id, name }) => {
    return toField({ path: toSkillPath(id), list: "skills" satisfies FieldList, entry: null, key: "skill", kind: "skill" }, name);
  });
  const entered = listEntered(base, corrections, text).flatMap(({ id, place }) => {
    const spot: Spot = { path: toSkillPath(id), list: "skills", entry: null, key: "skill", kind: "skill" };
    const words: Spot = { ...spot, path: toWordsPath(id), key: "words", kind: "words" };
    return [spot, words].map((one) => ({ ...toField(one, null, true), place: place ?? null }));
  });
  return [...basics, ...lists, ...skills, ...entered];
}

/** With the lines that a person added. */
function countLines(read: number, corrections: readonly Correction[], entry: number): number {
  const numbers = corrections.flatMap(({ path, value }) => {
    const target = toTarget(path);
    return value !== null && target?.kind === "line" && target.entry === entry ? target.line + 1 : [];
  });
  return Math.max(read, ...numbers);
}

/** With the entries that a person added. */
function countEntries(base: ResumeProfile, list: Lists, corrections: readonly Correction[]): number {
  const numbers = corrections.flatMap(({ path, value }) =>
    value !== null && path.startsWith(`/${list}/`) ? Number(path.split("/")[2]) + 1 : [],
  );
  return Math.max(base[list].length, ...numbers);
}

function toRead(owner: object, key: string, kind: FieldKind): string | null {
  const value = key.split("/").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], owner);
  if (value === undefined) return null;
  return value === null ? (kind === "end" ? PRESENT : null) : String(value);
}
