import { CircleAlert, CircleCheck, RotateCcw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLiveState } from "../../../lib/live.ts";
import { useOnline } from "../../../lib/online.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { NextStep } from "./next-step.tsx";
import { SlowStatus } from "./slow-status.tsx";
import { toRoughTime } from "./time-left.ts";
import type { RowCounts } from "./upload-rows.ts";
import { useSecondsLeft } from "./use-pace.ts";

type UploadSummaryProps = {
  counts: RowCounts;
  scope: string;
  /** Null until the session is there. */
  sessionId: string | null;
  isLost: boolean;
  retryable: number;
  onRetryAll(): void;
  onRefresh(): void;
};

/** How far the session is; once it is through, what to do next. */
export function UploadSummary({ counts, scope, sessionId, isLost, retryable, onRetryAll, onRefresh }: UploadSummaryProps) {
  const isOnline = useOnline();
  const isCut = useLiveState() === "cut" && isOnline;
  const isDone = counts.open === 0;
  return (
    <>
      {!isOnline || isLost ? (
        <Notice icon={<WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {t(isOnline ? "upload.connectionLost" : "upload.offline")}
        </Notice>
      ) : null}
      {isCut && !isDone ? (
        <Notice icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {t("upload.liveCut")}{" "}
          <button type="button" className="font-medium underline" onClick={onRefresh}>
            {t("upload.refresh")}
          </button>
        </Notice>
      ) : null}
      <Card as="section" aria-label={t("upload.progress")} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
        {isDone ? <Done counts={counts} /> : <Going counts={counts} scope={scope} />}
        {isDone || retryable > 0 ? (
          <div className="ms-auto flex min-w-0 max-w-full flex-wrap justify-end gap-2">
            {retryable === 0 ? null : (
              <Button onClick={onRetryAll}>
                <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
                {t("upload.retryAll", { count: retryable })}
                <Kbd>R</Kbd>
              </Button>
            )}
            {isDone && counts.ready > 0 && sessionId !== null ? <NextStep key={sessionId} sessionId={sessionId} /> : null}
          </div>
        ) : null}
      </Card>
      <SlowStatus key={scope} text={isDone ? toDoneText(counts) : toGoingText(counts)} />
    </>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-4 flex items-center gap-3 rounded-card bg-brass-soft px-4 py-3 text-on-brass-soft">
      <span className="shrink-0">{icon}</span>
      <p>{children}</p>
    </div>
  );
}

function Going({ counts, scope }: { counts: RowCounts; scope: string }) {
  const seconds = useSecondsLeft(counts, scope);
  const rough = seconds === null ? null : toRoughTime(seconds);
  const left = rough === null ? null : t(`upload.left.${rough.unit}`, { count: rough.count });
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="figures mb-1.5 flex flex-wrap justify-between gap-x-4">
        <span className="font-book">{[t("upload.readyOf", counts), left].filter(Boolean).join(" · ")}</span>
        {counts.attention === 0 ? null : <span className="text-ink-2">{t("upload.attention", { count: counts.attention })}</span>}
      </p>
      <ProgressBar value={counts.settled} max={counts.total} label={t("upload.progress")} />
    </div>
  );
}

function Done({ counts }: { counts: RowCounts }) {
  const isGood = counts.ready > 0;
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <p className="figures flex min-w-0 items-center gap-2.5 text-[15px]">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={isGood ? "shrink-0 text-success" : "shrink-0 text-danger"} />
      <span className="font-book">{toDoneText(counts)}</span>
    </p>
  );
}

const toGoingText = (counts: RowCounts): string =>
  [t("upload.readyOf", counts), counts.attention > 0 && t("upload.attention", { count: counts.attention })].filter(Boolean).join(", ");

/** "97 ready, 2 duplicates, 3 need attention" */
function toDoneText({ ready, duplicate, attention }: RowCounts): string {
  const parts = [
    (ready > 0 || attention + duplicate === 0) && t("upload.ready", { count: ready }),
    duplicate > 0 && t("upload.duplicates", { count: duplicate }),
    attention > 0 && t("upload.attention", { count: attention }),
  ];
  return parts.filter(Boolean).join(", ");
}
