import type { ReactNode } from "react";
import { IN_BROWSER, INVENTORY } from "../../content/privacy.ts";
import { t } from "../../lib/t.ts";
import { Table, TableCell, TableHead, TableRow } from "../../ui/table.tsx";
import { POLICY_VALUES } from "./values.ts";

// On phones a row is a block of lines: nothing stands beyond the edge.
const ROW = "max-sm:block max-sm:py-2";
const FIRST = "align-top max-sm:block max-sm:py-1";

/** What is kept: what, from where, in which tables. */
export function InventoryTable() {
  const heads = [t("policies.privacy.keptWhat"), t("policies.privacy.keptFrom")];
  return (
    <PolicyTable caption={t("policies.privacy.keptTable")} heads={heads}>
      {INVENTORY.map(({ id, tables }) => (
        <TableRow key={id} className={ROW}>
          <TableCell className={FIRST}>
            {t(`policies.kept.${id}.what`)}
            <span className="mt-1 block font-mono text-ink-3 text-xs wrap-anywhere">
              <span className="sr-only">{t("policies.privacy.keptTables")}: </span>
              {tables.join(", ")}
            </span>
          </TableCell>
          <Cell head={heads[1]}>{t(`policies.kept.${id}.from`)}</Cell>
        </TableRow>
      ))}
    </PolicyTable>
  );
}

/** How long it is kept and what ends it. */
export function RetentionTable() {
  const heads = [t("policies.privacy.longWhat"), t("policies.privacy.longKept"), t("policies.privacy.longEnds")];
  return (
    <PolicyTable caption={t("policies.privacy.longTable")} heads={heads}>
      {INVENTORY.map(({ id }) => (
        <TableRow key={id} className={ROW}>
          <TableCell className={FIRST}>{t(`policies.kept.${id}.what`)}</TableCell>
          <Cell head={heads[1]}>{t(`policies.kept.${id}.time`, POLICY_VALUES)}</Cell>
          <Cell head={heads[2]}>{t(`policies.kept.${id}.end`)}</Cell>
        </TableRow>
      ))}
    </PolicyTable>
  );
}

/** What pages put into the browser. */
export function BrowserTable() {
  return (
    <PolicyTable
      caption={t("policies.privacy.browserTable")}
      heads={[t("policies.privacy.browserName"), t("policies.privacy.browserWhat")]}
    >
      {IN_BROWSER.map(({ id, names }) => (
        <TableRow key={id} className={ROW}>
          <TableCell className={`${FIRST} font-mono text-sm wrap-anywhere`}>{names.join(", ")}</TableCell>
          <Cell>{t(`policies.browser.${id}`)}</Cell>
        </TableRow>
      ))}
    </PolicyTable>
  );
}

/** On phones it says itself what its column says elsewhere. */
function Cell({ head, children }: { head?: string | undefined; children: ReactNode }) {
  return (
    <TableCell className="align-top text-ink-2 max-sm:block max-sm:py-0.5">
      {head === undefined ? null : (
        <span aria-hidden="true" className="text-ink-3 sm:hidden">
          {head}:{" "}
        </span>
      )}
      {children}
    </TableCell>
  );
}

type PolicyTableProps = { caption: string; heads: readonly string[]; children: ReactNode };

function PolicyTable({ caption, heads, children }: PolicyTableProps) {
  return (
    <div className="my-4 overflow-hidden rounded-card border border-line bg-surface print:overflow-visible">
      <Table caption={caption} className="max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            {heads.map((head) => (
              <TableHead key={head}>{head}</TableHead>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">{children}</tbody>
      </Table>
    </div>
  );
}
