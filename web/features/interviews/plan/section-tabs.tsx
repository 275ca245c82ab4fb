import { type ReactNode, useEffect, useRef } from "react";
import { t } from "../../../lib/t.ts";
import { Kbd } from "../../../ui/kbd.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { Section } from "./sections.ts";
import { type Place, toAnchor } from "./use-places.ts";

type Props = { sections: readonly Section[]; current: Place; onJump(place: Place): void };

/** The sections as tabs over one long page: each leads to its place and is marked while that is on the screen. */
export function SectionTabs({ sections, current, onJump }: Props) {
  const bar = useRef<HTMLElement>(null);
  // On a narrow screen the bar scrolls sideways by itself; the page does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={t("interviews.tabs")}
      className="sticky top-14 z-20 -mx-4 my-5 overflow-x-auto overflow-y-hidden border-line border-b bg-bg px-4 sm:-mx-6 sm:px-6"
    >
      <ul className="flex sm:gap-1">
        {sections.map(({ category, questions }, at) => (
          <Tab key={category} place={category} current={current} onJump={onJump} hint={String(at + 1)}>
            {t(`interviews.category.${category}`)}
            <span className="figures font-normal text-ink-3">{questions.length}</span>
          </Tab>
        ))}
        <Tab place="scorecard" current={current} onJump={onJump} className="lg:hidden">
          {t("interviews.card.short")}
        </Tab>
      </ul>
    </nav>
  );
}

type TabProps = Pick<Props, "current" | "onJump"> & { place: Place; children: ReactNode; className?: string; hint?: string };

function Tab({ place, current, onJump, children, className, hint }: TabProps) {
  const link = (
    <a
      href={`#${toAnchor(place)}`}
      aria-current={place === current ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onJump(place);
      }}
      className="-mb-px flex h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-2 font-medium text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current]:border-primary aria-[current]:text-ink sm:px-3 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
    >
      {children}
    </a>
  );
  return (
    <li className={className}>
      {hint === undefined ? (
        link
      ) : (
        <Tooltip text={t("interviews.tabKey")} hint={<Kbd>{hint}</Kbd>}>
          {link}
        </Tooltip>
      )}
    </li>
  );
}
