import type { KitView, QuestionCategory } from "@fairlead/contracts";
import { Check } from "lucide-react";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Card } from "../../../ui/card.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { classes } from "../../../ui/classes.ts";
import { type Coverage, type Section, toMinutes } from "./sections.ts";

const TINTS: Record<QuestionCategory, string> = {
  technical: "bg-heat-4",
  experience: "bg-heat-3",
  skillGap: "bg-heat-2",
  inclusion: "bg-line-strong",
};

type Props = { view: KitView; sections: readonly Section[]; coverage: Coverage; onQuestion(no: number): void };

/** What the chosen time holds: minutes by section, which must-haves are asked about, and what had to stay out. */
export function PlanBar({ view: { kit }, sections, coverage, onQuestion }: Props) {
  const used = toMinutes(kit.questions);
  const isOver = used > kit.minutes;
  return (
    <Card as="section" aria-labelledby="plan-title" className="grid gap-x-10 gap-y-4 p-5 md:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="plan-title">{t("interviews.plan.title")}</h2>
          <p className={classes("figures", isOver ? "text-danger" : "text-ink-2")}>
            {t(isOver ? "interviews.plan.over" : "interviews.plan.used", { used, of: kit.minutes, count: kit.questions.length })}
          </p>
        </div>
        <div aria-hidden="true" className="mt-2.5 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
          {sections.map(({ category, minutes }) => (
            <div
              key={category}
              className={classes("forced-colors:bg-[Highlight]", TINTS[category])}
              style={{ width: `${(minutes / Math.max(used, kit.minutes)) * 100}%` }}
            />
          ))}
        </div>
        <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
          {sections.map(({ category, minutes }) => (
            <li key={category} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={classes("size-2 rounded-full", TINTS[category])} />
              {t(`interviews.category.${category}`)}
              <span className="figures text-ink-3">{t("interviews.minutes", { minutes })}</span>
            </li>
          ))}
        </ul>
        {isOver ? null : <p className="mt-2 text-ink-3 text-sm">{t("interviews.plan.rest", { minutes: kit.minutes - used })}</p>}
      </div>
      <CoverageView coverage={coverage} view={kit} onQuestion={onQuestion} />
    </Card>
  );
}

type CoverageProps = { coverage: Coverage; view: KitView["kit"]; onQuestion(no: number): void };

function CoverageView({ coverage: { musts, onPaper, others }, view: { notAsked, minutes }, onQuestion }: CoverageProps) {
  const asked = musts.filter((must) => must.asked.length > 0);
  const left = others.filter((other) => other.asked.length === 0).map(({ name }) => name);
  return (
    <div className="border-line max-md:border-t max-md:pt-4">
      <h3 className="font-semibold">{t("interviews.plan.musts", { asked: asked.length, all: musts.length })}</h3>
      <ul aria-label={t("interviews.plan.mustsLabel")} className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {asked.map(({ id, name, asked: numbers }) => (
          <li key={id} className="max-w-full">
            <ChipButton
              tone="match"
              className="max-w-full whitespace-normal! text-start"
              onClick={() => onQuestion(numbers[0] ?? 1)}
              title={t("interviews.plan.askedIn", { numbers: formatList(numbers.map(String)), count: numbers.length })}
            >
              <Check size={12} strokeWidth={2.25} aria-hidden="true" />
              {name}
              <span className="figures whitespace-nowrap font-normal">{t("interviews.plan.numbers", { numbers: numbers.join(", ") })}</span>
            </ChipButton>
          </li>
        ))}
      </ul>
      {notAsked.length === 0 ? null : (
        <div className="mt-3">
          <h4 className="font-medium text-danger">{t("interviews.plan.notAsked", { minutes })}</h4>
          <ul className="list-disc ps-5">
            {notAsked.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {onPaper.length === 0 ? null : (
        <p className="mt-2 text-ink-2 text-sm">{t("interviews.plan.onPaper", { names: formatList(onPaper) })}</p>
      )}
      {left.length === 0 ? null : <p className="mt-2 text-ink-3 text-sm">{t("interviews.plan.left", { names: formatList(left) })}</p>}
    </div>
  );
}
