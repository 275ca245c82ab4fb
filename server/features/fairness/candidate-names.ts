import { createHash } from "node:crypto";
import { toLabel } from "../resumes/index.ts";
import type { SheetCandidate } from "./store.ts";

const CODE_BYTES = 5;

/** Names a candidate of one job on a sheet and says nothing about the person; the same whenever it is asked for. */
export function toCode(jobId: string, resumeId: string): string {
  const digest = createHash("sha256").update(`group sheet ${jobId} ${resumeId}`).digest();
  return `C-${digest.subarray(0, CODE_BYTES).toString("hex").toUpperCase()}`;
}

/** Finds candidates by code, label, id or file name; a name that several share finds them all. */
export function toFinder(jobId: string, candidates: readonly SheetCandidate[]): (name: string) => readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const { resumeId, labelNo, fileName } of candidates) {
    for (const name of [toCode(jobId, resumeId), toLabel(labelNo), resumeId, fileName, withoutEnding(fileName)]) {
      const key = toKey(name);
      byName.set(key, (byName.get(key) ?? new Set()).add(resumeId));
    }
  }
  return (name) => [...(byName.get(toKey(name)) ?? [])];
}

const toKey = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
const withoutEnding = (fileName: string): string => fileName.replace(/\.[a-z]{2,5}$/i, "");
