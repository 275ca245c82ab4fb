import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";

/** Stands in place of the form once the note has arrived; the focus goes to it. */
export function SentNote({ reference, onAnother }: { reference: number; onAnother(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-1">
      <CircleCheck size={28} strokeWidth={1.75} aria-hidden="true" className="mb-1 text-success" />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t("feedback.thanks", { number: formatNumber(reference) })}
      </h2>
      <p className="text-ink-2">{t("feedback.thanks.text")}</p>
      <Button onClick={onAnother} className="mt-3">
        {t("feedback.another")}
      </Button>
    </div>
  );
}
