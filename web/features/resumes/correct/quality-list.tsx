import type { ReadingQuality } from "@fairlead/contracts";
import { Fragment } from "react";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";

const names = new Intl.DisplayNames("en", { type: "language" });
const percent = new Intl.NumberFormat("en", { style: "percent" });

/** How well the file could be read. */
export function QualityList({ quality }: { quality: ReadingQuality }) {
  const { pages, columns, language, ocr, ocrPages, coverage, hiddenTexts, unsureFields, confidence } = quality;
  const rows = [
    [t("resumes.quality.pages"), t("resumes.quality.pagesOf", { pages, columns })],
    [t("resumes.quality.language"), language === "und" ? t("resumes.quality.unknown") : (names.of(language) ?? language)],
    [t("resumes.quality.coverage"), t("resumes.quality.coverageOf", { share: percent.format(coverage) })],
    [t("resumes.quality.confidence"), percent.format(confidence)],
    [t("resumes.quality.unsure"), t("resumes.quality.unsureOf", { count: unsureFields })],
    [t("resumes.quality.hidden"), t("resumes.quality.hiddenOf", { count: hiddenTexts })],
    ...(ocr
      ? [[t("resumes.quality.ocr"), t("resumes.quality.ocrText", { count: ocrPages.length, pages: formatList(ocrPages.map(String)) })]]
      : []),
  ];
  return (
    <section aria-label={t("resumes.quality.title")}>
      <h3 className="mb-1 font-medium text-ink-3 text-sm">{t("resumes.quality.title")}</h3>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
