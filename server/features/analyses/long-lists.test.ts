import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, JOB_TEXT, SAMPLES, toFiles, uploadAndRead } from "../../test/recruiting.ts";

const RESUMES = ["jamal-whitfield-store-manager.txt", "sofia-marin-customer-service-lead.pdf", "linh-dao-driver-and-dispatcher.txt"];

/** Copies of every candidate of an analysis, each a resume of its own with all that belongs to it. */
const COPY = `
with copies as materialized (
  select i.analysis_id, i.resume_id as old, gen_random_uuid() as new, gen_random_uuid() as revision_id, row_number() over () as no
  from analysis_items i, generate_series(1, $2::int) n where i.analysis_id = $1
), resume as (
  insert into resumes (id, owner_id, session_id, sha256, file_name, label_no, state)
  select c.new, r.owner_id, r.session_id, c.new::text, r.file_name, 100000 + c.no, r.state from copies c join resumes r on r.id = c.old
), file as (
  insert into files (owner_id, sha256, bytes, kind, storage_key)
  select f.owner_id, c.new::text, f.bytes, f.kind, f.storage_key
  from copies c join resumes r on r.id = c.old join files f on f.owner_id = r.owner_id and f.sha256 = r.sha256
), document as (
  insert into documents (resume_id, owner_id, engine_version, kind, language, text, document, personal)
  select c.new, owner_id, engine_version, kind, language, text, document, personal from copies c join documents d on d.resume_id = c.old
), revision as (
  insert into profile_revisions (id, owner_id, resume_id, revision, origin, as_of, profile, counterfactuals, engine_version, taxonomy_version)
  select c.revision_id, owner_id, c.new, revision, origin, as_of, profile, counterfactuals, engine_version, taxonomy_version
  from copies c join profile_revisions p on p.resume_id = c.old
), item as (
  insert into analysis_items (analysis_id, resume_id, owner_id)
  select c.analysis_id, c.new, r.owner_id from copies c join resumes r on r.id = c.old
)
insert into results (analysis_id, resume_id, owner_id, profile_revision_id, score, low, high, band, musts_met, musts_of, summary, result, receipt_hash)
select c.analysis_id, c.new, owner_id, c.revision_id, score, low, high, band, musts_met, musts_of, summary, result, receipt_hash
from copies c join results r on r.analysis_id = c.analysis_id and r.resume_id = c.old`;

describeDatabases("an analysis of many candidates", (driver) => {
  let database: TestDatabase | undefined;
  let test: TestApp;
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    test = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
  });
  afterAll(async () => {
    await test.close();
    await database?.close();
  });

  it.each([
    [99, 300],
    [999, 1_500],
  ])("of %i more answers within %i ms, with names and without", async (more, limitMs) => {
    const mara = await test.as();
    const sessionId = await uploadAndRead(test, mara, await toFiles(SAMPLES, RESUMES));
    const { id: jobId } = await aJob(mara, JOB_TEXT);
    const { id } = await mara.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await test.app.services.queue.idle();
    await test.app.services.database.query(COPY, [id, more / RESUMES.length]);
    for (const blindReview of [true, false]) {
      await mara.updateSettings({ body: { blindReview } });
      const times: number[] = [];
      for (let turn = 0; turn < 5; turn++) {
        const from = performance.now();
        const { candidates, counts } = await mara.getAnalysis({ params: { jobId } });
        times.push(performance.now() - from);
        expect([candidates.length, counts.analysed]).toEqual([more + RESUMES.length, more + RESUMES.length]);
        expect(candidates.every(({ name }) => (name === null) === blindReview)).toBe(true);
      }
      const [fastest = Number.NaN] = times.sort((a, b) => a - b);
      expect(fastest).toBeLessThan(limitMs);
    }
    expect((await mara.listAnalyses({})).items[0]?.counts.items).toBe(more + RESUMES.length);
  });
});
