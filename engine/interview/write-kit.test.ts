import { InterviewKit } from "@fairlead/contracts";
import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readJob } from "../job/index.ts";
import { match } from "../match/index.ts";
import { readResume } from "../resume/index.ts";
import { FRAMES } from "./frames.ts";
import { writeKit } from "./index.ts";
import { toDutyTopics, toWorkTopic } from "./topics.ts";

const asOf = "2026-11-01";
const DEVELOPER_JOB = `Senior Backend Engineer

Responsibilities
- Build payment services together with two other teams
- Review the code of colleagues

Requirements
- 5 years of experience with Java
- PostgreSQL
- Kubernetes
- Kafka or RabbitMQ
- REST APIs
- Excellent communication skills

Nice to have
- Terraform
- GraphQL
`;
const NURSE_JOB = `Ward Nurse

Duties
- Plan and deliver care for twelve patients

Essential
- Wound care
- Medication administration
- Basic life support certificate
- Teamwork

Desirable
- Mentoring
`;
const resume = (name: string, extra = "") => `${name}
mail@example.com | 555-0134

Experience

Backend Developer, Harbour Systems Ltd
2019 - 2024
- Cut the build time of Java services by 40% with a new pipeline
- Moved the data of the shop to MySQL without a break for customers
- Wrote REST APIs for four partner companies
${extra}
Education
BSc Computer Science, Quayside University, 2018

Skills
Java, MySQL, Docker
`;

const jobOf = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const kitOf = (jobText: string, resumeText: string, minutes: 30 | 45 | 60 = 45) => {
  const document = toPlainDocument(resumeText);
  const profile = readResume(document, { asOf });
  const job = jobOf(jobText);
  return { document, job, kit: writeKit({ job, profile, match: match({ document, profile, job, asOf }), minutes }) };
};
const RESUME = resume("Robin Example");
const CASES = [DEVELOPER_JOB, NURSE_JOB].flatMap((job) => ([30, 45, 60] as const).map((minutes) => kitOf(job, RESUME, minutes)));

