import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../lib/t.ts";
import { Button } from "./button.tsx";

type ErrorPanelProps = {
  /** What a person reads; without it the text of the system error. */
  message?: ReactNode;
  title?: ReactNode;
  actions?: readonly string[];
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retryDisabled?: boolean;
  children?: ReactNode;
  level?: 1 | 2 | 3;
};

/** An error in its place: what happened, what can be done, and Try Again where that helps. `children`: more buttons. */
export function ErrorPanel({ message, title, actions, onRetry, retryLabel, retryDisabled = false, children, level = 2 }: ErrorPanelProps) {
  const Heading = `h${level}` as const;
  const steps = actions ?? [t("errors.action.again"), t("errors.action.refresh"), t("errors.action.support")];
  return (
    <div role="alert" className="rounded-card border border-line bg-surface px-6 py-5">
      <div className="flex items-start gap-3">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0 text-danger" />
        <div className="min-w-0 flex-1">
          <Heading className="font-semibold text-[15px]/[22px]">{title ?? t("ui.errorTitle")}</Heading>
          <p className="mt-0.5 text-ink-2">{message ?? t("errors.system")}</p>
          {steps.length === 0 ? null : (
            <ul className="mt-2 list-disc ps-5 text-ink-2">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            {onRetry === undefined ? null : (
              <Button variant="primary" onClick={onRetry} disabled={retryDisabled}>
                {retryLabel ?? t("ui.tryAgain")}
              </Button>
            )}
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
