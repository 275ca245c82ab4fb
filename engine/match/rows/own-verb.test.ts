import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { match } from "../match.ts";
import { AS_OF, aJob, aRequirement } from "../test/samples.ts";

function shown(wanted: string, ...lines: string[]) {
  const text = `Odalys Fenwick\nodalys@example.com\n\nEXPERIENCE\n\nStrategic Planner, Acme Ltd, Hull\nJan 2015 - Dec 2020\n${lines.map((line) => `- ${line}\n`).join("")}`;
  const document = toPlainDocument(text);
  const id = canonicalOf(wanted)?.id ?? `term:${wanted}`;
  const job = aJob({ requirements: [aRequirement(id, "must", { name: wanted }), aRequirement("term:zither"), aRequirement("term:lute")] });
  const { rows } = match({ document, profile: readResume(document, { asOf: AS_OF }), job, asOf: AS_OF });
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return { ...row, quotes: row.evidence.map(({ text: words }) => words) };
}

test.each([
  ["negotiation", "Negotiated two-year frame agreement for pallets"],
  ["scheduling", "Scheduled the crews of three sites"],
  ["auditing", "Audited the books of nine branches"],
  ["mentoring", "Mentored two newcomers"],
])("a line that begins with the verb of a skill shows it: %s", (wanted, line) => {
  const row = shown(wanted, line);
  expect(row.evidenced).toBeGreaterThanOrEqual(0.9);
  expect(row.quotes).toEqual([line]);
  expect(row.why ?? "").not.toMatch(/other words/);
});

test("the skill's own verb is nearer than its telling", () => {
  const own = "Negotiated two-year frame agreement for pallets";
  expect(shown("negotiation", "Supplier scorecards every quarter; put two vendors on plans", own).quotes[0]).toBe(own);
});

test("the skill's own verb stands before tellings in a role like the job, however many", () => {
  const own = "Negotiated two-year frame agreement for pallets";
  const row = shown("negotiation", "Haggled over the price of each deal", "Bargained for a rebate of nine percent", own);
  expect(row.quotes[0]).toBe(own);
  expect(row.why ?? "").not.toMatch(/other words/);
});

test.each([
  ["negotiation", "Filed the papers of what had been negotiated elsewhere"],
  ["Excel", "Excelled in a busy office"],
  ["project management", "Projected the films of the season"],
  ["data management", "Managed a hotel"],
])("the same word elsewhere, of a tool, or a part of the name shows nothing of the kind: %s", (wanted, line) => {
  expect(shown(wanted, line).evidenced).toBeLessThan(0.9);
});

test("the title of a buyer shows purchasing, and a house buyer does not", () => {
  const bought = readResume(toPlainDocument("A Person\n\nEXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Made tea\n"), {
    asOf: AS_OF,
  });
  expect(bought.skills.find(({ id }) => id === "procurement")?.evidence[0]?.work).toBe(0);
  const sold = readResume(toPlainDocument("A Person\n\nEXPERIENCE\n\nSeller, Acme Ltd\n2015 - 2020\n- Showed flats to each buyer\n"), {
    asOf: AS_OF,
  });
  expect(sold.skills.map(({ id }) => id)).not.toContain("procurement");
});
