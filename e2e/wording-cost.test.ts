import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PASSWORD } from "../server/test/sign-up.ts";
import { candidateRows } from "./running/analysis-screen.ts";
import { expectNoBarriers } from "./running/barriers.ts";
import { describeInBrowser, visit } from "./running/browser.ts";
import { signUp } from "./running/people.ts";
import { signIn } from "./running/recruiter.ts";
import { useProduct } from "./running/use-product.ts";

const SAMPLES = "server/samples";
const PEOPLE = ["daniel-tsegaye-customer-service-associate.txt", "amara-okafor-data-analyst.pdf"];

describeInBrowser("what the wording of a job costs", (openBrowser) => {
  const product = useProduct();

  test("is said beside the job and leads to who is meant; resumes that look alike are marked", { timeout: 240_000 }, async () => {
    const { client, email } = await signUp(() => product.url);
    const description = readFileSync(join(SAMPLES, "jobs/data-analyst-supply-chain.txt"), "utf8");
    const profile = await client.readJobText({ body: { description } });
    const job = await client.createJob({ body: { title: profile.title ?? "Job", description, profile } });
    const { page, expectClean } = await visit(await openBrowser(), product.url, { reducedMotion: "reduce" });
    await signIn(page, { email, password: PASSWORD });
    await page.goto(`${product.url}/job-description?view=${job.id}`);
    const cost = page.getByRole("region", { name: "What this wording costs" });
    await cost.getByText("Nobody has been analysed for this job yet").waitFor();

    const { id: sessionId } = await client.createUploadSession({ body: { name: "Spring" } });
    const read = (name: string) => readFileSync(join(SAMPLES, "resumes", name));
    const later = `${read(PEOPLE[0] as string)}\nVOLUNTEERING\n\nReading hour at the branch library, every second Saturday\n`;
    const files = [...PEOPLE.map((name) => new File([read(name)], name)), new File([later], "later.txt")];
    await client.uploadResumes({ params: { sessionId }, files });
    await client.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [sessionId] } });
    await expect.poll(async () => (await client.getAnalysis({ params: { jobId: job.id } })).counts.pending, { timeout: 120_000 }).toBe(0);
    const { requirements } = await client.getAttrition({ params: { jobId: job.id } });
    const [worst] = requirements.filter(({ importance }) => importance === "must").sort((a, b) => b.none - a.none);

    await page.reload();
    const link = cost.getByRole("link", { name: `leaves out ${worst?.none} of 3 by ${worst?.name}` }).first();
    await link.waitFor();
    await expectNoBarriers(page, "the cost of a wording");
    await page.goto(`${product.url}/bias-detection/${job.id}`);
    await link.waitFor();
    await link.press("Enter");
    await candidateRows(page).first().waitFor();
    expect(await candidateRows(page).count()).toBe(worst?.none);
    expect(await page.getByRole("main").innerText()).not.toMatch(/Tsegaye|Okafor/);
    await page.getByTitle("Looks like Candidate 3").waitFor();
    await page.goto(`${product.url}/my-resumes`);
    await page.getByText("Looks like Candidate 1").waitFor();
    await expectNoBarriers(page, "a list with resumes that look alike");
    expectClean();
  });
});
