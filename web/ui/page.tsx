import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";
import { t } from "../lib/t.ts";
import { classes } from "./classes.ts";

export type Crumb = { label: string; to?: string };
type PageProps = {
  title: string;
  /** Title of the tab when it is to say more than the heading, for example progress. */
  tabTitle?: string;
  crumbs?: readonly Crumb[];
  /** Buttons beside the title; the next useful step last and primary. */
  actions?: ReactNode;
  lead?: ReactNode;
  /** 760 px, for reading. */
  narrow?: boolean;
  children: ReactNode;
};

/** Frame of a page: tab title, where it belongs, heading, actions, content. */
export function Page({ title, tabTitle, crumbs, actions, lead, narrow = false, children }: PageProps) {
  usePageTitle(tabTitle ?? title);
  return (
    <div className={classes("mx-auto w-full flex-1 px-4 pt-5 pb-4 sm:px-6", narrow ? "max-w-[808px]" : "max-w-[1440px]")}>
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {crumbs === undefined ? null : <Crumbs crumbs={crumbs} />}
          <h1 className="wrap-anywhere">{title}</h1>
          {lead === undefined ? null : <p className="mt-1 max-w-[72ch] text-ink-2">{lead}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t("ui.crumbs")} className="mb-1 print:hidden">
      <ol className="flex gap-x-1.5 text-ink-3 sm:flex-wrap">
        {crumbs.map(({ label, to }, i) => (
          <li key={`${to}${label}`} className="flex min-w-0 max-w-full shrink-[9999] items-center gap-x-1.5 first:shrink-0 last:shrink">
            {i === 0 ? null : <span aria-hidden="true">/</span>}
            {to === undefined ? (
              <span className="truncate">{label}</span>
            ) : (
              <Link to={to} className="truncate py-0.5 text-ink-3 no-underline hover:text-ink hover:underline coarse:py-3">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
