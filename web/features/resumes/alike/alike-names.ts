import type { Likeness } from "@fairlead/contracts";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";

/** "Candidate 7", or "Maria Lund / maria.pdf": two versions of one resume say the same name. */
export const toAlikeTitle = ({ name, label, fileName }: Likeness): string => [name ?? label, fileName].filter(Boolean).join(" / ");

const MOST = 3;
const inOrder = new Intl.Collator("en", { numeric: true });

/** The others in the order of their labels; a few of them and how many more there are, when they are many. */
export function toFew(looksLike: readonly Likeness[], isAll = false): { few: Likeness[]; more: number } {
  const sorted = looksLike.toSorted((a, b) => inOrder.compare(a.label, b.label));
  const few = isAll || sorted.length <= MOST + 1 ? sorted : sorted.slice(0, MOST);
  return { few, more: sorted.length - few.length };
}

/** "same email address and nearly the same words" */
export const toReasonText = ({ reasons }: Likeness): string => formatList(reasons.map((reason) => t(`resumes.alike.reason.${reason}`)));
