import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import { type MessageKey, t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { overlayClasses } from "../../ui/dialog.tsx";
import { Drawing, type DrawingName } from "../../ui/drawings.tsx";

const STEPS: readonly { drawing: DrawingName; title: MessageKey; text: MessageKey }[] = [
  { drawing: "upload", title: "welcome.upload", text: "welcome.uploadText" },
  { drawing: "bias", title: "welcome.describe", text: "welcome.describeText" },
  { drawing: "match", title: "welcome.match", text: "welcome.matchText" },
  { drawing: "interview", title: "welcome.interview", text: "welcome.interviewText" },
];
const LAST = STEPS.length - 1;

/** The product in four steps. Esc skips, arrow keys move. */
export function Welcome({ onClose }: { onClose(): void }) {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  if (step === undefined) return null;
  const move = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), LAST));
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onKeyDown={(event) => {
            if (event.key === "ArrowRight") move(1);
            if (event.key === "ArrowLeft") move(-1);
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-dvh w-full max-w-[480px] animate-pop overflow-y-auto rounded-t-dialog border border-line bg-surface p-6 shadow-over sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-dialog"
        >
          <Drawing name={step.drawing} className="w-full rounded-card" />
          <p className="mt-5 text-ink-3 text-sm">{t("welcome.step", { at: at + 1, count: STEPS.length })}</p>
          <div aria-live="polite">
            <Radix.Title className="mt-1 font-serif text-xl">{t(step.title)}</Radix.Title>
            <Radix.Description className="mt-2 min-h-15 text-ink-2">{t(step.text)}</Radix.Description>
          </div>
          <footer className="mt-5 flex items-center gap-2">
            <Dots at={at} />
            {at === LAST ? null : (
              <Button variant="ghost" onClick={onClose}>
                {t("welcome.skip")}
              </Button>
            )}
            {at === 0 ? null : <Button onClick={() => move(-1)}>{t("welcome.back")}</Button>}
            <Button variant="primary" autoFocus onClick={() => (at === LAST ? onClose() : move(1))}>
              {t(at === LAST ? "welcome.start" : "welcome.next")}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Dots({ at }: { at: number }) {
  return (
    <div aria-hidden="true" className="flex flex-1 gap-1.5">
      {STEPS.map(({ drawing }, i) => (
        <span key={drawing} className={classes("size-2 rounded-full border border-primary", i === at && "bg-primary")} />
      ))}
    </div>
  );
}
