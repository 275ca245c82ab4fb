import type { FairnessView } from "@fairlead/contracts";
import { formatNumber } from "../../lib/format.ts";
import { toRequirementTitle } from "../../lib/requirement-name.ts";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ShareBar } from "../../ui/share-bar.tsx";
import { Table, TableCell, TableHead, TableRow } from "../../ui/table.tsx";
import { toLanguage, toLayout } from "./reading-names.ts";
import { toPercent } from "./words.ts";

/** What the screening does to everybody, whoever they are. */
export function ScreeningSection({ view: { screening, analysed } }: { view: FairnessView }) {
  return (
    <section aria-labelledby="screening-title">
      <h2 id="screening-title" className="font-medium font-serif text-xl">
        {t("fairness.screening.title")}
      </h2>
      <p className="mt-1 max-w-[72ch] text-ink-2">{t("fairness.screening.text")}</p>
      <div className="mt-3 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section" className="px-5 py-4">
          <h3 className="font-semibold text-[15px]/[22px]">{t("fairness.attrition.title")}</h3>
          <p className="text-ink-3">{t("fairness.attrition.text", { analysed })}</p>
          <ul className="mt-3 grid gap-2.5">
            {screening.requirements.map(({ id, name, importance, none, unknown }) => (
              <li key={id}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="wrap-anywhere min-w-0">
                    {toRequirementTitle(name)} <span className="text-ink-3">{t(`fairness.importance.${importance}`)}</span>
                  </span>
                  <span className="figures">{t("fairness.attrition.none", { none, unknown, analysed })}</span>
                </p>
                <ShareBar part={none} whole={analysed} />
              </li>
            ))}
          </ul>
          {screening.requirements.length === 0 ? <p className="mt-2 text-ink-2">{t("fairness.attrition.empty")}</p> : null}
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card as="section" className="px-5 py-4">
            <h3 className="font-semibold text-[15px]/[22px]">{t("fairness.ignored.title")}</h3>
            <p className="text-ink-3">{t("fairness.ignored.text")}</p>
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {screening.ignored.map(({ signal, resumes }) => (
                <li key={signal}>
                  <Chip tone="outline">{t("fairness.ignored.signal", { signal, resumes })}</Chip>
                </li>
              ))}
            </ul>
            {screening.ignored.length === 0 ? <p className="text-ink-2">{t("fairness.ignored.empty")}</p> : null}
          </Card>
          <Card as="section" className="px-5 py-4">
            <h3 className="font-semibold text-[15px]/[22px]">{t("fairness.reading.title")}</h3>
            <p className="text-ink-3">{t("fairness.reading.text", { unread: screening.unread })}</p>
            <ReadingTable
              head={t("fairness.reading.layout")}
              rows={screening.layouts.map((row) => ({ ...row, name: toLayout(row.name) }))}
            />
            <ReadingTable
              head={t("fairness.reading.language")}
              rows={screening.languages.map((row) => ({ ...row, name: toLanguage(row.name) }))}
            />
          </Card>
        </div>
      </div>
    </section>
  );
}

export function ReadingTable({ head, rows }: { head: string; rows: readonly { name: string; resumes: number; confidence: number }[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="-mx-4 mt-2">
      <Table caption={head} isStill>
        <thead>
          <tr>
            <TableHead>{head}</TableHead>
            <TableHead className="text-end!">{t("fairness.reading.resumes")}</TableHead>
            <TableHead className="text-end!">{t("fairness.reading.confidence")}</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, resumes, confidence }) => (
            <TableRow key={name} className="figures">
              <th scope="row" className="px-4 py-2 text-start font-normal">
                {name}
              </th>
              <TableCell className="text-end">{formatNumber(resumes)}</TableCell>
              <TableCell className="text-end">{toPercent(confidence)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
