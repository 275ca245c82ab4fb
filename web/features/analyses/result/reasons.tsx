import type { MatchResult } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { toPointWords } from "../points.ts";
import { toLargestLosses, toLines } from "./breakdown-rows.ts";

/** What counts for this resume, what costs, and the three largest missing points. */
export function Reasons({ match }: { match: MatchResult }) {
  const losses = toLargestLosses(toLines(match)).map(({ asked, lost }) =>
    t("analyses.reasons.loss", { ...toPointWords(lost), name: asked.name.replace(/\.$/, ""), why: asked.why ?? "" }),
  );
  return (
    <div className="grid gap-4">
      <ReasonList title={t("analyses.reasons.strengths")} items={match.strengths} />
      <ReasonList title={t("analyses.reasons.weaknesses")} items={match.weaknesses} />
      <ReasonList title={t("analyses.reasons.whyNotHigher")} items={losses} />
    </div>
  );
}

function ReasonList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-[15px]/[22px]">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
