import { CircleAlert, CircleCheck } from "lucide-react";
import { t } from "../../lib/t.ts";

export type FormMessage = { text: string; isGood?: boolean; onRetry?: (() => void) | undefined } | null;

/** What the driver answered, above the form. The regions are there from the start, so that their words are read out. */
export function FormAlert({ message }: { message: FormMessage }) {
  const isGood = message?.isGood === true;
  return (
    <>
      <div role="alert" className="empty:hidden">
        {message === null || isGood ? null : <Line message={message} />}
      </div>
      <div role="status" className="empty:hidden">
        {message !== null && isGood ? <Line message={message} /> : null}
      </div>
    </>
  );
}

function Line({ message: { text, isGood, onRetry } }: { message: NonNullable<FormMessage> }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  const look = isGood ? "bg-primary-soft text-on-primary-soft" : "bg-danger-soft text-on-danger-soft";
  return (
    <div className={`flex items-start gap-2 rounded-control px-3 py-2 ${look}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p className="min-w-0 flex-1">{text}</p>
      {onRetry === undefined ? null : (
        <button type="button" onClick={onRetry} className="shrink-0 rounded-nav font-medium underline coarse:min-h-11">
          {t("ui.tryAgain")}
        </button>
      )}
    </div>
  );
}
