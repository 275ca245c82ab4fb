import type { KitView } from "@fairlead/contracts";
import { useMemo } from "react";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useArrange } from "./arrange/use-arrange.ts";
import { PlanBar } from "./plan/plan-bar.tsx";
import { SectionTabs } from "./plan/section-tabs.tsx";
import { toCoverage, toSections } from "./plan/sections.ts";
import { goTo, usePlaces } from "./plan/use-places.ts";
import { QuestionSections } from "./questions/question-sections.tsx";
import { ScorecardPanel } from "./scorecard/scorecard-panel.tsx";
import { useScorecard } from "./scorecard/use-scorecard.ts";
import { KitSheet } from "./sheet/kit-sheet.tsx";
import type { KitId } from "./use-kit.ts";

/** The kit at hand: plan, questions and scorecard on the screen, one sheet of paper when printing. */
export function KitBody({ view, id }: { view: KitView; id: KitId }) {
  const sections = useMemo(() => toSections(view.kit.questions), [view.kit.questions]);
  const coverage = useMemo(() => toCoverage(view, sections), [view, sections]);
  const numbers = useMemo(
    () => new Map(sections.flatMap(({ questions }) => questions.map(({ no, question }) => [question.id, no] as const))),
    [sections],
  );
  const scoring = useScorecard(view, id);
  const arranging = useArrange(view, id);
  const { current, jump } = usePlaces();
  useShortcuts(Object.fromEntries(sections.map(({ category }, at) => [String(at + 1), () => jump(category)])));
  return (
    <>
      <div className="print:hidden">
        <ErrorBoundary level="component" name="plan">
          <PlanBar view={view} sections={sections} coverage={coverage} onQuestion={(no) => goTo(`question-${no}`)} />
        </ErrorBoundary>
        <SectionTabs sections={sections} current={current} onJump={jump} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <ErrorBoundary level="section" name="questions">
            <QuestionSections view={view} sections={sections} scoring={scoring} arranging={arranging} />
          </ErrorBoundary>
          <ErrorBoundary level="section" name="scorecard">
            <ScorecardPanel view={view} scoring={scoring} numbers={numbers} />
          </ErrorBoundary>
        </div>
      </div>
      <KitSheet view={view} sections={sections} scoring={scoring} />
    </>
  );
}
