import administration from "../data/skills/administration.json";
import customerService from "../data/skills/customer-service.json";
import data from "../data/skills/data.json";
import design from "../data/skills/design.json";
import education from "../data/skills/education.json";
import engineering from "../data/skills/engineering.json";
import finance from "../data/skills/finance.json";
import healthCare from "../data/skills/health-care.json";
import hospitality from "../data/skills/hospitality.json";
import humanLanguages from "../data/skills/human-languages.json";
import humanResources from "../data/skills/human-resources.json";
import itOperations from "../data/skills/it-operations.json";
import law from "../data/skills/law.json";
import logistics from "../data/skills/logistics.json";
import management from "../data/skills/management.json";
import manufacturing from "../data/skills/manufacturing.json";
import marketing from "../data/skills/marketing.json";
import publicSafety from "../data/skills/public-safety.json";
import sales from "../data/skills/sales.json";
import science from "../data/skills/science.json";
import softSkills from "../data/skills/soft-skills.json";
import software from "../data/skills/software.json";
import trades from "../data/skills/trades.json";
import { importedById } from "./supplement.ts";
import type { SkillFamily, SkillRecord } from "./types.ts";

/** Every file of engine/data/skills that holds skills; a test names a file that is missing here. */
export const FAMILIES = [
  administration,
  customerService,
  data,
  design,
  education,
  engineering,
  finance,
  healthCare,
  hospitality,
  humanLanguages,
  humanResources,
  itOperations,
  law,
  logistics,
  management,
  manufacturing,
  marketing,
  publicSafety,
  sales,
  science,
  softSkills,
  software,
  trades,
] as unknown as readonly SkillFamily[];

export const RECORDS: readonly SkillRecord[] = FAMILIES.flatMap((family) => family.skills);

const BY_ID = new Map(RECORDS.map((record) => [record.id, record]));
const FAMILY_BY_ID = new Map(FAMILIES.flatMap((family) => family.skills.map((record) => [record.id, family.family] as const)));

export function skillById(id: string): SkillRecord | undefined {
  return BY_ID.get(id) ?? importedById(id);
}

/** The line of work a skill is filed under ("finance"), undefined for an id outside the curated taxonomy. */
export function familyOf(id: string): string | undefined {
  return FAMILY_BY_ID.get(id);
}
