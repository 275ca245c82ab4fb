// folder → sample files: twelve invented resumes and two jobs that a new user can load.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Manifest = z.strictObject({
  resumes: z.array(z.string()),
  jobs: z.array(z.strictObject({ title: z.string(), fileName: z.string() })),
});

export type Samples = {
  resumes: { fileName: string; path: string }[];
  jobs: { title: string; path: string }[];
};

/** The samples as `samples.json` of the folder lists them; the bundled server cannot know the folder by itself. */
export async function listSamples(folder: string): Promise<Samples> {
  const { resumes, jobs } = Manifest.parse(JSON.parse(await readFile(join(folder, "samples.json"), "utf8")));
  return {
    resumes: resumes.map((fileName) => ({ fileName, path: join(folder, "resumes", fileName) })),
    jobs: jobs.map(({ title, fileName }) => ({ title, path: join(folder, "jobs", fileName) })),
  };
}
