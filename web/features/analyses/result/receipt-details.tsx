import type { ResultView } from "@fairlead/contracts";
import { Fragment } from "react";
import { toPathLabel } from "../../../lib/field-words.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ComputeAgain } from "./compute-again.tsx";

type ReceiptProps = Pick<ResultView, "match" | "label" | "jobId" | "resumeId">;

/** What it takes to compute the same result again. */
export function ReceiptDetails({ match: { receipt, job }, label, jobId, resumeId }: ReceiptProps) {
  const rows = [
    [t("analyses.receipt.hash"), receipt.hash],
    [t("analyses.receipt.engine"), receipt.engineVersion],
    [t("analyses.receipt.taxonomy"), receipt.taxonomyVersion],
    [t("analyses.receipt.asOf"), receipt.asOf],
    [t("analyses.receipt.text"), receipt.textHash],
    [t("analyses.receipt.view"), receipt.viewHash],
    [t("analyses.receipt.job"), receipt.jobHash],
    [t("analyses.receipt.weights"), receipt.weightsHash],
    ...(receipt.corrections === undefined ? [] : [[t("analyses.receipt.corrections"), receipt.corrections.join(" ")]]),
  ];
  return (
    <section>
      <Corrected paths={receipt.corrections ?? []} />
      <details>
        <summary className="cursor-pointer rounded-nav text-ink-3 coarse:min-h-11">{t("analyses.receipt.title")}</summary>
        <p className="mt-1 text-ink-2">{t("analyses.receipt.about")}</p>
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <ComputeAgain key={receipt.hash} jobId={jobId} resumeId={resumeId} />
          <Button
            size="small"
            onClick={() => saveFile(JSON.stringify({ receipt, job }, null, 2), "application/json", "json", ["receipt", label])}
          >
            {t("analyses.receipt.download")}
          </Button>
        </div>
        <p className="mt-1 text-ink-3 text-xs">{t("analyses.receipt.downloadText")}</p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs">
          {rows.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="text-ink-3">{name}</dt>
              <dd className="min-w-0 break-all font-mono">{value}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** What a person put right in the profile that was scored. */
function Corrected({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  const names = paths.map((path) => toPathLabel(path)).join(", ");
  return <p className="wrap-anywhere mb-2 text-ink-2">{t("analyses.receipt.corrected", { count: paths.length, names })}</p>;
}