describe("a kit", () => {
  it("has the questions its minutes allow, two of each category and at most 30 % probes", () => {
    for (const { kit } of CASES) {
      expect(() => InterviewKit.parse(kit)).not.toThrow();
      expect(kit.questions).toHaveLength({ 30: 8, 45: 11, 60: 14 }[kit.minutes]);
      expect(kit.questions.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(kit.minutes);
      for (const category of ["technical", "experience", "skillGap", "inclusion"]) {
        expect(kit.questions.filter((question) => question.category === category).length, category).toBeGreaterThanOrEqual(2);
      }
      expect(kit.questions.filter(({ core }) => !core).length / kit.questions.length).toBeLessThanOrEqual(0.3);
    }
  });

  it("tells of no question whom it is asked: the same one is core for one requirement and about a resume for another", () => {
    expect(FRAMES.filter(({ why }) => /asked of|every candidate/i.test(why))).toEqual([]);
  });

  it("asks every candidate of a job the same core", () => {
    const other = "Sam Sample\nsam@example.org\n\nExperience\n\nCook, Old Mill Inn\n2015 - 2020\n- Cooked for 90 guests a day\n";
    for (const minutes of [30, 45, 60] as const) {
      const core = (text: string) => kitOf(DEVELOPER_JOB, text, minutes).kit.questions.filter((question) => question.core);
      expect(core(other)).toEqual(core(RESUME));
    }
  });

  it("grounds every question in a requirement, a duty or the title of the job or in words of the resume", () => {
    for (const { kit, job, document } of CASES) {
      const ids = new Set(job.requirements.map(({ id }) => id));
      const told = [...toDutyTopics(job), toWorkTopic(job)].map(({ words }) => words);
      for (const { requirementIds, evidence, text } of kit.questions) {
        const isTold = told.some((words) => text.includes(words));
        expect(isTold || requirementIds.length + evidence.length > 0, text).toBe(true);
        expect(requirementIds.every((id) => ids.has(id))).toBe(true);
        for (const { start, end, text } of evidence) expect(document.text.slice(start, end)).toBe(text);
      }
    }
  });

  it("asks openly, one thing at a time, in 12 to 45 words, and nothing twice", () => {
    for (const { kit } of CASES) {
      for (const { text } of kit.questions) {
        expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(12);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(45);
        expect(text.split("?").length, text).toBeLessThanOrEqual(2);
        expect(text).not.toMatch(/\b(?:and|or) (?:what|how|why|when|which|who)\b|[{}]/);
      }
      expect(new Set(kit.questions.map(({ text }) => text)).size).toBe(kit.questions.length);
    }
  });

  it("asks about a measured result where the resume tells one, and names what is close to a gap", () => {
    const { kit } = kitOf(DEVELOPER_JOB, RESUME, 60);
    const probes = kit.questions.filter(({ core }) => !core);
    expect(probes.some(({ text, evidence }) => text.includes("40%") && evidence[0]?.text.includes("40%"))).toBe(true);
    expect(probes.some(({ text }) => text.includes("MySQL") && text.includes("PostgreSQL"))).toBe(true);
    expect(probes.every(({ text }) => !/\bwhy (?:don't|have)\b/i.test(text))).toBe(true);
  });

  it("covers the must-haves or says which ones there is no time for", () => {
    const many = `Planner\n\nRequirements\n${["Excel", "SAP", "Python", "SQL", "Tableau", "Power BI", "Java", "Docker", "Kafka", "Git", "Jira", "Terraform", "Ansible", "Jenkins"].map((name) => `- ${name}`).join("\n")}\n`;
    const short = kitOf(many, RESUME, 30).kit;
    const long = kitOf(many, RESUME, 60).kit;
    expect(short.notAsked.length).toBeGreaterThan(0);
    expect(long.notAsked.length).toBeLessThan(short.notAsked.length);
    for (const kit of [short, long]) {
      const open = kit.coverage.filter(({ questionIds }) => questionIds.length === 0).map(({ name }) => name);
      expect(kit.notAsked).toEqual(open);
    }
    expect(kitOf(NURSE_JOB, RESUME, 45).kit.notAsked).toEqual([]);
  });

  it("asks about papers as something held, and about no past where one is checked", () => {
    const papers = "Ward Nurse\n\nRequirements\n- Registered Nurse\n- DBS check\n- BLS certification\n- Wound care\n";
    for (const minutes of [30, 45, 60] as const) {
      const { questions } = kitOf(papers, RESUME, minutes).kit;
      for (const { text } of questions) {
        expect(text).not.toMatch(/(?:with|for|of|in|asks for|mentions|names) (?:Registered Nurse|DBS check)\b/);
        expect(text).not.toMatch(/learnt for a DBS|stands for.*DBS|work with a DBS/);
      }
      expect(questions.some(({ text }) => text.includes("registration as a nurse"))).toBe(true);
    }
  });

  it("asks about papers once, to be seen, and tells no stories of them", () => {
    const job =
      "Tree Surgeon\n\nRequirements\n- Chainsaw certificate\n- Full UK driving licence\n- First aid certificate\n- Rope climbing\n- Pruning\n- Felling\n";
    for (const minutes of [30, 45, 60] as const) {
      const { questions, notAsked } = kitOf(job, RESUME, minutes).kit;
      const about = questions.filter(({ text }) => /certificate|licence/i.test(text));
      expect(about.map(({ category }) => category)).toEqual(["technical"]);
      expect(about[0]?.text).toMatch(/a chainsaw certificate, a full UK driving licence and a first aid certificate/i);
      expect(notAsked).toEqual([]);
    }
  });

  it("does not say of what the resume shows that it leaves it open, nor that it mentions what it does not", () => {
    const job = "Cook\n\nRequirements\n- Level 2 Food Hygiene\n- HACCP\n- Menu planning\n";
    const shows =
      "Ana Sample\nana@example.com\n\nExperience\n\nKitchen Porter, Old Mill Inn\n2022 - 2024\n- Washed pots\n\nCertificates\nLevel 2 Food Hygiene\n";
    const probes = kitOf(job, shows).kit.questions.filter(({ core }) => !core);
    for (const { text, why } of probes) {
      expect(`${text} ${why}`).not.toMatch(/Food Hygiene qualification, which your resume leaves open|leaves the Level 2 Food Hygiene/);
      expect(text).not.toMatch(/Your resume mentions (?:menu planning)/);
    }
  });

  it("names products as the job writes them, and all of two or three that will do", () => {
    const job =
      "Clerk\n\nRequirements\n- Experience of using Liquidlogic\n- Experience of Ledgerly or Tallymate\n- ACCA, CIMA or AAT qualified\n- Attention to detail\n";
    const asked = kitOf(job, RESUME, 60)
      .kit.questions.map(({ text }) => text)
      .join(" ");
    expect(asked).toContain("Liquidlogic");
    expect(asked).not.toMatch(/liquidlogic|ledgerly|tallymate/);
    expect(asked).toContain("the ACCA, CIMA or AAT qualification");
  });

  it("asks about requirements and duties once each before it asks about one again", () => {
    const job =
      "Teaching Assistant\n\nDuties\n- Read with small groups of pupils\n- Set up the classroom before lessons\n- The post holder will be subject to an enhanced DBS disclosure\n\nRequirements\n- First aid certificate\n- DBS check\n- Makaton\n- Confidentiality\n";
    for (const minutes of [30, 45, 60] as const) {
      const { questions } = kitOf(job, RESUME, minutes).kit;
      const core = questions.filter((question) => question.core);
      const texts = core.map(({ text }) => text);
      expect(texts.filter((text) => text.includes("DBS")).length).toBeLessThanOrEqual(1);
      expect(texts.filter((text) => /first aid/i.test(text)).length).toBeLessThanOrEqual(1);
      expect(texts.join()).not.toContain("subject to");
      for (const category of ["technical", "experience", "skillGap"]) {
        const ids = questions.filter((question) => question.category === category).flatMap(({ requirementIds }) => requirementIds);
        expect(new Set(ids).size, `${minutes} ${category}`).toBe(ids.length);
      }
    }
  });

  it("asks about a thing by what it is: no customers wait for software, nothing is learnt for a driving licence", () => {
    const job =
      "Civil Engineer\n\nEssential\n- 12d Model or Civil 3D\n- Class C driver licence\n- NSW Construction Induction (White Card)\n- Kitchens\n\nDesirable\n- MapInfo or QGIS\n";
    const texts = kitOf(job, RESUME, 60).kit.questions.map(({ text }) => text);
    expect(texts.filter((text) => /12d Model/.test(text) && /customer|deliver|learnt for/.test(text))).toEqual([]);
    expect(texts.filter((text) => /driver licence/.test(text) && /learnt|knowledge|stands for/.test(text))).toEqual([]);
    expect(texts.filter((text) => /White Card/.test(text) && /people with very different|unfamiliar place/.test(text))).toEqual([]);
    expect(texts.filter((text) => /asks for “MapInfo or QGIS”/.test(text))).toEqual([]);
  });

  it("asks how people are treated of the duties and the work, not of a tool or a method", () => {
    const job = (duties: string) => `Bell Founder${duties}\n\nRequirements\n- Excel\n- Metal casting\n- Tuning of bells\n- Stock control\n`;
    const inclusion = (text: string) => kitOf(text, RESUME).kit.questions.filter(({ category }) => category === "inclusion");
    for (const { text, requirementIds } of inclusion(job(""))) {
      expect(requirementIds, text).toEqual([]);
      expect(text).toContain("the “Bell Founder” job");
    }
    const duties =
      "\n\nDuties\n- Pour the metal with two colleagues\n- Show visitors round the foundry\n- Train the apprentices at the furnace\n- Hand the bells over to their towers\n";
    const texts = inclusion(job(duties)).map(({ text }) => text);
    expect(texts.every((text) => /Train the apprentices|Hand the bells over/.test(text))).toBe(true);
  });

  it("does not begin every question with the same words, and says of what is only welcome that it is", () => {
    const job = `Beekeeper\n\nRequirements\n${["Swarm catching with ladders", "Honey jars and labels", "Queen rearing for sale", "Wax and candles"].map((line) => `- ${line}`).join("\n")}\n\nNice to have\n- Mead and vinegar\n`;
    const { questions } = kitOf(job, RESUME, 60).kit;
    const starts = questions.map(({ text }) => text.split(" ").slice(0, 3).join(" "));
    const most = Math.max(...starts.map((start) => starts.filter((other) => other === start).length));
    expect(most).toBeLessThanOrEqual(questions.length / 2);
    for (const { text } of questions.filter(({ text }) => text.includes("Mead"))) expect(text).toMatch(/welcome|plus/);
  });

  it("asks about no gap in what the resume shows in full while there is a duty", () => {
    const job = `Backend Developer\n\nDuties\n- Review the code of two other teams\n- Plan the releases with the support desk\n\nRequirements\n- REST APIs\n- Docker\n`;
    const gaps = kitOf(job, RESUME).kit.questions.filter(({ core, category }) => !core && category === "skillGap");
    expect(gaps.length).toBeGreaterThan(0);
    for (const { text } of gaps) expect(text).toMatch(/Review the code|Plan the releases|the “Backend Developer” job/);
  });

  it("is the same for the same input, and has questions for a job without requirements", () => {
    expect(kitOf(NURSE_JOB, RESUME)).toEqual(kitOf(NURSE_JOB, RESUME));
    const bare = kitOf("Lamp Lighter\n\nDuties\n- Light the lamps of the old town at dusk\n", RESUME).kit;
    expect(bare.questions.length).toBeGreaterThanOrEqual(8);
  });
});

describe("a person's traits", () => {
  const texts = (resumeText: string) =>
    kitOf(DEVELOPER_JOB, resumeText, 60).kit.questions.map(({ text, followUps, why }) => [text, why, ...followUps]);

  it("change nothing: another name, the same kit", () => {
    expect(texts(resume("Fatima Placeholder"))).toEqual(texts(resume("Jake Placeholderson")));
  });

  it("are never quoted: no name, employer, school or date in a probe", () => {
    for (const { kit } of CASES) {
      for (const { text, evidence } of kit.questions.filter(({ core }) => !core)) {
        const words = [text, ...evidence.map((quote) => quote.text)].join(" ");
        expect(words).not.toMatch(/Robin|Example|Harbour|Quayside|\b(?:19|20)\d\d\b/);
      }
    }
  });

  it("are no hook, however well the line would fit", () => {
    const lines = [
      "- Wrote REST APIs for the website of our church community",
      "- Returned from maternity leave and led the PostgreSQL upgrade by 30%",
      "- Built Kafka pipelines as the youngest member of the team",
      "- Union rep and owner of the Kubernetes cluster",
      "- Ran PostgreSQL trainings for women in technology",
    ];
    const { kit } = kitOf(DEVELOPER_JOB, resume("Robin Example", lines.join("\n")), 60);
    const quoted = kit.questions.flatMap(({ evidence }) => evidence.map(({ text }) => text)).join(" ");
    expect(quoted).not.toMatch(/church|maternity|youngest|Union|women/);
    expect(quoted.length).toBeGreaterThan(0);
  });
});

describe("the frames", () => {
  it("are at least sixty, each with follow-ups and anchors, told apart by their wording", () => {
    expect(FRAMES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FRAMES.map(({ id }) => id)).size).toBe(FRAMES.length);
    expect(new Set(FRAMES.map(({ text }) => text)).size).toBe(FRAMES.length);
    for (const { followUps, anchors } of FRAMES) {
      expect(followUps.length).toBeGreaterThanOrEqual(2);
      expect([anchors[1], anchors[3], anchors[5]].every((anchor) => anchor.length > 5)).toBe(true);
      expect(anchors[3]).not.toMatch(/\bor holds it\b/);
    }
  });
});
