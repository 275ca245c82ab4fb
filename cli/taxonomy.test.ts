import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AS_OF, fairlead } from "./test/fairlead.ts";

const ESCO =
  'conceptType,conceptUri,skillType,preferredLabel,altLabels\nKnowledgeSkillCompetence,http://example.com/skill/a1,skill/competence,mend kites,"repair kites\nfix kites"\nKnowledgeSkillCompetence,http://example.com/skill/b2,knowledge,Python (computer programming),\n';
const ONET =
  'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand\n11-1011.00\tKitewright "Pro"\t43232202\tDocument management software\tN\tN\n11-1011.00\tMicrosoft Excel\t43232110\tSpreadsheet software\tY\tY\n';
const JOB = "Kite maker\n\nRequirements\n- Repair kites\n- Python\n- SQL\n- Microsoft Excel\n";
const RESUME = "Mara Ortiz\nmara.ortiz@example.com\n\nSKILLS\nfix kites, Python, SQL, Microsoft Excel\n";

let folder = "";
const at = (name: string) => join(folder, name);
const give = (name: string, content: string | Uint8Array) => {
  writeFileSync(at(name), content);
  return at(name);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-taxonomy-"));
  give("esco.csv", ESCO);
  give("onet.txt", ONET);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("tables in their official form become one file, with every skill accounted for", async () => {
  const { code, lines } = await fairlead(["taxonomy", "import", at("esco.csv"), at("onet.txt"), "--out", at("new/taxonomy.json")]);
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { source: "ESCO", concepts: 2, labels: 4, added: 1, addedLabels: 3, known: 1, refused: {} },
    { source: "O*NET", concepts: 2, added: 1, known: 1 },
  ]);
  expect(readFileSync(at("new/taxonomy.json"), "utf8")).toContain("fix kites");
});

test("a match says which skills it knew, and verify tells when they were others", async () => {
  await fairlead(["taxonomy", "import", at("esco.csv"), "--out", at("taxonomy.json")]);
  const known = ["--taxonomy", at("taxonomy.json")];
  const files = ["--job", give("job.txt", JOB), give("mara.txt", RESUME)];
  const plain = await fairlead(["match", ...AS_OF, ...files]);
  const rich = await fairlead(["match", ...AS_OF, ...known, ...files]);
  const versionOf = ({ lines }: typeof plain) => (lines[0]?.receipt as { taxonomyVersion: string } | undefined)?.taxonomyVersion;
  expect(versionOf(rich)).toMatch(`${versionOf(plain)}+`);
  const kites = (one: typeof plain) => ((one.lines[0]?.matchedSkills ?? []) as { id: string }[]).filter(({ id }) => id === "esco-a1");
  expect(kites(rich)).toMatchObject([{ name: "Repair kites", evidence: [{ text: "fix kites" }] }]);
  expect(kites(plain)).toEqual([]);
  const receipt = give("receipt.json", rich.out);
  const again = await fairlead(["verify", receipt, at("mara.txt"), ...known]);
  expect(again.lines[0]).toMatchObject({ equal: true });
  const other = await fairlead(["verify", receipt, at("mara.txt")]);
  expect((other.lines[0] as { differences: string[] }).differences).toContain("taxonomy");
});

test.each<[string, () => string, string]>([
  ["no such file", () => at("none.csv"), "not-found"],
  ["a folder", () => folder, "not-a-file"],
  ["an empty file", () => give("empty.csv", ""), "empty"],
  ["a header alone", () => give("header.csv", ESCO.slice(0, ESCO.indexOf("\n") + 1)), "empty"],
  ["other columns", () => give("other.csv", "name,age\nkite,3\n"), "taxonomy-columns"],
  ["another encoding", () => give("latin.csv", Buffer.from(ESCO.replace("mend kites", "métier"), "latin1")), "taxonomy-encoding"],
  ["a picture", () => give("picture.csv", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])), "taxonomy-encoding"],
  ["rows of another length", () => give("cut.csv", `${ESCO}one,two\n`), "csv-damaged"],
  ["100 MB", () => grown(give("large.csv", ESCO)), "taxonomy-too-large"],
])("%s is refused and nothing is written", async (_, make, wanted) => {
  const { code, lines } = await fairlead(["taxonomy", "import", at("esco.csv"), make(), "--out", at("never.json")]);
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ status: "failed", code: wanted }]);
  expect(existsSync(at("never.json"))).toBe(false);
});

function grown(path: string): string {
  truncateSync(path, 100 * 1024 * 1024);
  return path;
}

test("a file that is no import is told before anything is read", async () => {
  const { code, lines } = await fairlead(["skills", give("a.txt", RESUME), "--taxonomy", at("esco.csv")]);
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ status: "failed", code: "taxonomy-unreadable" }]);
});

test.each([[["taxonomy", "esco.csv"]], [["taxonomy"]], [["skills", "a.txt", "--out", "b.json"]], [["taxonomy", "import"]]])(
  "%j is wrong usage",
  async (words) => expect((await fairlead(words)).code).toBe(2),
);
