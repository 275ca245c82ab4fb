import education from "../data/draft/roles/education.json";
import finance from "../data/draft/roles/finance.json";
import health from "../data/draft/roles/health.json";
import hospitality from "../data/draft/roles/hospitality.json";
import logistics from "../data/draft/roles/logistics.json";
import office from "../data/draft/roles/office.json";
import retail from "../data/draft/roles/retail.json";
import services from "../data/draft/roles/services.json";
import technology from "../data/draft/roles/technology.json";
import trades from "../data/draft/roles/trades.json";
import type { RoleFrame } from "./types.ts";

const FAMILIES = { education, finance, health, hospitality, logistics, office, retail, services, technology, trades };
type Row = Omit<RoleFrame, "family" | "requirements"> & { requirements: Record<"must" | "should" | "nice", string[]> };

/** Occupations with what their work often holds. In the data a choice is written "Java | Kotlin". */
export const ROLE_FRAMES: readonly RoleFrame[] = Object.entries(FAMILIES).flatMap(([family, { roles }]) =>
  (roles as Row[]).map((row) => ({ ...row, family, requirements: toRequirements(row.requirements) })),
);

function toRequirements(by: Row["requirements"]): RoleFrame["requirements"] {
  return (["must", "should", "nice"] as const).flatMap((importance) =>
    by[importance].map((choice) => {
      const [name = "", ...alternatives] = choice.split(" | ");
      return { name, importance, ...(alternatives.length > 0 ? { alternatives } : {}) };
    }),
  );
}
