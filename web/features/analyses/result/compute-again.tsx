import type { MatchFigures, ResultCheck } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { formatMatch } from "../../../lib/format.ts";
import type { MessageKey } from "../../../lib/t.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";

const PARTS: Readonly<Record<string, MessageKey>> = {
  text: "analyses.again.part.text",
  corrections: "analyses.again.part.corrections",
  view: "analyses.again.part.view",
  job: "analyses.again.part.job",
  weights: "analyses.again.part.weights",
  engine: "analyses.again.part.engine",
  taxonomy: "analyses.again.part.taxonomy",
  asOf: "analyses.again.part.asOf",
  score: "analyses.again.part.score",
  receipt: "analyses.again.part.receipt",
};

/** Computes a stored match again and says whether it is the same; where a newer engine differs, both figures stand side by side. */
export function ComputeAgain({ jobId, resumeId }: { jobId: string; resumeId: string }) {
  const check = useMutation({ mutationFn: () => client.verifyResult({ params: { jobId, resumeId } }) });
  return (
    <div className="contents">
      <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
        {t("analyses.again.button")}
      </Button>
      <div role="status" className="order-last w-full empty:hidden">
        {check.data === undefined ? null : <Outcome check={check.data} />}
      </div>
      {check.error === null ? null : (
        <p role="alert" className="order-last w-full text-danger">
          {toErrorText(check.error)}
        </p>
      )}
    </div>
  );
}

function Outcome({ check: { equal, differences, stored, now } }: { check: ResultCheck }) {
  if (equal)
    return (
      <p className="rounded-control bg-success-soft px-3 py-2 text-on-success-soft">
        {t("analyses.again.equal", { match: toMatchWords(stored) })}
      </p>
    );
  const parts = [...new Set(differences.map((name) => t(PARTS[name] ?? "analyses.again.part.other")))].join(", ");
  return (
    <div className="rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">
      <p>{t("analyses.again.differs", { parts })}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
        <dt>{t("analyses.again.stored", { version: stored.engineVersion })}</dt>
        <dd className="figures">{toMatchWords(stored)}</dd>
        <dt>{t("analyses.again.now", { version: now.engineVersion })}</dt>
        <dd className="figures">{toMatchWords(now)}</dd>
      </dl>
    </div>
  );
}

function toMatchWords({ score, interval }: MatchFigures): string {
  if (score === null) return t("analyses.again.none");
  const match = formatMatch(score);
  const [lo, hi] = interval ?? [score, score];
  return lo === hi ? match : t("analyses.again.range", { match, lo: formatMatch(lo), hi: formatMatch(hi) });
}
