import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { JobInput, JobView } from "@fairlead/contracts";
import type { ApiError, Client } from "@fairlead/sdk";
import type { TestApp } from "./create-test-app.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CORPUS = "engine/corpus/resumes/dev";
export const SAMPLES = "server/samples/resumes";

/** A job whose wording has findings and whose requirements are must, should and nice. */
export const JOB_TEXT = `Warehouse Shift Lead

We are a young and energetic team and look for a rockstar.

Responsibilities
- Lead a shift of twelve people in the warehouse
- Plan deliveries and keep the inventory correct

Requirements
- 2+ years of experience in logistics
- Forklift operation
- Inventory management
- Microsoft Excel
- Nice to have: SAP
`;

const FIRST = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
const LAST = ["Harbourfield", "Quillstone", "Marshwick", "Oakensby"];
/** The resumes of invented people who differ in how much they know. */
export const workerResume = (no: number): File => {
  const name = `${FIRST[no % FIRST.length]} ${LAST[Math.floor(no / FIRST.length)]}`;
  const skills = ["Forklift operation", "Inventory management", "Microsoft Excel", "SAP"].slice(0, 1 + (no % 4)).join(", ");
  const text = `${name}\n${name.replace(" ", ".").toLowerCase()}@example.com\n\nExperience\n\nWarehouse worker, Quay Stores\n2018 - 2023\n- Kept ${no + 3} aisles in order\n\nSkills\n${skills}\n`;
  return new File([text], `${name.replace(" ", "-")}-${no}.txt`);
};

/** Files of the repository as a browser would send them. */
export function toFiles(folder: string, names: readonly string[]): Promise<File[]> {
  return Promise.all(names.map(async (name) => new File([new Uint8Array(await readFile(join(ROOT, folder, name)))], basename(name))));
}

/** A session with these files, not read yet. */
export async function upload(client: Client, files: readonly File[], name = "Spring hires"): Promise<string> {
  const { id: sessionId } = await client.createUploadSession({ body: { name } });
  const { files: answers } = await client.uploadResumes({ params: { sessionId }, files });
  const refused = answers.filter(({ status }) => status !== "accepted");
  if (refused.length > 0) throw new Error(`not accepted: ${refused.map(({ fileName }) => fileName).join(", ")}`);
  return sessionId;
}

/** A session with these files, all of them read. */
export async function uploadAndRead({ app }: TestApp, client: Client, files: readonly File[]): Promise<string> {
  const sessionId = await upload(client, files);
  await app.services.queue.idle();
  return sessionId;
}

/** A job as the engine reads it, confirmed unchanged but for what `change` says. */
export async function aJob(client: Client, description = JOB_TEXT, change: Partial<JobInput> = {}): Promise<JobView> {
  const profile = await client.readJobText({ body: { description } });
  return client.createJob({ body: { title: profile.title ?? "A job", description, profile, ...change } });
}

/** What the server refused a call with, without the id of the request. */
export async function refusalOf(call: Promise<unknown>): Promise<{ status: number; body: Record<string, unknown> }> {
  const error = await call.then(
    () => undefined,
    (cause: ApiError) => cause,
  );
  if (error === undefined) throw new Error("the call was not refused");
  const { requestId: _id, ...body } = JSON.parse(error.message.slice(error.message.indexOf("{"))) as Record<string, unknown>;
  return { status: error.status, body };
}
