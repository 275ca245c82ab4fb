import type { PooledTable } from "@fairlead/contracts";
import { formatNumber } from "../../lib/format.ts";
import type { MessageKey } from "../../lib/message-keys.ts";
import { t } from "../../lib/t.ts";
import { Chip } from "../../ui/chip.tsx";
import { Table, TableCell, TableHead, TableRow } from "../../ui/table.tsx";
import { FigureCell } from "./group-table.tsx";
import { toInterval, toP, toPeople, toRatio, VERDICT_TONES, VERDICT_WORDS } from "./words.ts";

const DIFFER = 0.05;
const SENTENCES: Partial<Record<PooledTable["groups"][number]["verdict"], MessageKey>> = {
  "strong indication": "fairness.overJobs.strong",
  "look closer": "fairness.overJobs.closer",
  "too few to say": "fairness.overJobs.few",
  "no indication": "fairness.overJobs.none",
};

/** One attribute and one outcome over several jobs: what it says in sentences, then the figures it rests on. */
export function PooledTableView({ table }: { table: PooledTable }) {
  const { attribute, kind, jobs, groups } = table;
  const heads = ["jobs", "odds", "ratio", "p"] as const;
  return (
    <section className="break-inside-avoid border-line border-t px-5 py-4 first:border-t-0">
      <h4 className="font-semibold">{t(`fairness.kind.${kind}`)}</h4>
      <Sentences table={table} />
      <div className="-mx-4 mt-3">
        <Table
          caption={t("fairness.table.caption", { attribute, what: t(`fairness.kind.${kind}`) })}
          isStill
          className="print:text-xs"
          frameClassName="print:overflow-visible print:[&_:is(td,th)]:px-1 print:[&_th]:whitespace-normal"
        >
          <thead>
            <tr>
              <TableHead>{t("fairness.col.group")}</TableHead>
              <TableHead className="text-end!">{t("fairness.col.people")}</TableHead>
              {heads.map((head) => (
                <TableHead key={head} className="text-end!">
                  {t(`fairness.overJobs.col.${head}`)}
                </TableHead>
              ))}
              <TableHead className="text-end!">{t("fairness.col.holm")}</TableHead>
              <TableHead className="text-end!">{t("fairness.overJobs.col.alike")}</TableHead>
              <TableHead className="text-end!">{t("fairness.col.shortfall")}</TableHead>
              <TableHead>{t("fairness.col.verdict")}</TableHead>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group, n, shortfall, holmP, overJobs, verdict }) => (
              <TableRow key={group} className="figures">
                <th scope="row" className="px-4 py-2.5 text-start font-medium">
                  {group}
                </th>
                <TableCell className="text-end">{formatNumber(n)}</TableCell>
                <TableCell className="text-end">{overJobs?.jobs ?? "–"}</TableCell>
                <FigureCell
                  value={toRatio(overJobs?.oddsRatio ?? null)}
                  below={overJobs?.ci95 ? toInterval(overJobs.ci95, toRatio) : undefined}
                />
                <TableCell className="text-end">{toRatio(overJobs?.riskRatio ?? null)}</TableCell>
                <TableCell className="whitespace-nowrap text-end">{toP(overJobs?.p ?? null)}</TableCell>
                <TableCell className="whitespace-nowrap text-end">{toP(holmP)}</TableCell>
                <TableCell className="whitespace-nowrap text-end">{toP(overJobs?.homogeneityP ?? null)}</TableCell>
                <TableCell className="text-end">{toPeople(shortfall)}</TableCell>
                <TableCell>
                  <Chip tone={VERDICT_TONES[verdict]}>{t(VERDICT_WORDS[verdict])}</Chip>
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="mt-2 text-ink-3 text-sm">{t("fairness.overJobs.pooled", { jobs })}</p>
    </section>
  );
}

/** One sentence for each group that was compared. */
function Sentences({ table: { groups, reference } }: { table: PooledTable }) {
  if (reference === null) return <p className="mt-1 text-ink-2">{t("fairness.overJobs.nobody")}</p>;
  return (
    <ul className="mt-1 grid gap-1 text-ink-2">
      {groups.map(({ group, overJobs, verdict }) => {
        const says = SENTENCES[verdict];
        if (says === undefined || overJobs === null) return null;
        const { jobs, riskRatio, homogeneityP } = overJobs;
        return (
          <li key={group}>
            {jobs === 0
              ? t("fairness.overJobs.apart", { group, best: reference })
              : t("fairness.overJobs.says", { group, best: reference, jobs, ratio: toRatio(riskRatio) })}{" "}
            <strong className="font-semibold text-ink">{t(says)}</strong>
            {homogeneityP !== null && homogeneityP < DIFFER ? ` ${t("fairness.overJobs.differ")}` : ""}
          </li>
        );
      })}
    </ul>
  );
}
