import { ChartNoAxesColumn, FileText, type LucideIcon, MessageSquareText, ScanText, Upload } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/t.ts";
import { restartTutorial } from "../../lib/tutorial.ts";
import { Button } from "../../ui/button.tsx";
import { KEY_GROUPS, type KeyGroup } from "./keys.ts";
import { KeysTable } from "./keys-table.tsx";
import { findTopics, type readPlaces } from "./topics.ts";

const ICONS: Record<string, LucideIcon> = {
  upload: Upload,
  job: FileText,
  bias: ScanText,
  analysis: ChartNoAxesColumn,
  interview: MessageSquareText,
};

/** The groups of keys that a search finds, with the rows that it finds. */
export function findKeys(query: string): KeyGroup[] {
  const groups = KEY_GROUPS.map(({ title, rows }) => ({
    title,
    rows: findTopics(
      rows.map((row) => ({ ...row, title: t(row.does), text: t(title) })),
      query,
    ),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}

type QuickHelpProps = { places: ReturnType<typeof readPlaces>; keys: readonly KeyGroup[]; isSearching: boolean };

/** Ways to the five pages of the work, the keys, and the tutorial once more. */
export function QuickHelp({ places, keys, isSearching }: QuickHelpProps) {
  return (
    <>
      {places.length === 0 ? null : (
        <nav aria-label={t("help.quick.shortcuts")}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {places.map(({ id, to, title, text }) => (
              <li key={id}>
                <PlaceTile id={id} to={to} title={title} text={text} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {keys.length === 0 ? null : (
        <section aria-labelledby="help-keys" className="mt-6">
          <h3 id="help-keys" className="mb-3 font-semibold">
            {t("help.keys.title")}
          </h3>
          <KeysTable groups={keys} />
        </section>
      )}
      {isSearching ? null : (
        <section aria-labelledby="help-tutorial" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
          <div className="min-w-0 flex-1">
            <h3 id="help-tutorial" className="font-semibold">
              {t("help.quick.tutorial")}
            </h3>
            <p className="text-ink-2">{t("help.quick.tutorialText")}</p>
          </div>
          <Button onClick={restartTutorial}>{t("help.quick.restart")}</Button>
        </section>
      )}
    </>
  );
}

function PlaceTile({ id, to, title, text }: { id: string; to: string; title: string; text: string }) {
  const Icon = ICONS[id] ?? FileText;
  return (
    <Link
      to={to}
      className="flex h-full items-start gap-3 rounded-card border border-line bg-surface p-3 text-ink no-underline transition-colors duration-120 hover:border-line-strong hover:bg-bg"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
    </Link>
  );
}
