import { Search } from "lucide-react";
import { useState } from "react";
import { HELP_TABS, type HelpTab, useHelp } from "../../lib/help.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Faq } from "./faq.tsx";
import { findKeys, QuickHelp } from "./quick-help.tsx";
import { findTopics, readChapters, readPlaces, readQuestions } from "./topics.ts";
import { UserGuide } from "./user-guide.tsx";

/** Quick Help, User Guide and FAQ; one search looks into all three. */
export function HelpCenter({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { tab, topic, show } = useHelp();
  const [query, setQuery] = useState("");
  const places = findTopics(readPlaces(), query);
  const keys = findKeys(query);
  const chapters = findTopics(readChapters(), query);
  const questions = findTopics(readQuestions(), query);
  const counts: Record<HelpTab, number> = {
    quick: places.length + keys.reduce((sum, { rows }) => sum + rows.length, 0),
    guide: chapters.length,
    faq: questions.length,
  };
  const content = {
    quick: <QuickHelp places={places} keys={keys} isSearching={query.trim() !== ""} />,
    guide: <UserGuide chapters={chapters} topic={topic} />,
    faq: <Faq key={topic} questions={questions} topic={topic} isSearching={query.trim() !== ""} />,
  };
  const isSearching = query.trim() !== "";
  const nothing = <Nothing query={query.trim()} counts={counts} onShow={show} onClear={() => setQuery("")} />;
  const tabs = HELP_TABS.map((value) => ({
    value,
    label: isSearching ? <Counted name={t(`help.tab.${value}`)} count={counts[value]} /> : t(`help.tab.${value}`),
    content: counts[value] === 0 ? nothing : content[value],
  }));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("help.title")} widthPx={720}>
      <div className="h-[78dvh] sm:h-[min(620px,66dvh)]">
        <Field label={t("help.search")} hideLabel className="relative mb-3">
          <TextInput
            type="search"
            value={query}
            placeholder={t("help.search")}
            onChange={(event) => setQuery(event.target.value)}
            className="ps-9"
          />
          <Search
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3"
          />
        </Field>
        <Tabs<HelpTab> label={t("help.tabs")} value={tab} onChange={show} tabs={tabs} className="pb-4" />
        <p role="status" className="sr-only">
          {isSearching ? t("help.found", { count: counts[tab] }) : ""}
        </p>
      </div>
    </Dialog>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} <span className="figures font-normal text-ink-3">{count}</span>
    </>
  );
}

type NothingProps = { query: string; counts: Record<HelpTab, number>; onShow(tab: HelpTab): void; onClear(): void };

function Nothing({ query, counts, onShow, onClear }: NothingProps) {
  return (
    <div className="py-8 text-center">
      <p className="text-ink-2">{t("help.nothing", { query })}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {HELP_TABS.filter((tab) => counts[tab] > 0).map((tab) => (
          <Button key={tab} variant="soft" onClick={() => onShow(tab)}>
            {t("help.elsewhere", { tab: t(`help.tab.${tab}`), count: counts[tab] })}
          </Button>
        ))}
        <Button onClick={onClear}>{t("help.clear")}</Button>
      </div>
    </div>
  );
}
