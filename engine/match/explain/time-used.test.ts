import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readJob } from "../../job/index.ts";
import { readResume } from "../../resume/index.ts";
import { match } from "../match.ts";

const AS_OF = "2026-11-01";
const RESUME = `Hal Norton
hal@example.com | 555-0134

Experience

Payroll Clerk, Firm Alpha Ltd
March 2022 - Present
- Checked 300 payslips a month in PostgreSQL

Bookkeeper, Firm Beta Ltd
January 2018 - December 2020
- Wrote Python scripts that match 4,000 invoices
- Kept the ledger in PostgreSQL

Driver, Firm Gamma Ltd
- Repaired engines with TypeScript tooling

Skills
Docker

Languages
Spanish (C1)
`;
const JOB = `Payroll Clerk

Requirements
- Python
- PostgreSQL
- Docker
- Kubernetes
- TypeScript
- Fluent Spanish
`;

function usedOf(name: string) {
  const reading = readJob(JOB);
  if (reading.kind !== "read") throw new Error(reading.code);
  const document = toPlainDocument(RESUME);
  const { rows } = match({ document, profile: readResume(document, { asOf: AS_OF }), job: reading.job, asOf: AS_OF });
  const row = rows.find((one) => one.kind === "requirement" && one.name.startsWith(name));
  if (!row) throw new Error(`no row ${name}`);
  return row.used;
}

test.each([
  ["a role that ended", "Python", { roles: 1, months: 36, until: "2020-12" }],
  ["two roles, one of which goes on", "PostgreSQL", { roles: 2, months: 92, until: "2026-11" }],
  ["a role without dates", "TypeScript", { roles: 1 }],
])("words in %s tell for how long and until when", (_, name, used) => {
  expect(usedOf(name)).toEqual(used);
});

test.each([
  ["a list alone", "Docker"],
  ["nothing", "Kubernetes"],
  ["the languages", "Spanish"],
])("words in %s tell no time", (_, name) => {
  expect(usedOf(name)).toBeUndefined();
});
