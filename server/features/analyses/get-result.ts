import { AppError, type ResultView } from "@fairlead/contracts";
import { toBlind, toDocumentView } from "@fairlead/engine/report";
import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { findJob } from "../jobs/index.ts";
import { toBlindFlags, toLabel } from "../resumes/index.ts";
import { listDecisions } from "./decisions/store.ts";
import { checkResume, findCandidate, findNewest } from "./store.ts";

export const getResult: Handler<"getResult"> = async ({ services: { db }, ownerId, params }) => {
  const { jobId, resumeId } = params;
  const analysis = await findNewest(ownerId, db, jobId);
  await checkResume(ownerId, db, resumeId);
  const candidate = await findCandidate(ownerId, db, analysis.id, resumeId);
  if (candidate === null || !isAnalysed(candidate)) throw new AppError("not-analysed");
  const job = await findJob(ownerId, db, jobId);
  const blind = await isBlind(ownerId, db);
  const { labelNo, name, analysedAt } = candidate;
  return {
    analysisId: analysis.id,
    jobId,
    resumeId,
    label: toLabel(labelNo),
    name: blind ? null : name,
    blind,
    analysedAt: analysedAt.toISOString(),
    ...toShown(candidate, job.profile, blind),
    decisions: await listDecisions(ownerId, db, params),
  };
};

type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;
type Full<T> = { [K in keyof T]: NonNullable<T[K]> };
type Analysed = Candidate & Full<Pick<Candidate, "match" | "analysedAt">> & { reading: Full<NonNullable<Candidate["reading"]>> };

const isAnalysed = (candidate: Candidate): candidate is Analysed => candidate.match !== null && candidate.reading !== null;

/** The match and the words it rests on; under blind review both with bars, and every place where it then stands. */
function toShown({ match, reading }: Analysed, job: ResultView["match"]["job"], blind: boolean): Pick<ResultView, "match" | "document"> {
  const { document, personal } = reading;
  if (!blind) return { match: { ...match, job }, document: toDocumentView(document) };
  const masks = toBlind(reading, personal);
  const shown = masks.toMatch(match, job);
  const flags = [...toBlindFlags(reading.profile.basics.name), ...shown.flags];
  return { match: { ...shown, flags, job }, document: masks.document };
}
