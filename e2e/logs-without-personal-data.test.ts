import { afterAll, beforeAll, expect, test } from "vitest";
import { type Member, signUp } from "./running/people.ts";
import { type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

/** Words that stand nowhere else: wherever one shows up, something personal got there. */
const CANARY = {
  name: "Xanthippe Quillfeather",
  email: "xanthippe.quillfeather@example.com",
  phone: "555-0147",
  employer: "Zephyrgate Puddingworks",
  fileName: "xanthippe-quillfeather-resume.txt",
  session: "Hires for Quorlvane",
  job: "Quorlvane Splicer",
  interviewer: "Bartholomew Ickx",
  note: "a-very-private-remark",
};
const RESUME = `${CANARY.name}
${CANARY.email} | (212) ${CANARY.phone}

EXPERIENCE
Splicer, ${CANARY.employer}
March 2017 - Present
- Spliced ropes and kept the Microsoft Excel records
- Forklift operation, inventory management

SKILLS
Microsoft Excel, Forklift operation, Inventory management
`;
const JOB = `${CANARY.job}\n\nRequirements\n- Microsoft Excel\n- Forklift operation\n- Inventory management\n- 2+ years of experience`;

let product: RunningProduct;
let member: Member;
beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: "debug", FAIRLEAD_DEBUG: "true" } });
  member = await signUp(() => product.url, CANARY.name);
});
afterAll(async () => {
  await product?.stop();
  await removeFolder(product?.folder);
});

async function useEverything({ client }: Member): Promise<void> {
  const session = await client.createUploadSession({ body: { name: CANARY.session } });
  const files = [new File([RESUME], CANARY.fileName), new File(["%PDF-1.7 broken"], `broken-${CANARY.fileName}.pdf`)];
  await client.uploadResumes({ params: { sessionId: session.id }, files });
  const profile = await client.readJobText({ body: { description: JOB } });
  const job = await client.createJob({ body: { title: CANARY.job, description: JOB, profile } });
  await client.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [session.id] } });
  for (let tries = 0; tries < 300; tries++) {
    const { counts } = await client.getAnalysis({ params: { jobId: job.id } });
    if (counts.pending === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { items } = await client.listResumes({ query: { search: "Splicer", state: "ready" } });
  const resumeId = items[0]?.id as string;
  await client.revealResume({ params: { resumeId } });
  await client.decide({ params: { jobId: job.id }, body: { resumeId, decision: "notNow", reason: CANARY.note, evidenceOpened: true } });
  const kit = await client.openInterview({ params: { jobId: job.id, resumeId }, body: { minutes: 30 } });
  const answers = [{ questionId: kit.kit.questions[0]?.id as string, score: 3, notes: CANARY.note }];
  await client.saveScorecard({
    params: { kitId: kit.id, resumeId },
    body: { interviewer: CANARY.interviewer, answers, recommendation: null },
  });
}

async function makeErrors({ client }: Member): Promise<void> {
  const failing = [
    fetch(`${product.url}/api/v1/jobs?name=${encodeURIComponent(CANARY.name)}`),
    fetch(`${product.url}/api/v1/jobs`, { method: "POST", body: `{"title": "${CANARY.job}", broken` }),
    fetch(`${product.url}/api/v1/resumes/${encodeURIComponent(CANARY.name)}`, { headers: { authorization: `Bearer ${CANARY.note}` } }),
    client.renameUploadSession({ params: { sessionId: CANARY.name }, body: { name: CANARY.session } }),
    client.createJob({ body: { title: CANARY.job, description: `${JOB}\u0000`, profile: { name: CANARY.name } as never } }),
    fetch(`${product.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.url },
      body: JSON.stringify({ email: CANARY.email, password: CANARY.note }),
    }),
  ];
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.some((outcome) => outcome.status === "rejected")).toBe(true);
}

test("no name, mail, phone, file name, note or token reaches the log, at its loudest, whatever goes wrong", async () => {
  await useEverything(member);
  await makeErrors(member);
  await product.stop();
  const log = product.lines.join("\n");
  expect(product.lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(15);
  const words = [...Object.values(CANARY), ...CANARY.name.split(" "), member.email, member.cookie.split("=")[1] as string, "eyJ"];
  const found = words.filter((word) => log.toLowerCase().includes(word.toLowerCase()));
  expect(found).toEqual([]);
  for (const line of product.lines.filter((text) => text.startsWith("{"))) expect(() => JSON.parse(line)).not.toThrow();
});
