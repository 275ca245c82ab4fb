import type { BiasFinding } from "@fairlead/contracts";
import type { Ref } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { KIND_LOOKS } from "./kinds.ts";
import { toSegments } from "./segments.ts";

type PreviewProps = {
  text: string;
  findings: readonly BiasFinding[];
  note: string;
  empty: string;
  paper: Ref<HTMLDivElement>;
  error: string | null;
  onRetry(): void;
  onEditAsText(): void;
};

/** Brings a marked place in sight. */
export function showInPreview(paper: HTMLElement | null, start: number): void {
  paper?.querySelector(`[data-start="${start}"]`)?.scrollIntoView({ block: "center" });
  paper?.focus({ preventScroll: true });
}

/** The description as it comes about elsewhere on the page, with what to look at marked in place. */
export function Preview({ text, findings, note, empty, paper, error, onRetry, onEditAsText }: PreviewProps) {
  return (
    <Card className="p-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview">{t("bias.preview.title")}</h2>
        {text === "" ? null : (
          <Button size="small" onClick={onEditAsText}>
            {t("bias.preview.edit")}
          </Button>
        )}
      </div>
      <p className="text-ink-3 text-sm">{note}</p>
      {error === null ? null : (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          <span className="min-w-0 flex-1">{error}</span>
          <Button size="small" onClick={onRetry}>
            {t("ui.tryAgain")}
          </Button>
        </div>
      )}
      {text === "" ? (
        <p className="mt-3 text-ink-2">{empty}</p>
      ) : (
        <section
          ref={paper}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          aria-labelledby="preview"
          className="document-text wrap-anywhere mt-3 max-h-96 max-w-none overflow-y-auto whitespace-pre-wrap rounded-control border border-line bg-bg px-4 py-3"
        >
          {toSegments(text.length, findings).map(({ start, end, finding }) =>
            finding === null ? (
              text.slice(start, end)
            ) : (
              <mark
                key={start}
                data-start={finding.start}
                className={classes("rounded-[3px] text-ink", KIND_LOOKS[finding.type].tint, KIND_LOOKS[finding.type].underline)}
              >
                {text.slice(start, end)}
              </mark>
            ),
          )}
        </section>
      )}
    </Card>
  );
}
