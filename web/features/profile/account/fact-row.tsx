import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { SaveMark, type SaveState } from "../save-mark.tsx";

type FactRowProps = {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  state?: SaveState;
  saved?: string;
  isOpen?: boolean;
  onOpen?(isOpen: boolean): void;
  /** The form that changes it; it is told how to close itself. */
  form?(close: () => void): ReactNode;
};

/** One fact of the account; what can be changed opens in its place, and the focus comes back when it closes. */
export function FactRow({ name, value, note, state, saved, isOpen = false, onOpen, form }: FactRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => onOpen?.(false));
    button.current?.focus();
  };
  return (
    <div className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
        <dl className="grid min-w-48 flex-1 gap-x-4 sm:grid-cols-[128px_1fr]">
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere min-w-0">
            {value}
            {note === undefined || isOpen ? null : <div className="text-ink-3 text-sm">{note}</div>}
            {state === undefined || isOpen ? null : (
              <p className="empty:hidden">
                <SaveMark state={{ ...state, error: null }} {...(saved === undefined ? {} : { saved })} />
              </p>
            )}
          </dd>
        </dl>
        {form === undefined || isOpen ? null : (
          <Button ref={button} size="small" aria-label={t("profile.changeOf", { what: name })} onClick={() => onOpen?.(true)}>
            {t("profile.change")}
          </Button>
        )}
      </div>
      {isOpen ? <div className="mt-2 sm:ms-36">{form?.(close)}</div> : null}
    </div>
  );
}
