import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { ExpectedJob, ExpectedResume } from "./expected.ts";

const HALVES = ["dev", "held-out"] as const;
const EXPECTED = ".expected.json";

const namesIn = (folder: string): string[] => {
  const place = new URL(`./${folder}/`, import.meta.url);
  return existsSync(place) ? readdirSync(place).sort() : [];
};
const textOf = (folder: string, name: string): string => readFileSync(new URL(`./${folder}/${name}`, import.meta.url), "utf8");
const documentsIn = (folder: string): string[] => namesIn(folder).filter((name) => !name.endsWith(EXPECTED));
const expectedIn = (folder: string): string[] => namesIn(folder).filter((name) => name.endsWith(EXPECTED));
const stem = (document: string): string => document.replace(/\.(pdf|docx|txt)$/, "");

/** Names of the expected files that break the schema, each with the first thing wrong. */
const faultsOf = (folder: string, schema: z.ZodType): string[] =>
  expectedIn(folder).flatMap((name) => {
    const checked = schema.safeParse(JSON.parse(textOf(folder, name)));
    const first = checked.error?.issues[0];
    return first ? [`${name}: ${first.path.join(".")} ${first.message}`] : [];
  });

const resumesOf = (half: string): { name: string; resume: ExpectedResume }[] =>
  expectedIn(`resumes/${half}`).map((name) => ({ name, resume: JSON.parse(textOf(`resumes/${half}`, name)) as ExpectedResume }));

const INVENTED_MAIL = /@([a-z0-9-]+\.)*example\.(com|org|net)$/i;
/** Numbers no one can be reached at: 555 numbers, then ranges kept for fiction in GB, DE, FR, AU, SE and IE. */
const FICTION_PHONES = [
  /555(0?1)\d+$/,
  /(1632960|7700900|2079460|1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|2890180|2920180)\d{3}$/,
  /(3023125|6990009|4066969|2214710|8999998|15228817386|15228895456|17139200|17604069)\d{2,3}$|152288(17386|95456)$/,
  /(19900|26191|35301|46571|53649|63998)\d{4}$/,
  /(491570\d{3}|491571\d{3}|5550\d{4}|7010\d{4})$/,
  /(701740\d{3}|313906\d{2}|406280\d{3}|84650\d{4})$/,
  /(2091\d{5})$/,
];
const isInventedPhone = (phone: string): boolean => FICTION_PHONES.some((range) => range.test(phone.replace(/\D/g, "")));

describe.each(HALVES)("the %s half of the corpus", (half) => {
  it.each(["resumes", "jobs"])("has an expected file for every document of %s and the reverse", (kind) => {
    const documents = documentsIn(`${kind}/${half}`).map(stem);
    expect(documents).toEqual([...new Set(documents)]);
    expect(expectedIn(`${kind}/${half}`).map((name) => name.slice(0, -EXPECTED.length))).toEqual(documents);
  });

  it("keeps resumes as PDF, DOCX and TXT, named by producer, layout and occupation", () => {
    expect(documentsIn(`resumes/${half}`).filter((name) => !/^[a-z]+-[a-z0-9-]+\.(pdf|docx|txt)$/.test(name))).toEqual([]);
  });

  it("has at least sixty resumes", () => {
    expect(documentsIn(`resumes/${half}`).length).toBeGreaterThanOrEqual(60);
  });

  it("describes every resume and job in the agreed form", () => {
    expect(faultsOf(`resumes/${half}`, ExpectedResume)).toEqual([]);
    expect(faultsOf(`jobs/${half}`, ExpectedJob)).toEqual([]);
  });

  it("names only mail addresses and phone numbers that no one owns", () => {
    const reachable = resumesOf(half).filter(({ resume: { profile } }) => {
      const { email, phone } = profile.basics;
      return (email !== undefined && !INVENTED_MAIL.test(email)) || (phone !== undefined && !isInventedPhone(phone));
    });
    expect(reachable.map(({ name, resume }) => `${name}: ${resume.profile.basics.email} ${resume.profile.basics.phone}`)).toEqual([]);
  });

  it("lets no role end before it starts", () => {
    const backwards = resumesOf(half).filter(({ resume }) =>
      resume.profile.work.some(({ startDate, endDate }) => startDate && endDate && startDate.slice(0, endDate.length) > endDate),
    );
    expect(backwards.map(({ name }) => name)).toEqual([]);
  });
});

describe("the corpus as a whole", () => {
  it("has at least twelve jobs over both halves", () => {
    expect(HALVES.flatMap((half) => documentsIn(`jobs/${half}`)).length).toBeGreaterThanOrEqual(12);
  });

  it("shares no resume between its halves", () => {
    const dev = new Set(resumesOf("dev").map(({ resume }) => resume.profile.basics.name));
    expect(resumesOf("held-out").filter(({ resume }) => dev.has(resume.profile.basics.name))).toEqual([]);
  });

  it("tells numbers set aside for fiction from numbers that may ring", () => {
    expect(["(253) 555-0142", "020 7946 0318", "030 23125 417", "06 39 98 41 07"].filter((phone) => !isInventedPhone(phone))).toEqual([]);
    expect(["(253) 867-5309", "020 7123 4567", "030 901820"].filter(isInventedPhone)).toEqual([]);
  });

  it("tells reserved mail domains from real ones", () => {
    expect(INVENTED_MAIL.test("a.person@mail.example.org")).toBe(true);
    expect(INVENTED_MAIL.test("a.person@notexample.org")).toBe(false);
    expect(INVENTED_MAIL.test("a.person@example.org.evil.com")).toBe(false);
  });
});
