import { Printer } from "lucide-react";
import { Link } from "react-router";
import { POLICIES_UPDATED, type PolicySection } from "../../content/policies.ts";
import { formatDay } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Rich } from "../../ui/rich.tsx";
import { BrowserTable, InventoryTable, RetentionTable } from "./policy-tables.tsx";
import { POLICY_VALUES } from "./values.ts";

const TABLES = { inventory: InventoryTable, browser: BrowserTable, retention: RetentionTable };
/** On paper a link says where it leads. */
const PRINTED_LINKS = "print:[&_a]:after:content-['_('attr(href)')']";

type PolicyPageProps = { title: string; lead: string; sections: readonly PolicySection[] };

/** A page to read and to print: contents beside it where there is room, each part with its summary. */
export function PolicyPage({ title, lead, sections }: PolicyPageProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-[1096px] flex-1 px-4 pt-8 pb-4 sm:px-6 min-[1100px]:grid min-[1100px]:grid-cols-[220px_minmax(0,760px)] min-[1100px]:gap-x-16">
      <header className="min-[1100px]:col-start-2">
        <h1>{title}</h1>
        <p className="mt-2 text-ink-2 text-lg">{lead}</p>
        <div className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-3">{t("policies.updated", { date: formatDay(POLICIES_UPDATED) })}</p>
          <Button variant="ghost" size="small" className="print:hidden" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            {t("policies.print")}
          </Button>
        </div>
      </header>
      <Contents sections={sections} />
      <div className={`min-[1100px]:col-start-2 ${PRINTED_LINKS}`}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="mb-8 rounded-card bg-sunken px-4 py-3 min-[1100px]:sticky min-[1100px]:top-[80px] min-[1100px]:col-start-1 min-[1100px]:row-start-1 min-[1100px]:row-end-3 min-[1100px]:mb-0 min-[1100px]:self-start min-[1100px]:bg-transparent min-[1100px]:px-0 print:hidden"
    >
      <h2 id="contents" className="mb-1 text-ink-3 text-sm">
        {t("policies.contents")}
      </h2>
      <ol className="gap-x-8 sm:columns-2 min-[1100px]:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-7 items-center text-ink-2 no-underline hover:text-ink hover:underline coarse:min-h-11"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, title, short, text, table } }: { section: PolicySection }) {
  const Below = table === undefined ? null : TABLES[table];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-10">
      <h2 id={`${id}-title`} className="mb-3 font-medium font-serif text-xl print:break-after-avoid">
        {t(title)}
      </h2>
      <p className="mb-3 rounded-card border-brass border-s-4 bg-sunken px-4 py-2.5 print:break-inside-avoid">
        <strong className="me-1.5 font-semibold">{t("policies.inShort")}:</strong>
        {t(short, POLICY_VALUES)}
      </p>
      {t(text, POLICY_VALUES)
        .split("\n")
        .map((paragraph) => (
          <p key={paragraph} className="document-text mb-3">
            <Rich text={paragraph} parts={{ feedback: (words) => <Link to="/feedback">{words}</Link> }} />
          </p>
        ))}
      {Below === null ? null : <Below />}
    </section>
  );
}
