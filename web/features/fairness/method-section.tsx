import type { FairnessView } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";

const NOT_MEASURED = ["guess", "small", "appeal", "quality", "cause"] as const;
export const METHODS = ["selection", "scoring", "ratio", "tests", "verdicts", "hidden", "changes"] as const;

/** What cannot be said, and how what is said was worked out. */
export function MethodSection({ view }: { view: FairnessView }) {
  return (
    <section aria-labelledby="method-title" className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="px-5 py-4">
        <h2 id="method-title" className="font-medium font-serif text-xl">
          {t("fairness.not.title")}
        </h2>
        <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-2">
          {toNotMeasured(view).map((key) => (
            <li key={key}>{t(`fairness.not.${key}`)}</li>
          ))}
        </ul>
      </Card>
      <Card className="px-5 py-4">
        <h2 className="font-medium font-serif text-xl">{t("fairness.method.title")}</h2>
        <ul className="mt-2 grid gap-1.5 text-ink-2">
          {METHODS.map((key) => (
            <li key={key}>{t(`fairness.method.${key}`)}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** A job without scores has no scoring rates either. */
export function toNotMeasured({ groups }: FairnessView) {
  const noScores = groups !== null && groups.outcomes.scored === 0 ? (["scores"] as const) : [];
  return [...(groups === null ? (["groups"] as const) : []), ...noScores, ...NOT_MEASURED];
}
