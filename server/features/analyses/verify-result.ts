import { AppError, type MatchFigures, type MatchResult } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findJob } from "../jobs/index.ts";
import { listCorrections } from "../resumes/index.ts";
import { checkResume, findCandidate, findNewest } from "./store.ts";

/** The stored match stays as it is: a newer engine's figures stand beside it. */
export const verifyResult: Handler<"verifyResult"> = async ({ services: { db, readers }, ownerId, params: { jobId, resumeId } }) => {
  const analysis = await findNewest(ownerId, db, jobId);
  await checkResume(ownerId, db, resumeId);
  const candidate = await findCandidate(ownerId, db, analysis.id, resumeId);
  const { document, profile } = candidate?.reading ?? {};
  if (!candidate?.match || !document || !profile) throw new AppError("not-analysed");
  const { match, revision } = candidate;
  const { profile: job, description: jobText } = await findJob(ownerId, db, jobId);
  const corrections = await listCorrections(ownerId, db, resumeId, revision ?? 0);
  const line = { ...match, job };
  const readOn = profile.meta.asOf;
  const { equal, differences, again } = await readers.run("verify", null, { document, readOn, corrections, line, jobText });
  return { equal, differences, stored: toFigures(match), now: toFigures(again) };
};

const toFigures = ({ score, interval, band, receipt: { engineVersion, taxonomyVersion, hash } }: MatchResult): MatchFigures => ({
  score,
  interval,
  band,
  engineVersion,
  taxonomyVersion,
  hash,
});
