import type { ResumeView } from "@fairlead/contracts";
import { toBlind, toDocumentView } from "@fairlead/engine/report";
import type { Db, OwnerId } from "../../db/index.ts";
import { findReadingReport } from "./corrections/reading-report.ts";
import { findReadings, findResume } from "./store.ts";
import { toResumeRows } from "./to-resume-rows.ts";

/** One resume in full; under blind review with every personal word covered. */
export async function findResumeView(ownerId: OwnerId, db: Db, resumeId: string, blind: boolean): Promise<ResumeView> {
  const resume = await findResume(ownerId, db, resumeId);
  const [row] = await toResumeRows(ownerId, db, [resume], blind);
  const [reading] = await findReadings(ownerId, db, [resumeId]);
  const view = { ...(row as NonNullable<typeof row>), blind };
  if (reading === undefined) return { ...view, document: null, covered: [], profile: null, engineVersion: null, reading: null };
  const { document, profile, personal, engineVersion } = reading;
  const shown = blind ? toBlind({ document, profile }, personal) : { document: toDocumentView(document), profile };
  const report = await findReadingReport(ownerId, db, resumeId, blind);
  return { ...view, document: shown.document, covered: blind ? [] : personal, profile: shown.profile, engineVersion, reading: report };
}
