import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import {
  canonicalOf,
  findSkills,
  findSpans,
  readSupplement,
  skillById,
  taxonomyVersion,
  useSupplement,
  writeSupplement,
} from "../index.ts";
import { RECORDS } from "../taxonomy.ts";
import { TAXONOMY_VERSION } from "../version.ts";
import { toConcepts } from "./concepts.ts";
import { importConcepts } from "./import-concepts.ts";

const ESCO = ["conceptUri", "preferredLabel", "altLabels", "skillType"];
const esco = (...rows: [label: string, others?: string, type?: string][]) =>
  toConcepts(
    ESCO,
    rows.map(([preferredLabel, altLabels = "", skillType = "skill/competence"], i) => ({
      conceptUri: `http://example.com/skill/${i}`,
      preferredLabel,
      altLabels,
      skillType,
    })),
  )?.concepts ?? [];
const onet = (...names: string[]) =>
  toConcepts(
    ["Example", "Commodity Title"],
    names.map((Example) => ({ Example })),
  )?.concepts ?? [];
const use = (concepts: ReturnType<typeof esco>) => useSupplement(readSupplement(writeSupplement(importConcepts(concepts, []).skills)));
const namesIn = (text: string) => findSkills(text).map(({ name }) => name);

afterEach(() => useSupplement());

describe("a table of skills", () => {
  it("is known by its columns, and anything else is refused", () => {
    expect(toConcepts(ESCO, [])?.source).toBe("ESCO");
    expect(toConcepts(["O*NET-SOC Code", "Example", "Commodity Code", "Commodity Title"], [])?.source).toBe("O*NET");
    expect(toConcepts(["label", "description"], [])).toBeUndefined();
  });

  it("gives every concept one end: added, known or refused", () => {
    const concepts = [
      ...esco(["mend kites"], ["Python (computer programming)"], ["mend kites"], ["tools"], [""]),
      ...onet("Kitewright Pro"),
    ];
    const { skills, counts } = importConcepts(concepts, []);
    expect(counts).toEqual({
      concepts: 6,
      labels: 5,
      added: 2,
      addedLabels: 2,
      known: 1,
      refused: { taken: 1, "too general": 1, empty: 1 },
    });
    expect(skills.map(({ label, type }) => [label, type])).toEqual([
      ["mend kites", "method"],
      ["Kitewright Pro", "tool"],
    ]);
  });

  it("may name a product once for each occupation", () => {
    expect(importConcepts(onet("Kitewright Pro", "Kitewright Pro"), []).counts).toMatchObject({ concepts: 1, added: 1, known: 0 });
  });

  it("adds nothing that is known under its maker's name, or that is only a kind of product", () => {
    const { skills, counts } = importConcepts(onet("Autodesk AutoCAD", "Adobe Systems Adobe Photoshop", "Decision support software"), []);
    expect(skills).toEqual([]);
    expect(counts).toMatchObject({ known: 2, refused: { "too general": 1 } });
  });

  it("adds nothing that an earlier table brought", () => {
    const first = importConcepts(esco(["mend kites"]), []);
    expect(importConcepts(esco(["MEND KITES"]), first.skills).counts).toMatchObject({ added: 0, refused: { taken: 1 } });
  });
});

describe("imported skills", () => {
  it("are found by every name they came with, British or American", () => {
    use(esco(["organise kite festivals", "run kite festivals\nhost kite festivals"]));
    expect(namesIn("I organize kite festivals. I host kite festivals.")).toEqual(["organise kite festivals", "organise kite festivals"]);
    const found = canonicalOf("run kite festivals");
    expect(skillById(found?.id ?? "")?.label).toBe("organise kite festivals");
  });

  it("stand alone as one word only where the words around it speak of skills", () => {
    use([...esco(["kiting"]), ...onet("Gale", "Act!")]);
    expect(namesIn("The gale broke our kiting tent, and we had to act fast. Gale warnings came late.")).toEqual([]);
    expect(namesIn("Experience with Gale and Python")).toEqual(["Gale", "Python"]);
    const list = "Python, kiting, SQL";
    expect(findSkills(list, { listSections: [{ start: 0, end: list.length }] }).map(({ name }) => name)).toEqual([
      "Python",
      "kiting",
      "SQL",
    ]);
  });

  it("change no mention of a curated skill and no span", () => {
    const folder = new URL("../../corpus/jobs/dev/", import.meta.url);
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"));
    const labels = RECORDS.map(({ label }) => label);
    const before = texts.map((text) => [findSkills(text), findSpans(text)]);
    // Longer than a curated name, and so before it where length alone decided.
    use(esco(...labels.flatMap((label): [string][] => [[`${label} and`], [`use ${label}`], [`${label} skills`], [`with ${label}`]])));
    expect(texts.map((text) => [findSkills(text).filter(({ id }) => !id.startsWith("esco-")), findSpans(text)])).toEqual(before);
  });

  it("are a part of the taxonomy's version, which another file changes", () => {
    expect(taxonomyVersion()).toBe(TAXONOMY_VERSION);
    use(esco(["mend kites"]));
    const one = taxonomyVersion();
    use(esco(["mend sails"]));
    expect(new Set([TAXONOMY_VERSION, one, taxonomyVersion()]).size).toBe(3);
    expect(one.startsWith(`${TAXONOMY_VERSION}+`)).toBe(true);
  });
});

it.each(["", "{}", "null", '{"fairleadTaxonomy":2,"skills":[]}', '{"fairleadTaxonomy":1,"skills":[{"id":"x"}]}'])(
  "the text %j is no file of imported skills",
  (text) => expect(readSupplement(text)).toBeUndefined(),
);
