import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Handler } from "../../http/index.ts";
import { listSamples } from "../../samples/index.ts";
import { createJobFromText } from "../jobs/index.ts";
import { findOrAddSession, findSessionWith } from "./session/store.ts";
import { openIntake } from "./upload/intake.ts";

const SESSION_NAME = "Sample resumes";

/**
 * Jobs first: whoever sees the resumes ready finds them there. The samples take the path of every upload, into the session that
 * holds them already, whatever it is called by now, so that a second click adds nothing.
 */
export const addSamples: Handler<"addSamples"> = async ({ services, ownerId }) => {
  const samples = await listSamples(services.samplesFolder);
  const jobIds = [];
  for (const { title, path } of samples.jobs) {
    const { id } = await createJobFromText(services, ownerId, { title, description: await readFile(path, "utf8") });
    jobIds.push(id);
  }
  const hashes = await Promise.all(samples.resumes.map(({ path }) => toHash(path)));
  const holder = await findSessionWith(ownerId, services.db, hashes);
  const sessionId = holder ?? (await findOrAddSession(ownerId, services.db, SESSION_NAME));
  const intake = await openIntake(services, ownerId, sessionId);
  const answers = [];
  for (const { fileName, path } of samples.resumes) answers.push(await intake.take(fileName, createReadStream(path)));
  intake.check(answers);
  return { sessionId, jobIds, added: answers.filter(({ status }) => status === "accepted").length };
};

const toHash = async (path: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
