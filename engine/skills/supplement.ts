import { canonicalJson, sha256 } from "../text/index.ts";
import type { SkillRecord, Supplement } from "./types.ts";
import { TAXONOMY_VERSION } from "./version.ts";

const NONE: Supplement = { skills: [], version: "" };
const FORMAT = 1;

let inUse = NONE;
let byId = new Map<string, SkillRecord>();

/** Skills that the operator imported, from now on known beside the curated ones; undefined: none. The host says it once, before the first question. */
export function useSupplement(supplement: Supplement = NONE): void {
  inUse = supplement;
  byId = new Map(supplement.skills.map((record) => [record.id, record]));
}

export function supplementInUse(): Supplement {
  return inUse;
}

export function importedById(id: string): SkillRecord | undefined {
  return byId.get(id);
}

/** What a result depends on: the curated taxonomy, and the operator's when there is one. */
export function taxonomyVersion(): string {
  return inUse.version === "" ? TAXONOMY_VERSION : `${TAXONOMY_VERSION}+${inUse.version}`;
}

/** The text of a supplement file. */
export function writeSupplement(skills: readonly SkillRecord[]): string {
  return `${canonicalJson({ fairleadTaxonomy: FORMAT, skills })}\n`;
}

/** What `writeSupplement` wrote; undefined for any other text. The version is a hash of the text itself. */
export function readSupplement(text: string): Supplement | undefined {
  try {
    const { fairleadTaxonomy, skills } = JSON.parse(text) as { fairleadTaxonomy?: unknown; skills?: unknown };
    if (fairleadTaxonomy !== FORMAT || !Array.isArray(skills) || !skills.every(isRecord)) return undefined;
    return { skills, version: sha256(text).slice(0, 12) };
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

function isRecord(value: unknown): value is SkillRecord {
  if (typeof value !== "object" || value === null) return false;
  const { id, label, type, aliases } = value as Partial<SkillRecord>;
  return isText(id) && isText(label) && isText(type) && Array.isArray(aliases) && aliases.every(isText);
}
