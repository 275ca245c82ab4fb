import type { AnalysisView, CandidateRow, DecisionInput, ResultView, ResumeView } from "@fairlead/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { toCurly } from "../../../lib/curly.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { formatAgo, formatMatch, formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toRange } from "../points.ts";
import { BAND_WORDS } from "../words.ts";
import { Breakdown } from "./breakdown.tsx";
import { countShown } from "./breakdown-rows.ts";
import { ComponentBars } from "./component-bars.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { EvidenceViewer } from "./evidence-viewer.tsx";
import { FairnessReceipt } from "./fairness-receipt.tsx";
import { MustHaves } from "./must-haves.tsx";
import { Reasons } from "./reasons.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import { Reveal } from "./reveal.tsx";
import { SkillChips } from "./skill-chips.tsx";
import { SkillGaps } from "./skill-gaps.tsx";
import { toUncovered } from "./uncover.ts";
import type { Evidence } from "./use-evidence.ts";

type Props = {
  view: AnalysisView;
  row: CandidateRow;
  result: UseQueryResult<ResultView>;
  evidence: Evidence;
  onDecide(decision: DecisionInput["decision"]): void;
  onSeen(seen: boolean): void;
  /** The cross, where the frame around the panel has none. */
  close?: ReactNode;
  withTitle?: boolean;
};

/** Everything about one candidate: the number down to its words, and the decision. */
export function CandidatePanel({ view, row, result, evidence, onDecide, onSeen, close, withTitle = true }: Props) {
  const { data } = result;
  const [revealed, setRevealed] = useState<ResumeView | null>(null);
  const open = toRange(row);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className={withTitle ? "min-w-0 flex-1 truncate" : "sr-only"}>{row.name ?? row.label}</h2>
          <MatchChip row={row} />
          {view.blind ? <Reveal resumeId={row.resumeId} label={row.label} revealed={revealed} onRevealed={setRevealed} /> : null}
          <ButtonLink variant="ghost" size="small" to={`/interview/${row.resumeId}/${view.jobId}`}>
            {t("analyses.panel.interview")}
          </ButtonLink>
          {withTitle ? null : <span className="flex-1" />}
          {close}
        </div>
        <p className="mt-0.5 text-ink-3" {...(data === undefined ? {} : { title: formatMoment(data.analysedAt) })}>
          {toScoredBy(view, data)}
          {data === undefined || data.match.mustHaves.length === 0 ? null : " · "}
          {data === undefined ? null : <MustHaves match={data.match} />}
          {" · "}
          <Link to={`/my-resumes?resume=${row.resumeId}&correct`} className="text-ink-2 underline underline-offset-2 hover:text-ink">
            {t("analyses.panel.correct")}
          </Link>
          {/* On a line that is there anyway: the first quote stays in sight below it. */}
          {open === null ? null : <span title={t("analyses.row.range", open)}> · {t("analyses.panel.range", open)}</span>}
        </p>
      </div>
      {data === undefined ? (
        <Waiting result={result} />
      ) : (
        <Body
          result={data}
          jobId={view.jobId}
          resumeId={row.resumeId}
          blind={view.blind}
          revealed={revealed}
          evidence={evidence}
          onSeen={onSeen}
        />
      )}
      <div className="sticky -bottom-4 z-10 -mx-5 -mb-4 border-line border-t bg-surface px-5 pt-3 pb-4">
        <DecisionButtons row={row} onDecide={onDecide} />
        <p className="mt-2 text-ink-3 text-xs">{t("analyses.panel.youDecide")}</p>
      </div>
    </div>
  );
}

function MatchChip({ row: { score, band } }: { row: CandidateRow }) {
  if (score === null) return <Chip>{t("analyses.panel.noMatch")}</Chip>;
  return (
    <Chip tone="match" {...(band === null ? {} : { title: t(BAND_WORDS[band]) })}>
      {t("analyses.panel.match", { match: formatMatch(score) })}
    </Chip>
  );
}

function toScoredBy(view: AnalysisView, result: ResultView | undefined): string {
  const engine = t("analyses.panel.engine", { version: result?.match.receipt.engineVersion ?? view.engineVersion });
  if (result === undefined) return engine;
  return [engine, formatAgo(result.analysedAt), t("analyses.panel.shown", countShown(result.match))].join(" · ");
}

type BodyProps = {
  result: ResultView;
  jobId: string;
  resumeId: string;
  blind: boolean;
  revealed: ResumeView | null;
  evidence: Evidence;
  onSeen(seen: boolean): void;
};

function Body({ result, jobId, resumeId, blind, revealed, evidence, onSeen }: BodyProps) {
  const { match } = result;
  const { rowId, choose, quotes } = evidence;
  // What was revealed is the text of this panel from then on, with the quotes where they stand in it.
  const shown = useMemo(() => {
    const moved = revealed === null ? null : toUncovered(result.document, revealed, quotes);
    return moved === null || revealed?.document == null
      ? { document: result.document, quotes }
      : { document: revealed.document, quotes: moved };
  }, [result.document, revealed, quotes]);
  const isRevealed = shown.document !== result.document;
  const printed = { resumeId, document: shown.document, blind: blind && !isRevealed };
  return (
    <>
      <ComponentBars match={match} />
      <SkillChips match={match} evidence={evidence} />
      <hr className="border-line" />
      <EvidenceViewer
        printed={printed}
        evidence={{ ...evidence, quotes: shown.quotes }}
        name={match.rows.find(({ id }) => id === rowId)?.name ?? null}
        onSeen={onSeen}
      />
      <hr className="border-line" />
      <Breakdown match={match} chosen={rowId} onChoose={choose} />
      <SkillGaps match={match} chosen={rowId} onChoose={choose} />
      <Reasons match={match} />
      <Flags flags={match.flags} />
      <FairnessReceipt fairness={match.fairness} />
      <ReceiptDetails match={match} label={result.label} jobId={jobId} resumeId={resumeId} />
    </>
  );
}

function Flags({ flags }: Pick<ResultView["match"], "flags">) {
  if (flags.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-[15px]/[22px]">{t("analyses.panel.flags")}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-2">
        {flags.map(({ code, message, page }) => (
          <li key={`${code} ${page} ${message}`}>{toCurly(message)}</li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ result: { error, refetch } }: Pick<Props, "result">) {
  if (error !== null) return <ErrorPanel level={3} message={toErrorText(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("ui.loading")}</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
