import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type DataFile = { file: string; what: string; source: string; licence: string; sha256: string };

const FILES: Omit<DataFile, "sha256">[] = [
  { file: "skillspan/train.json", what: "learned from", source: "SkillSpan, kris927b/SkillSpan@2ccf3de", licence: "MIT" },
  {
    file: "skillspan/dev.json",
    what: "learned from; its own figure comes from parameters without it",
    source: "SkillSpan, kris927b/SkillSpan@2ccf3de",
    licence: "MIT",
  },
  {
    file: "skill-spans-green-dev.jsonl",
    what: "measured only",
    source: "Green and others, acp19tag/skill-extraction-dataset@ca1eadd",
    licence: "CC BY 4.0",
  },
];

/** The folder with the annotated sentences, or undefined: they are not part of this repository. */
export function dataFolder(): string | undefined {
  const folder = process.env.FAIRLEAD_DATA;
  return folder !== undefined && FILES.every(({ file }) => existsSync(join(folder, file))) ? folder : undefined;
}

export function describeFiles(folder: string): DataFile[] {
  return FILES.map((one) => ({ ...one, sha256: sha256Of(readFileSync(join(folder, one.file))) }));
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
