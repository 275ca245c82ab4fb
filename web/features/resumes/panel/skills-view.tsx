import type { ProfileSkill } from "@fairlead/contracts";
import { ChevronRight } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { Covered } from "../../../ui/covered.tsx";
import type { QuoteContext, SkillQuotes } from "./skill-quotes.ts";
import { toDate, toLength } from "./time-span.ts";

type SkillsViewProps = {
  skills: readonly ProfileSkill[];
  found: SkillQuotes;
  /** The words around each quote. */
  contexts: readonly QuoteContext[];
  /** Shows a quote in the text; `at` counts the quotes of this skill. */
  onShow(skillId: string, at: number): void;
};

/** Skills with the words that show them; a quote leads to its place in the text. */
export function SkillsView({ skills, found, contexts, onShow }: SkillsViewProps) {
  if (skills.length === 0) return <p className="text-ink-2">{t("resumes.skills.none")}</p>;
  return (
    <ul className="-mx-2">
      {skills.map((skill) => {
        const places = found.bySkill.get(skill.id) ?? [];
        return (
          <li key={skill.id}>
            <details className="group border-line border-b">
              <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control px-2 py-2 hover:bg-bg coarse:min-h-11">
                <ChevronRight
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
                />
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <span className="wrap-anywhere font-book">{skill.name}</span>
                  <span className="figures text-ink-3 text-sm">{toFacts(skill, places.length)}</span>
                </span>
              </summary>
              <ul className="flex flex-col gap-2 pt-1 pb-3 ps-8 pe-2">
                {places.map((place, at) => (
                  <li key={place}>
                    <button
                      type="button"
                      onClick={() => onShow(skill.id, at)}
                      className="document-text w-full rounded-control bg-bg px-3 py-2 text-start text-[15px]/[23px] hover:bg-selected"
                    >
                      <span className="sr-only">{t("resumes.skills.show")} </span>
                      <InContext context={contexts[place]} />
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function toFacts({ months, lastUsed, entered }: ProfileSkill, quotes: number): string {
  return [
    entered ? t("resumes.skills.entered") : null,
    months === null ? null : toLength(months),
    lastUsed === null ? null : t("resumes.skills.lastUsed", { date: toDate(lastUsed) }),
    t("resumes.skills.quotes", { count: quotes }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function InContext({ context }: { context: QuoteContext | undefined }) {
  if (context === undefined) return null;
  const { before, quote, after } = context;
  return (
    <>
      <Covered text={before} />
      <mark className="box-decoration-clone rounded-[3px] bg-evidence py-px text-ink">
        <Covered text={quote} />
      </mark>
      <Covered text={after} />
    </>
  );
}
