import { useMemo } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { pickGravest, rises, type Shown } from "./findings.ts";
import { FindingsList } from "./findings-list.tsx";
import { KindChips } from "./kind-chips.tsx";
import { countKinds } from "./kinds.ts";
import { toReplacements } from "./replacement.ts";
import { ScoreRing } from "./score-ring.tsx";
import { TextFigures } from "./text-figures.tsx";
import { useScoreAfter } from "./use-rewording.ts";
import type { Workbench } from "./use-workbench.ts";

type SideProps = { bench: Workbench; onOpen(finding: Shown): void };

/** Score, kinds and findings: the whole work can be done from here. */
export function Side({ bench, onOpen }: SideProps) {
  const { open, allOpen, kept, chosen, toggle, current, replace, low, acceptLow, checkFailed, checkAgain, setCurrent, reopen } = bench;
  const counts = useMemo(() => countKinds(allOpen), [allOpen]);
  return (
    <>
      <ScoreLine bench={bench} />
      <KindChips counts={counts} chosen={chosen} onToggle={toggle} className="px-4 pb-3.5" />
      {checkFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-3 text-danger">
          <span className="min-w-0 flex-1">{t("bias.live.failed")}</span>
          <Button size="small" onClick={checkAgain}>
            {t("ui.tryAgain")}
          </Button>
        </div>
      ) : null}
      {low.length < 2 ? null : (
        <div className="border-line border-t px-4 py-2.5">
          <Button size="small" onClick={acceptLow}>
            {t("bias.acceptLow", { count: low.length })}
          </Button>
        </div>
      )}
      <FindingsList
        open={open}
        kept={kept}
        current={current}
        onOpen={onOpen}
        onFocus={({ key }) => setCurrent(key)}
        onReplace={(finding) => {
          const best = finding.suggestions[0];
          if (best === undefined) onOpen(finding);
          else replace(finding, best, false);
        }}
        onReopen={reopen}
      />
      {open.length === 0 && allOpen.length > 0 ? (
        <p className="border-line border-t px-4 py-3.5 text-ink-2">{t("bias.list.none")}</p>
      ) : null}
      <TextFigures report={bench.report} className="px-4" />
      <p className="border-line border-t px-4 py-3 text-ink-3 text-sm coarse:hidden">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t("bias.keys.move")} · <Kbd>Enter</Kbd> {t("bias.keys.replace")} · <Kbd>Ctrl Z</Kbd>{" "}
        {t("bias.keys.undo")}
      </p>
    </>
  );
}

/** "58 of 100. Fixing the two high items brings it to 81." */
function ScoreLine({ bench: { text, report, allOpen, kept } }: { bench: Workbench }) {
  const gravest = useMemo(() => pickGravest(allOpen), [allOpen]);
  const changes = useMemo(() => (gravest === null ? [] : toReplacements(text, gravest.findings)), [text, gravest]);
  const after = useScoreAfter(text, changes);
  const score = Math.round(report.score);
  const isHeld = gravest !== null && kept.some(({ severity }) => severity === "high");
  return (
    <div className="flex items-center gap-4 px-5 py-[18px]">
      <ScoreRing score={report.score} />
      <div className="min-w-0">
        <h2>{t("bias.side.title")}</h2>
        <p aria-live="polite" className="text-ink-3">
          {t("bias.score", { score })}{" "}
          {gravest !== null && rises(report.score, after)
            ? t(`bias.fixing.${gravest.severity}`, { count: gravest.findings.length, score: Math.round(after) })
            : null}
          {isHeld && after !== null && !rises(report.score, after) ? t("bias.held") : null}
        </p>
      </div>
    </div>
  );
}
