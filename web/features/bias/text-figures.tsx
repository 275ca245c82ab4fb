import type { WordingReport } from "@fairlead/contracts";
import { type ReactNode, useId } from "react";
import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { KIND_LOOKS, KINDS } from "./kinds.ts";

/** How long a description usually is, in words. */
const USUAL = { least: 300, most: 700 };

/** The score of each kind, and what is told beside the score: reading level, length, must-haves. `className`: the space at its sides. */
export function TextFigures({ report: { scores, text }, className }: { report: WordingReport; className: string }) {
  const kindsId = useId();
  const textId = useId();
  return (
    <div className={classes("flex flex-col gap-3 border-line border-t py-3 text-sm", className)}>
      <section aria-labelledby={kindsId}>
        <h3 id={kindsId} className="font-medium text-ink-3 text-xs">
          {t("bias.figures.kinds")}
        </h3>
        <dl className="mt-1 flex flex-col gap-1">
          {KINDS.map((kind) => (
            <Row key={kind} name={<span className={KIND_LOOKS[kind].ink}>{t(`bias.kind.${kind}`)}</span>}>
              <span className="w-24">
                <ShareBar part={scores[kind] ?? 100} whole={100} tone="primary" />
              </span>
              <span className="figures w-8 text-end">
                <span aria-hidden="true">{Math.round(scores[kind] ?? 100)}</span>
                <span className="sr-only">{t("bias.figures.of", { score: Math.round(scores[kind] ?? 100) })}</span>
              </span>
            </Row>
          ))}
        </dl>
      </section>
      <section aria-labelledby={textId}>
        <h3 id={textId} className="font-medium text-ink-3 text-xs">
          {t("bias.figures.text")}
        </h3>
        <dl className="mt-1 flex flex-col gap-1">
          <Row name={t("bias.figures.grade")} hint={text.grade === null ? undefined : t("bias.figures.gradeHint")}>
            <span className="figures">
              {text.grade === null ? t("bias.figures.gradeNone") : t("bias.figures.gradeValue", { grade: Math.round(text.grade) })}
            </span>
          </Row>
          <Row name={t("bias.figures.length")} hint={toLengthHint(text.words)}>
            <span className="figures">{t("bias.figures.lengthValue", { count: text.words })}</span>
          </Row>
          <Row name={t("bias.figures.mustHaves")}>
            <span className="figures">{text.mustHaves === null ? t("bias.figures.mustHavesNone") : formatNumber(text.mustHaves)}</span>
          </Row>
        </dl>
      </section>
    </div>
  );
}

function toLengthHint(words: number): string | undefined {
  if (words > USUAL.most) return t("bias.figures.lengthLong");
  return words < USUAL.least ? t("bias.figures.lengthShort") : undefined;
}

function Row({ name, hint, children }: { name: ReactNode; hint?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
      {hint === undefined ? null : <dd className="w-full text-ink-3 text-xs">{hint}</dd>}
    </div>
  );
}
