import type { Likeness } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Candidate 7", or "Maria Lund / maria.pdf": two versions of one resume say the same name. */
export const toAlikeTitle = ({ name, label, fileName }: Likeness): string => [name ?? label, fileName].filter(Boolean).join(" / ");

/** "same email address and nearly the same words" */
export const toReasonText = ({ reasons }: Likeness): string => list.format(reasons.map((reason) => t(`resumes.alike.reason.${reason}`)));
