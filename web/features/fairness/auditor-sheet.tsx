import { type FairnessView, type GroupTable, LIMITS, PRODUCT } from "@fairlead/contracts";
import { createPortal } from "react-dom";
import { formatDay, formatMoment } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Sentences } from "./group-table.tsx";
import { METHODS, toNotMeasured } from "./method-section.tsx";
import { toLanguage, toLayout } from "./reading-names.ts";
import { TableNotes } from "./table-notes.tsx";
import { toInterval, toP, toPeople, toPercent, toPoints, toRatio, VERDICT_WORDS } from "./words.ts";

const CELL = "border border-[#999] px-[3pt] py-[1.5pt]";
const HEADING = "mt-[12pt] mb-[3pt] break-after-avoid font-semibold font-serif text-[13pt]/[17pt]";

/** The figures on paper, for somebody who audits: stands beside the app, which is not printed then. */
export function AuditorSheet({ view }: { view: FairnessView }) {
  const { jobTitle, analysedAt, asOf, engineVersion, candidates, analysed, groups, screening } = view;
  return createPortal(
    <article className="kit-sheet hidden text-[9pt]/[12pt] print:block">
      <h1 className="border-current border-b-2 pb-[4pt] font-serif text-[17pt]/[22pt]">{t("fairness.paper.title")}</h1>
      <p className="mt-[4pt]">
        <b>{jobTitle}</b> · {t("fairness.paper.printed", { day: formatDay(new Date().toISOString()) })}
      </p>
      <p>{t("fairness.paper.notAnAudit", { product: PRODUCT.name })}</p>
      <h2 className={HEADING}>{t("fairness.paper.data")}</h2>
      <p>
        {t("fairness.paper.analysis", { at: formatMoment(analysedAt), asOf: formatDay(asOf), engine: engineVersion, analysed, candidates })}
      </p>
      {groups === null ? (
        <p>{t("fairness.not.groups")}</p>
      ) : (
        <>
          <p>
            {t("fairness.groups.from", { people: groups.people, all: groups.outcomes.analysed, day: formatDay(groups.uploadedAt) })}{" "}
            {t("fairness.paper.figures", { at: formatMoment(groups.figuresAt), engine: groups.engineVersion })}
          </p>
          <p>
            {t("fairness.groups.outcomes", { ...groups.outcomes, median: toPoints(groups.outcomes.median) })}{" "}
            {t("fairness.groups.undecided", { count: groups.outcomes.undecided })}{" "}
            {t("fairness.groups.tied", { share: toPercent(groups.outcomes.tiedShare) })}
            {groups.waiting ? ` ${t("fairness.groups.waiting", { at: formatMoment(groups.figuresAt), least: LIMITS.groupShown })}` : ""}
          </p>
          {groups.tables.map((table) => (
            <PaperTable key={`${table.attribute} ${table.kind}`} table={table} />
          ))}
        </>
      )}
      <h2 className={HEADING}>{t("fairness.attrition.title")}</h2>
      <PlainTable
        rows={screening.requirements.map(({ name, importance, none, unknown }) => [
          name,
          t(`fairness.importance.${importance}`),
          t("fairness.attrition.none", { none, unknown, analysed }),
        ])}
      />
      <h2 className={HEADING}>{t("fairness.ignored.title")}</h2>
      <p>{screening.ignored.map((one) => t("fairness.ignored.signal", one)).join("; ")}</p>
      <h2 className={HEADING}>{t("fairness.reading.title")}</h2>
      <PlainTable
        rows={[
          ...screening.layouts.map((row) => ({ ...row, name: toLayout(row.name) })),
          ...screening.languages.map((row) => ({ ...row, name: toLanguage(row.name) })),
        ].map(({ name, resumes, confidence }) => [name, t("fairness.reading.count", { resumes }), toPercent(confidence)])}
      />
      <h2 className={HEADING}>{t("fairness.method.title")}</h2>
      <ul className="list-disc ps-[12pt]">
        {METHODS.map((key) => (
          <li key={key}>{t(`fairness.method.${key}`)}</li>
        ))}
      </ul>
      <h2 className={HEADING}>{t("fairness.not.title")}</h2>
      <ul className="list-disc ps-[12pt]">
        {toNotMeasured(view).map((key) => (
          <li key={key}>{t(`fairness.not.${key}`)}</li>
        ))}
      </ul>
    </article>,
    document.body,
  );
}

function PaperTable({ table }: { table: GroupTable }) {
  const { attribute, kind, groups } = table;
  const heads = ["group", "people", kind, "rate", "ratio", "oneMore", "shortfall", "p", "midP", "holm", "z", "verdict"] as const;
  return (
    <section className="break-inside-avoid">
      <h2 className={HEADING}>{t("fairness.table.caption", { attribute, what: t(`fairness.kind.${kind}`) })}</h2>
      <Sentences table={table} />
      {groups.length === 0 ? null : (
        <table className="mt-[3pt] w-full border-collapse text-[8pt]/[10pt]">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={`${CELL} text-start font-semibold`}>
                  {t(`fairness.col.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((row) => (
              <tr key={row.group}>
                {[
                  row.group,
                  row.n,
                  row.selected,
                  `${toPercent(row.rate)} (${toInterval(row.wilson95, toPercent)})`,
                  `${toRatio(row.impactRatio)}${row.ci95 === null ? "" : ` (${toInterval(row.ci95, toRatio)})`}`,
                  toRatio(row.oneMoreRatio),
                  toPeople(row.shortfall),
                  toP(row.fisherP),
                  toP(row.midP),
                  toP(row.holmP),
                  toRatio(row.z),
                  t(VERDICT_WORDS[row.verdict]),
                ].map((cell, at) => (
                  <td key={heads[at]} className={CELL}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TableNotes table={table} className="mt-[2pt]" />
    </section>
  );
}

function PlainTable({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table className="w-full border-collapse">
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell} className={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
