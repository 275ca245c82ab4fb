import { t } from "../../lib/t.ts";

/** Headings with a hint each, to write over. */
export const toGuideText = (): string =>
  [
    [t("jobs.guide.role"), t("jobs.guide.roleHint")],
    [t("jobs.guide.work"), `- ${t("jobs.guide.workHint")}`],
    [t("jobs.guide.must"), `- ${t("jobs.guide.mustHint")}`],
    [t("jobs.guide.nice"), `- ${t("jobs.guide.niceHint")}`],
    [t("jobs.guide.offer"), `- ${t("jobs.guide.offerHint")}`],
  ]
    .map(([heading, hint]) => `${heading}\n${hint}`)
    .join("\n\n");
