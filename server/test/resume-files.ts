// Files and folks for tests of what happens to uploaded resumes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResumeRow, UploadedFile } from "@fairlead/contracts";
import { eq } from "drizzle-orm";
import { makePdf, print } from "../../engine/documents/test/make-pdf.ts";
import { type OwnerId, schema } from "../db/index.ts";
import type { TestApp } from "./create-test-app.ts";

const SAMPLES = join(import.meta.dirname, "../samples/resumes");
export const DANIEL = "daniel-tsegaye-customer-service-associate.txt";
export const AMARA = "amara-okafor-data-analyst.pdf";
export const ELIF = "elif-yildiran-marketing-analyst.docx";

export const sampleFile = (name: string) => new File([readFileSync(join(SAMPLES, name))], name);
export const textFile = (name: string, words: string) => new File([words], name);
/** The same candidate later: another file with a line more. */
export const anotherVersion = (name: string) =>
  textFile(
    `new-${name}`,
    `${readFileSync(join(SAMPLES, name), "utf8")}\nVOLUNTEERING\n\nReading hour at the branch library, every second Saturday\n`,
  );
export const lockedFile = (name: string) =>
  toFile(
    name,
    makePdf([print(50, 700, "x")], {
      extra: ["<< /Filter /Standard /V 1 /R 2 /O (0123456789abcdef0123456789abcdef) /U (0123456789abcdef0123456789abcdef) /P -4 >>"],
      trailer: "/Encrypt 9 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]",
    }),
  );
export const scannedFile = (name: string) => toFile(name, makePdf(["q 500 0 0 700 40 50 cm /I1 Do Q"]));
const toFile = (name: string, bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], name);

export type TestClient = Awaited<ReturnType<TestApp["as"]>>;

/** A new person with an empty session. */
export async function openSession(product: TestApp, name = "Spring hires"): Promise<{ client: TestClient; sessionId: string }> {
  const client = await product.as();
  const { id: sessionId } = await client.createUploadSession({ body: { name } });
  return { client, sessionId };
}

export async function upload(client: TestClient, sessionId: string, files: File[]): Promise<UploadedFile[]> {
  return (await client.uploadResumes({ params: { sessionId }, files })).files;
}

export async function listRows(client: TestClient, sessionId: string): Promise<ResumeRow[]> {
  return (await client.getUploadSession({ params: { sessionId } })).resumes;
}

export const seeNames = (client: TestClient) => client.updateSettings({ body: { blindReview: false } });

/** Keys of all files of the resume's owner. */
export async function listKeys({ app }: TestApp, resumeId: string): Promise<string[]> {
  const { db } = app.services;
  const [resume] = await db.select({ ownerId: schema.resumes.ownerId }).from(schema.resumes).where(eq(schema.resumes.id, resumeId));
  const rows = await db
    .select()
    .from(schema.files)
    .where(eq(schema.files.ownerId, resume?.ownerId as OwnerId));
  return rows.map(({ storageKey }) => storageKey);
}
