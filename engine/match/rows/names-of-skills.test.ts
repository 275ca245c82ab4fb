import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { match } from "../match.ts";
import { AS_OF, aJob, aRequirement } from "../test/samples.ts";

/** What a line of an accounts junior's or an analyst's role shows of a wish. */
function shown(title: string, wanted: string, line: string) {
  const document = toPlainDocument(
    `Odalys Fenwick\nodalys@example.com\n\nEXPERIENCE\n\n${title}, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- ${line}\n`,
  );
  const id = canonicalOf(wanted)?.id ?? `term:${wanted}`;
  const fillers = [aRequirement("term:zither"), aRequirement("term:lute")];
  const job = aJob({ title, requirements: [aRequirement(id, "must", { name: wanted }), ...fillers] });
  const { rows, mustHaves } = match({ document, profile: readResume(document, { asOf: AS_OF }), job, asOf: AS_OF });
  return { row: rows.find((one) => one.id === id), status: mustHaves.find((one) => one.id === id)?.status };
}

test.each([
  ["Accounts junior", "accruals and prepayments", "Matched supplier invoices to purchase orders"],
  ["Accounts junior", "accruals and prepayments", "Billed customers at the start of the week"],
  ["Accounts junior", "journal entries", "Bought ledger for nine depots"],
])("the words of one skill's name tell no other skill: %s, %s", (title, wanted, line) => {
  const { row, status } = shown(title, wanted, line);
  expect(status).not.toBe("met");
  expect(row?.verdict === "none" || row?.verdict === "unknown" || /related|Follows/.test(row?.why ?? "")).toBe(true);
});

test.each([
  ["Accounts junior", "accruals and prepayments", "Posted accruals and prepayments for nine depots"],
  ["Florist", "wedding flowers", "Made bridal bouquets and wreaths of roses"],
  ["Accounts junior", "purchase ledger", "Matched supplier invoices to purchase orders"],
])("its own name, and words beside such a name, still do: %s, %s", (title, wanted, line) => {
  expect(shown(title, wanted, line).row?.evidenced).toBeGreaterThanOrEqual(0.9);
});
