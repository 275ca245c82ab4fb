import type { Relation } from "./find-parts.ts";
import { childOf, type Element, elementsOf } from "./parse-xml.ts";

/** The header and footer parts that the sections of a body show, each once. */
export function toRunningParts(body: Element, relations: readonly Relation[]): { headers: string[]; footers: string[] } {
  const headers = new Set<string>();
  const footers = new Set<string>();
  for (const section of findSections(body)) {
    const hasFirst = childOf(section, "w:titlePg") !== undefined;
    for (const reference of elementsOf(section)) {
      const isHeader = reference.name === "w:headerReference";
      if (!isHeader && reference.name !== "w:footerReference") continue;
      if (reference.attributes.type === "first" && !hasFirst) continue;
      const target = relations.find((relation) => relation.id === reference.attributes.id && !relation.isExternal)?.target;
      if (target !== undefined) (isHeader ? headers : footers).add(target);
    }
  }
  return { headers: [...headers], footers: [...footers] };
}

/** The sections of a body, the last one's properties at its end. */
export function findSections(body: Element): Element[] {
  return elementsOf(body).flatMap((child) => {
    if (child.name === "w:sectPr") return [child];
    if (child.name !== "w:p") return [];
    const section = childOf(childOf(child, "w:pPr"), "w:sectPr");
    return section === undefined ? [] : [section];
  });
}

// English Metric Units: an inch is 914,400.
const WIDE = 1_200_000;
const HIGH = 250_000;

/** Whether a drawing large enough to lie behind text is anchored in a part: what colour stands behind its text is then unknown. */
export function hasLargeBackdrop(element: Element): boolean {
  return elementsOf(element).some((child) => {
    if (child.name === "wp:anchor" && child.attributes.behindDoc === "1") {
      const size = childOf(child, "wp:extent")?.attributes ?? {};
      if (Number(size.cx) >= WIDE && Number(size.cy) >= HIGH) return true;
    }
    return hasLargeBackdrop(child);
  });
}
