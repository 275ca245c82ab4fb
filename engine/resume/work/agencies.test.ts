import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

it.each([
  ["Groundsman, Ridgeway Arb via Canopy People, 2019 - 2021", "Groundsman", "Ridgeway Arb"],
  ["Content Designer (secondment to Home Office), Marl & Finch Consulting, 2017 - 2019", "Content Designer", "Marl & Finch Consulting"],
  ["Magazziniere presso Cooperativa La Rondine, per conto di Brand Veneto S.p.A., 2019 - 2021", "Magazziniere", "Cooperativa La Rondine"],
  ["Bäckergeselle, Zum Goldenen Krümel, Inh. P. Harms, 2015 - 2020", "Bäckergeselle", "Zum Goldenen Krümel"],
  ["Baker, Bread Through Time Ltd, 2015 - 2020", "Baker", "Bread Through Time Ltd"],
])("reads %s without agency, client and owner", (head, position, name) => {
  const text = `Jane Doe\njane@example.com\n\nExperience\n${head}\n- Kept the records\n`;
  const [role] = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work;
  expect([role?.position, role?.name]).toEqual([position, name]);
});
