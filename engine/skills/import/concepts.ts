import { toKeys } from "../atoms.ts";
import type { Concept, ImportSource } from "../types.ts";

/** A row of a table by the names of its columns. */
type Row = Readonly<Record<string, string>>;
type Form = { source: ImportSource; columns: readonly [string, string]; toConcept: (row: Row) => Concept };

/** The forms in which ESCO (skills) and O*NET (technologies) are handed out; a form is known by its columns. */
const FORMS: readonly Form[] = [
  { source: "ESCO", columns: ["conceptUri", "preferredLabel"], toConcept: (row) => fromEsco(row, row.conceptUri, row.preferredLabel) },
  { source: "ESCO", columns: ["uri", "preferred_label"], toConcept: (row) => fromEsco(row, row.uri, row.preferred_label) },
  { source: "O*NET", columns: ["Example", "Commodity Title"], toConcept: (row) => fromOnet(row.Example) },
  { source: "O*NET", columns: ["technology", "commodity"], toConcept: (row) => fromOnet(row.technology) },
];

/** The concepts of a table; undefined when it has the columns of none of the forms. */
export function toConcepts(columns: readonly string[], rows: readonly Row[]): { source: ImportSource; concepts: Concept[] } | undefined {
  const form = FORMS.find((one) => one.columns.every((column) => columns.includes(column)));
  return form && { source: form.source, concepts: rows.map(form.toConcept) };
}

function fromEsco(row: Row, uri = "", label = ""): Concept {
  const others = (row.altLabels ?? row.alt_labels ?? "").split(/[\n|]/);
  // "Java (computer programming)": the bracket says which Java, and nobody writes it.
  const names = [label, ...others].map((name) => name.replace(/\s*\([^)]*\)\s*$/, "").trim());
  const isKnowledge = (row.skillType ?? row.skill_type) === "knowledge";
  return { id: toId("esco", uri.split("/").at(-1) || label), type: isKnowledge ? "domain" : "method", names };
}

function fromOnet(technology = ""): Concept {
  const name = technology.trim();
  // "Microsoft Office software" is a product, "Training software" none.
  const product = /^((?:[^\p{Ll}\s]\S*\s+)+[^\p{Ll}\s]\S*)\s+software$/u.exec(name)?.[1];
  return { id: toId("onet", name), type: "tool", names: [product ?? name] };
}

const toId = (source: string, name: string): string =>
  [source, ...toKeys(name)]
    .join("-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-+$/, "");
