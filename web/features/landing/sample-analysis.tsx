import { formatMatch } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Rich } from "../../ui/rich.tsx";
import { HeatCells } from "./heat-cells.tsx";

const CANDIDATES = [
  { number: 4, years: 9, met: 4, percent: 91, cells: ["4", "4", "3", "4"] },
  { number: 17, years: 7, met: 4, percent: 86, cells: ["4", "3", "4", "2"] },
  { number: 9, years: 11, met: 3, percent: 74, cells: ["4", "-", "4", "2"] },
] as const;
const MUST_HAVES = 4;

/** The analysis page in small, made of the same parts, with invented people. */
export function SampleAnalysis() {
  return (
    <Card as="section" aria-label={t("landing.sample.label")} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
        <span className="font-semibold">{t("landing.sample.job")}</span>
        <span className="ms-auto text-ink-3 text-sm">{t("landing.sample.count")}</span>
      </div>
      <ol>
        {CANDIDATES.map(({ number, years, met, percent, cells }, i) => (
          <li
            key={number}
            className={`grid grid-cols-[1fr_auto_auto] items-center gap-3 border-line border-b px-4 py-2 ${i === 0 ? "bg-selected" : ""}`}
          >
            <span className="min-w-0">
              <span className="block truncate font-book">{t("landing.sample.candidate", { number })}</span>
              <span className="block text-ink-2 text-sm">{t("landing.sample.facts", { years, met, all: MUST_HAVES })}</span>
            </span>
            <span className="figures w-12 text-end font-book text-lg">{formatMatch(percent)}</span>
            <HeatCells levels={cells} />
          </li>
        ))}
      </ol>
      <div className="px-4 py-4">
        <div className="mb-3 flex items-center gap-3">
          <h2 className="flex-1">{t("landing.sample.evidence")}</h2>
          <Chip tone="match">{t("landing.sample.match", { percent: 91 })}</Chip>
        </div>
        <ProgressBar value={91} label={t("landing.sample.match", { percent: 91 })} />
        <p className="document-text mt-3">
          <Rich
            text={t("landing.sample.quote")}
            parts={{ mark: (words) => <mark className="rounded-[3px] bg-evidence px-0.5 text-ink">{words}</mark> }}
          />
        </p>
        <p className="mt-3 text-ink-3 text-xs">{t("landing.sample.note")}</p>
      </div>
    </Card>
  );
}
