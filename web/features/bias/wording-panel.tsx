import type { BiasFinding } from "@fairlead/contracts";
import { useState } from "react";
import { toCurly } from "../../lib/curly.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { KindChips } from "./kind-chips.tsx";
import { countKinds, KIND_LOOKS, toKindWords } from "./kinds.ts";
import { Notes } from "./notes.tsx";
import { ScoreRing } from "./score-ring.tsx";
import { TextFigures } from "./text-figures.tsx";
import type { LiveWording } from "./use-live-wording.ts";

const SHOWN = 30;

type WordingPanelProps = {
  wording: LiveWording;
  /** The finding under the caret. */
  caretAt: number;
  onReplace(finding: BiasFinding, words: string): void;
  onFind(finding: BiasFinding): void;
};

/** The wording of a description while it is written. */
export function WordingPanel({ wording: { report, findings, failed, retry }, caretAt, onReplace, onFind }: WordingPanelProps) {
  const [isAll, setAll] = useState(false);
  const isOther = report !== null && report.language !== "en";
  return (
    <Card as="section" aria-labelledby="wording" className="overflow-hidden">
      <div className="p-5 pb-4">
        <h2 id="wording" className="mb-2">
          {t("bias.live.title")}
        </h2>
        {failed ? <Failed onRetry={retry} /> : null}
        {report === null && !failed ? <p className="text-ink-2">{t("bias.live.empty")}</p> : null}
        {isOther ? <p className="text-ink-2">{t("bias.language.text")}</p> : null}
        {report === null || isOther ? null : (
          <>
            <div className="flex items-center gap-4">
              <ScoreRing score={report.score} sizePx={56} />
              <p aria-live="polite" className="text-ink-2">
                <span className="font-medium text-ink">{t("bias.score", { score: Math.round(report.score) })}</span>{" "}
                {t("bias.live.summary", { count: findings.length })}
              </p>
            </div>
            {findings.length === 0 ? null : <KindChips counts={countKinds(findings)} className="mt-3" />}
          </>
        )}
      </div>
      {findings.length === 0 ? null : (
        <ul aria-label={t("bias.list.label")} className="max-h-72 overflow-y-auto border-line border-t">
          {(isAll ? findings : findings.slice(0, SHOWN)).map((finding) => (
            <LiveFinding
              key={`${finding.rule} ${finding.start}`}
              finding={finding}
              isActive={caretAt > finding.start && caretAt <= finding.end}
              onReplace={onReplace}
              onFind={onFind}
            />
          ))}
          {isAll || findings.length <= SHOWN ? null : (
            <li className="p-3 text-center">
              <Button variant="ghost" size="small" onClick={() => setAll(true)}>
                {t("bias.live.all", { count: findings.length })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {report === null || isOther ? null : (
        <>
          <Notes notes={report.notes} />
          <TextFigures report={report} className="px-5" />
        </>
      )}
    </Card>
  );
}

type LiveFindingProps = Pick<WordingPanelProps, "onReplace" | "onFind"> & { finding: BiasFinding; isActive: boolean };

function LiveFinding({ finding, isActive, onReplace, onFind }: LiveFindingProps) {
  const [best] = finding.suggestions;
  return (
    <li className={classes("border-line border-t px-5 py-2.5 first:border-t-0", isActive && "bg-bg shadow-[inset_3px_0_0_var(--primary)]")}>
      <span className={classes("block font-medium text-xs", KIND_LOOKS[finding.type].ink)}>{toKindWords(finding)}</span>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={() => onFind(finding)}
          aria-label={t("bias.live.find", { phrase: finding.text })}
          title={toCurly(finding.reason)}
          className="wrap-anywhere min-h-6 text-start font-book hover:underline coarse:min-h-11"
        >
          {finding.text}
        </button>
        <span aria-hidden="true">→</span>
        {best === undefined ? (
          <span className="text-ink-2">{t("bias.finding.rephrase")}</span>
        ) : (
          <Button
            variant="soft"
            size="small"
            onClick={() => onReplace(finding, best)}
            aria-label={
              best === "" ? t("bias.live.leaveOut", { phrase: finding.text }) : t("bias.live.replace", { phrase: finding.text, best })
            }
            className="wrap-anywhere whitespace-normal! text-start"
          >
            {best === "" ? t("bias.finding.leaveOut") : best}
          </Button>
        )}
      </div>
    </li>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-danger">
      <span className="min-w-0 flex-1">{t("bias.live.failed")}</span>
      <Button size="small" onClick={onRetry}>
        {t("ui.tryAgain")}
      </Button>
    </div>
  );
}
