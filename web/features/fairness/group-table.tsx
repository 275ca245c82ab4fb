import type { GroupTable } from "@fairlead/contracts";
import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Chip } from "../../ui/chip.tsx";
import { Table, TableCell, TableHead, TableRow } from "../../ui/table.tsx";
import { TableNotes } from "./table-notes.tsx";
import { toCompared, toInterval, toP, toPercent, toRatio, VERDICT_SENTENCES, VERDICT_TONES, VERDICT_WORDS } from "./words.ts";

/** One attribute and one outcome: what it says in sentences, then the figures it rests on. */
export function GroupTableView({ table }: { table: GroupTable }) {
  const { attribute, kind, groups } = table;
  const caption = t("fairness.table.caption", { attribute, what: t(`fairness.kind.${kind}`) });
  return (
    <section className="border-line border-t px-5 py-4 first:border-t-0">
      <h4 className="font-semibold">{t(`fairness.kind.${kind}`)}</h4>
      <Sentences table={table} />
      {groups.length === 0 ? null : (
        <div className="-mx-4 mt-3">
          <Table caption={caption} isStill>
            <thead>
              <tr>
                <TableHead>{t("fairness.col.group")}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.people")}</TableHead>
                <TableHead className="text-end!">{t(`fairness.col.${kind}`)}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.rate")}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.ratio")}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.p")}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.holm")}</TableHead>
                <TableHead className="text-end!">{t("fairness.col.z")}</TableHead>
                <TableHead>{t("fairness.col.verdict")}</TableHead>
              </tr>
            </thead>
            <tbody>
              {groups.map((row) => (
                <TableRow key={row.group} className="figures">
                  <th scope="row" className="px-4 py-2.5 text-start font-medium">
                    {row.group}
                  </th>
                  <TableCell className="text-end">{formatNumber(row.n)}</TableCell>
                  <TableCell className="text-end">{row.selected}</TableCell>
                  <FigureCell value={toPercent(row.rate)} below={toInterval(row.wilson95, toPercent)} />
                  <FigureCell value={toRatio(row.impactRatio)} below={row.ci95 === null ? undefined : toInterval(row.ci95, toRatio)} />
                  <TableCell className="text-end">{toP(row.fisherP)}</TableCell>
                  <TableCell className="text-end">{toP(row.holmP)}</TableCell>
                  <TableCell className="text-end">{toRatio(row.z)}</TableCell>
                  <TableCell>
                    <Chip tone={VERDICT_TONES[row.verdict]}>{t(VERDICT_WORDS[row.verdict])}</Chip>
                  </TableCell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <TableNotes table={table} className="mt-2 text-ink-3 text-sm" />
    </section>
  );
}

/** A figure and, below, its interval. */
export function FigureCell({ value, below }: { value: string; below: string | undefined }) {
  return (
    <TableCell className="text-end">
      {value}
      {below === undefined ? null : <span className="block whitespace-nowrap text-ink-3 text-xs">{below}</span>}
    </TableCell>
  );
}

/** What the table says, one sentence for each group that was compared. */
export function Sentences({ table }: { table: GroupTable }) {
  const { groups, reference, kind } = table;
  if (groups.length === 0) return <p className="mt-1 text-ink-2">{t("fairness.says.noGroups")}</p>;
  const best = groups.find(({ group }) => group === reference);
  if (best === undefined) return <p className="mt-1 text-ink-2">{t("fairness.says.nobody")}</p>;
  const compared = toCompared(table);
  if (compared.length === 0) return <p className="mt-1 text-ink-2">{t("fairness.says.alone", { group: best.group })}</p>;
  return (
    <ul className="mt-1 grid gap-1 text-ink-2">
      {compared.map(({ group, n, selected, rate, impactRatio, verdict }) => (
        <li key={group}>
          {t(`fairness.says.${kind}`, {
            group,
            n,
            selected: selected ?? 0,
            rate: toPercent(rate),
            best: best.group,
            other: toPercent(best.rate),
          })}{" "}
          <strong className="font-semibold text-ink">{t(VERDICT_SENTENCES[verdict], { ratio: toRatio(impactRatio) })}</strong>
        </li>
      ))}
    </ul>
  );
}
