import type { Package } from "./open-package.ts";
import { type Element, elementsOf, parseXml } from "./parse-xml.ts";

export type Relation = { id: string; type: string; target: string; isExternal: boolean };

const MAIN_TYPE =
  /wordprocessingml\.(?:document|template)\.main\+xml$|ms-word\.(?:document|template)\.macroEnabled(?:Template)?\.main\+xml$/i;

/** The part that holds the text of a word-processing package; undefined for spreadsheets, slides and foreign packages. */
export async function findMainPart(types: Element, parts: Package): Promise<string | undefined> {
  const entries = elementsOf(elementsOf(types)[0]);
  const override = entries.find((entry) => entry.name === "Override" && MAIN_TYPE.test(entry.attributes.ContentType ?? ""));
  if (override !== undefined) return (override.attributes.PartName ?? "").replace(/^\//, "");
  const relations = await readRelations(parts, "");
  const target = relations.find((relation) => relation.type === "officeDocument")?.target.replace(/^\//, "");
  const defaults = entries.some((entry) => entry.name === "Default" && MAIN_TYPE.test(entry.attributes.ContentType ?? ""));
  return defaults ? target : undefined;
}

/** What a part refers to; `type` is the last word of the relationship's kind. */
export async function readRelations(parts: Package, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf("/") + 1;
  const xml = await parts.readText(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  if (xml === undefined) return [];
  return elementsOf(elementsOf(parseXml(xml))[0]).map(({ attributes }) => ({
    id: attributes.Id ?? "",
    type: (attributes.Type ?? "").split("/").at(-1) ?? "",
    target: attributes.Target ?? "",
    isExternal: attributes.TargetMode === "External",
  }));
}

/** The name of a part that another part names relative to itself. */
export function resolvePart(from: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path = from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
