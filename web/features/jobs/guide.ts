import { t } from "../../lib/t.ts";

export const GUIDE_PARTS = ["role", "work", "must", "nice", "offer"] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];
/** What a person wrote under each heading. */
export type Guide = Record<GuidePart, string>;

export const EMPTY_GUIDE: Guide = { role: "", work: "", must: "", nice: "", offer: "" };

/** What is written under the headings, as one text: prose about the role, a list under the others. */
export function toGuideText(guide: Guide): string {
  return GUIDE_PARTS.flatMap((part) => {
    const lines = guide[part].split("\n").map((line) => line.trim());
    const items = part === "role" ? lines : lines.filter((line) => line !== "").map(toItem);
    const words = items.join("\n").trim();
    return words === "" ? [] : [`${t(`jobs.guide.${part}`)}\n${words}`];
  }).join("\n\n");
}

const toItem = (line: string): string => (/^(?:[-*•–]|\d+[.)])\s/.test(line) ? line : `- ${line}`);
