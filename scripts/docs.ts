import { packPhrases } from "../engine/interview/pack-phrases.ts";
import { packTellings } from "../engine/match/likeness/pack-tellings.ts";
import { toConfigurationPage } from "../server/config/index.ts";
import { toDataModel } from "../server/db/to-data-model.ts";
import { toConformancePage } from "./spec-conformance.ts";

/** Files made from others, pages and packed data: where they stand and what makes them. */
export const DOCS: Readonly<Record<string, () => string>> = {
  "docs/configuration.md": toConfigurationPage,
  "docs/data-model.md": toDataModel,
  "docs/spec-conformance.md": toConformancePage,
  "engine/data/interview/phrases-packed.json": packPhrases,
  "engine/data/match/tellings-packed.json": packTellings,
};
