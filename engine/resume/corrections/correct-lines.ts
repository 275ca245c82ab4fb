import type { Place, ResumeProfile, Span } from "../types.ts";
import { findWords } from "./find-words.ts";
import { toLinePath } from "./target.ts";

/** A line of a role as a person wants it; null takes it out, one behind the last adds one. */
export type LineChange = { entry: number; line: number; value: string | null };

type Line = { value: string; place: Place | undefined };

/** Puts lines of roles right, with their places. What a line says no more, its role shows no more. */
export function correctLines(profile: ResumeProfile, places: Map<string, Place>, changes: readonly LineChange[], text: string): void {
  for (const [entry, { highlights }] of profile.work.entries()) {
    const ofRole = changes.filter((change) => change.entry === entry);
    if (ofRole.length === 0) continue;
    const lines = new Map<number, Line>(highlights.map((value, line) => [line, { value, place: places.get(toLinePath(entry, line)) }]));
    for (const line of lines.keys()) places.delete(toLinePath(entry, line));
    for (const { line, value } of ofRole) {
      const stood = lines.get(line)?.place;
      if (stood !== undefined) takeFromRole(profile, entry, stood, value);
      if (value === null) lines.delete(line);
      else lines.set(line, { value, place: toPlace(value, text, stood) });
    }
    const kept = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
    highlights.splice(0, highlights.length, ...kept.map(({ value }) => value));
    for (const [line, { place }] of kept.entries()) {
      const path = toLinePath(entry, line);
      if (place !== undefined) places.set(path, { ...place, path });
    }
  }
}

function toPlace(value: string, text: string, stood: Place | undefined): Place | undefined {
  const span = findWords(text, value, stood?.start);
  return span && { ...span, path: "", raw: text.slice(span.start, span.end), confidence: 1 };
}

function takeFromRole(profile: ResumeProfile, entry: number, line: Span, value: string | null): void {
  for (const skill of profile.skills)
    skill.evidence = skill.evidence.map((proof) => {
      const stands = proof.work === entry && line.start <= proof.start && proof.end <= line.end;
      if (!stands || value?.includes(proof.text)) return proof;
      const { work: _, ...alone } = proof;
      return { ...alone, outcome: false };
    });
}
