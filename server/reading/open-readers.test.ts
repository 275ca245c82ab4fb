import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AppError, type JobProfile } from "@fairlead/contracts";
import { toMatchLine } from "@fairlead/engine/report";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReaders, type Readers, type ReadResume } from "./index.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/reading-test/", import.meta.url));
const corpus = fileURLToPath(new URL("../../engine/corpus/resumes/dev/", import.meta.url));
const AS_OF = "2026-11-01";
const JOB_TEXT = `Nurse

Responsibilities
- Care for patients of a ward

Requirements
- 2+ years of experience in nursing
- Patient care
- Triage
- Microsoft Excel
`;
const RESUME = new TextEncoder().encode(
  "Mara Ortiz\nmara.ortiz@example.com\n\nEXPERIENCE\n\nNurse, Blue Harbor Clinic\nMarch 2019 - Present\n- Triage and patient care on a ward of 40 beds\n\nSKILLS\nMicrosoft Excel\n",
);

let readers: Readers;
let resume: ReadResume;
let job: JobProfile;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const childPath = join(folder, "reader-child.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("./reader-child.ts", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: childPath,
    external: ["@hyzyla/pdfium", "yauzl", "saxes"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    logLevel: "error",
  });
  readers = openReaders({ size: 2, childPath });
  resume = await read(RESUME);
  job = await readers.run("job", null, { text: JOB_TEXT });
});
afterAll(() => readers?.close());

async function read(bytes: Uint8Array): Promise<ReadResume> {
  const result = await readers.run("read", bytes, { asOf: AS_OF });
  if (result.kind === "unreadable") throw new Error(result.code);
  return result;
}

describe("the readers of the server", () => {
  it("read a file once for all that is asked of it later", () => {
    expect(resume.profile.basics.name).toBe("Mara Ortiz");
    expect(resume.personal.map(({ start, end }) => resume.document.text.slice(start, end))).toEqual([
      "Mara Ortiz",
      "mara.ortiz@example.com",
    ]);
    expect(resume.counterfactuals.swaps.find(({ kind }) => kind === "name")?.applied).toBeGreaterThan(0);
  });

  it("match without testing the swaps again, to the same line as the engine's own", async () => {
    const { document, profile, counterfactuals } = resume;
    const { match, years } = await readers.run("match", null, { document, profile, counterfactuals, job, jobText: JOB_TEXT, asOf: AS_OF });
    expect(match).toEqual(JSON.parse(JSON.stringify(toMatchLine({ document, profile, job, jobText: JOB_TEXT, asOf: AS_OF }))));
    expect(match.score).toBeGreaterThan(0);
    expect(years).toBe(profile.meta.totalYears.mid);
  });

  it("match on the job's day, but leave a corrected profile as it is", async () => {
    const { document, profile, counterfactuals } = resume;
    const pairing = { document, profile, counterfactuals, job, jobText: JOB_TEXT, asOf: "2030-11-01" };
    expect((await readers.run("match", null, pairing)).years).toBeCloseTo(profile.meta.totalYears.mid + 4, 0);
    expect((await readers.run("match", null, { ...pairing, corrections: [{ path: "/basics/name", value: null }] })).years).toBe(
      profile.meta.totalYears.mid,
    );
  });

  it("write a kit, check wording, and name the columns of a job", async () => {
    const { document, profile, counterfactuals } = resume;
    const { match } = await readers.run("match", null, { document, profile, counterfactuals, job, jobText: JOB_TEXT, asOf: AS_OF });
    const kit = await readers.run("kit", null, { job, profile, match, minutes: 30 });
    expect(kit.questions.length).toBeGreaterThan(5);
    expect((await readers.run("bias", null, { text: "We look for a rockstar." })).findings).not.toEqual([]);
    const { rubric } = await readers.run("rubric", null, { job });
    expect(rubric.map(({ id }) => id)).toEqual(match.rows.filter(({ kind }) => kind === "requirement").map(({ id }) => id));
  });

  it("tell a file that cannot be read, and throw what a job cannot be", async () => {
    expect(await readers.run("read", new TextEncoder().encode("   "), { asOf: AS_OF })).toEqual({ kind: "unreadable", code: "no-text" });
    await expect(readers.run("job", null, { text: " " })).rejects.toEqual(new AppError("job-empty"));
  });

  it("answer a person while every file reader is busy", async () => {
    const slow = new TextEncoder().encode(
      `Mara Ortiz\n\nEXPERIENCE\n\n${"Nurse, Blue Harbor Clinic\n2019 - 2020\n- Triage\n\n".repeat(500)}`,
    );
    let isReading = true;
    const files = Promise.all([slow, slow, slow].map((bytes) => readers.run("read", bytes, { asOf: AS_OF }))).then(
      () => (isReading = false),
    );
    await readers.run("bias", null, { text: "We look for a rockstar." });
    expect(isReading).toBe(true);
    await files;
  });
});

describe("figures", () => {
  it("of reading and matching typical resumes", async () => {
    const names = [
      "ooxml-page-header-accountant.docx",
      "chromium-left-sidebar-registered-nurse.pdf",
      "hand-txt-cashier.txt",
      "xelatex-academic-cv-marine-biologist.pdf",
    ];
    const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
      const start = performance.now();
      return [await work(), Math.round(performance.now() - start)];
    };
    for (const name of names) {
      const [{ document, profile, counterfactuals }, readMs] = await timed(() => read(new Uint8Array(readFileSync(join(corpus, name)))));
      const kb = (value: unknown) => Math.round(JSON.stringify(value).length / 1024);
      const [, matchMs] = await timed(() =>
        readers.run("match", null, { document, profile, counterfactuals, job, jobText: JOB_TEXT, asOf: AS_OF }),
      );
      console.log(
        `${name}: document ${kb(document)} KB, profile ${kb(profile)} KB, swaps ${kb(counterfactuals)} KB, read ${readMs} ms, match ${matchMs} ms`,
      );
      expect(kb({ document, profile, counterfactuals })).toBeLessThan(2_000);
    }
  });
});
