import { type ReactNode, useEffect, useState } from "react";
import {
  clearCache,
  type ErrorRecord,
  type RecoveryAction,
  tellRetrying,
  toDetails,
  toRecoveryActions,
  toWaitMs,
} from "../lib/errors/index.ts";
import { resetSession } from "../lib/errors/reset-session.ts";
import { t } from "../lib/t.ts";
import { Button, ButtonLink } from "./button.tsx";
import { classes } from "./classes.ts";
import { ErrorPanel } from "./error-panel.tsx";

const SECOND_MS = 1_000;
const HEADING = { page: 1, section: 2, component: 3 } as const;

type FallbackProps = { record: ErrorRecord; onRetry(): void; className?: string | undefined };

/** What stands where something broke, with every way out that fits the error. */
export function ErrorFallback({ record, onRetry, className }: FallbackProps) {
  const { context, attempts, maxRetries, userFriendlyMessage, suggestedActions } = record;
  const { level } = context;
  const actions = toRecoveryActions(record);
  return (
    <div className={classes(level === "page" && "mx-auto w-full max-w-2xl px-4 py-12", className)}>
      <ErrorPanel level={HEADING[level ?? "page"]} message={userFriendlyMessage} actions={suggestedActions}>
        {attempts < maxRetries ? null : <p className="w-full text-danger">{t("errors.stillFailing", { tries: maxRetries })}</p>}
        {actions.map((action) => (
          <Recovery key={action} action={action} record={record} onRetry={onRetry} />
        ))}
      </ErrorPanel>
    </div>
  );
}

function Recovery({ action, record, onRetry }: { action: RecoveryAction; record: ErrorRecord; onRetry(): void }): ReactNode {
  switch (action) {
    case "tryAgain":
      return <TryAgain waitMs={toWaitMs(record.attempts)} onRetry={onRetry} />;
    case "refreshPage":
      return <Button onClick={() => location.reload()}>{t("errors.refreshPage")}</Button>;
    case "goHome":
      return <ButtonLink to="/">{t("errors.goHome")}</ButtonLink>;
    case "resetSession":
      return <Button onClick={() => void resetSession()}>{t("errors.resetSession")}</Button>;
    case "clearCache":
      return <Button onClick={() => void clearCache()}>{t("errors.clearCache")}</Button>;
    case "copyDetails":
      return <CopyDetails record={record} />;
  }
}

/** Counts down before it draws again; what is drawn is fetched meanwhile. */
function TryAgain({ waitMs, onRetry }: { waitMs: number; onRetry(): void }) {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    if (leftMs === null) return;
    const timer = setTimeout(() => (leftMs <= SECOND_MS ? onRetry() : setLeftMs(leftMs - SECOND_MS)), SECOND_MS);
    return () => clearTimeout(timer);
  }, [leftMs, onRetry]);
  const start = () => {
    tellRetrying();
    setLeftMs(waitMs);
  };
  return (
    <Button variant="primary" busy={leftMs !== null} onClick={start}>
      {leftMs === null ? t("errors.tryAgain") : t("errors.tryAgainIn", { seconds: Math.ceil(leftMs / SECOND_MS) })}
    </Button>
  );
}

/** To the clipboard; shown to be copied by hand where a page may not write there. */
function CopyDetails({ record }: { record: ErrorRecord }) {
  const [state, setState] = useState<"idle" | "copied" | "shown">("idle");
  const details = toDetails(record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setState("copied");
    } catch {
      setState("shown");
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={() => void copy()}>
        {t(state === "copied" ? "errors.copied" : "errors.copyDetails")}
      </Button>
      {state === "shown" ? (
        <textarea
          readOnly
          rows={8}
          aria-label={t("errors.details")}
          value={details}
          onFocus={(event) => event.target.select()}
          className="w-full rounded-control border border-line-strong bg-sunken p-2 font-mono text-sm"
        />
      ) : null}
    </>
  );
}
