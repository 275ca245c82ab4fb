import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Paths from the root of the repository, in the order of their names. */
const list = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(`${ROOT}/${folder}`)
    .filter(isWanted)
    .sort()
    .map((name) => `${folder}/${name}`);

export const resumes = list("engine/corpus/resumes/dev", (name) => !name.endsWith(".json"));
export const jobs = list("engine/corpus/jobs/dev", (name) => name.endsWith(".txt"));

/** So many resumes from all over the corpus, so that every kind of file is among them. */
export const someResumes = (count: number): string[] => resumes.filter((_, i) => i % Math.floor(resumes.length / count) === 0);
