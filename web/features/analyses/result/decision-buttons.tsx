import type { CandidateRow, DecisionInput } from "@fairlead/contracts";
import { Check } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { toDecisionWord } from "../table/filters.ts";
import { DECISION_WORDS } from "../words.ts";

export type DecisionPress = Exclude<DecisionInput["decision"], "open">;
const PRESSES: readonly {
  decision: DecisionPress;
  verb: "analyses.decide.shortlist" | "analyses.decide.maybe" | "analyses.decide.notNow";
  key: string;
}[] = [
  { decision: "shortlist", verb: "analyses.decide.shortlist", key: "S" },
  { decision: "maybe", verb: "analyses.decide.maybe", key: "M" },
  { decision: "notNow", verb: "analyses.decide.notNow", key: "D" },
];

type Props = { row: CandidateRow; onDecide(decision: DecisionInput["decision"]): void; small?: boolean };

/** A person decides. The one that counts is pressed; pressing it again takes it back. */
export function DecisionButtons({ row, onDecide, small = false }: Props) {
  const word = toDecisionWord(row);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t("analyses.decide.label", { label: row.label })}</legend>
      {PRESSES.map(({ decision, verb, key }) => {
        const isPressed = word === decision;
        const isPrimary = isPressed || (word === "open" && decision === "shortlist" && !small);
        return (
          <Button
            key={decision}
            size={small ? "small" : "medium"}
            variant={isPrimary ? "primary" : "secondary"}
            aria-pressed={isPressed}
            onClick={() => onDecide(isPressed ? "open" : decision)}
          >
            {isPressed ? <Check size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
            {t(isPressed ? DECISION_WORDS[decision] : verb)}
            {small ? null : <KeyMark on={isPrimary}>{key}</KeyMark>}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The key on its button; on a filled button it takes the button's colour. */
function KeyMark({ on, children }: { on: boolean; children: string }) {
  if (!on)
    return (
      <span className="coarse:hidden">
        <Kbd>{children}</Kbd>
      </span>
    );
  return (
    <kbd className="rounded-key border border-current border-b-2 px-1 coarse:hidden font-medium font-mono text-[11px] leading-4">
      {children}
    </kbd>
  );
}
