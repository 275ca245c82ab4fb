import type { KitView } from "@fairlead/contracts";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { countScored, RECOMMENDATIONS } from "./card.ts";
import { OtherCards } from "./other-cards.tsx";
import { NAME_FORM, SaveState } from "./save-state.tsx";
import type { Scoring } from "./use-scorecard.ts";

const NAME_CHARS = 200;

/** Who notes, how far one is, what one recommends, and what others noted. */
export function ScorecardPanel({ view, scoring, numbers }: { view: KitView; scoring: Scoring; numbers: ReadonlyMap<string, number> }) {
  const { card, interviewer } = scoring;
  const scored = countScored(card);
  const all = view.kit.questions.length;
  return (
    <Card
      as="aside"
      id="scorecard"
      tabIndex={-1}
      aria-labelledby="scorecard-title"
      className="scroll-mt-12 p-5 outline-none lg:sticky lg:top-[120px] lg:max-h-[calc(100dvh-136px)] lg:overflow-y-auto"
    >
      <h2 id="scorecard-title">{t("interviews.card.title")}</h2>
      <p className="mt-0.5 text-ink-3 text-sm">{t("interviews.card.noScore")}</p>
      <NameField key={interviewer} name={interviewer} onRename={scoring.rename} />
      <div className="mt-4">
        <p className="figures mb-1.5 flex justify-between gap-3">
          <span className="font-medium">{t("interviews.card.progress")}</span>
          <span className="text-ink-2">{t("interviews.card.scored", { scored, all })}</span>
        </p>
        <ProgressBar value={scored} max={all} label={t("interviews.card.progress")} className="h-1.5" />
      </div>
      <Recommend scoring={scoring} />
      <div role="status" className="mt-3 min-h-5 text-sm">
        <SaveState scoring={scoring} />
      </div>
      <OtherCards cards={view.scorecards.filter((one) => one.interviewer !== interviewer)} numbers={numbers} total={all} />
    </Card>
  );
}

/** Taken over when the field is left, so that no card begins under half a name. */
function NameField({ name, onRename }: { name: string; onRename(name: string): void }) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      id={NAME_FORM}
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(typed);
      }}
    >
      <Field label={t("interviews.card.interviewer")} hint={t("interviews.card.interviewerHint")}>
        <TextInput
          value={typed}
          maxLength={NAME_CHARS}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => onRename(typed)}
        />
      </Field>
    </form>
  );
}

function Recommend({ scoring: { card, recommend } }: { scoring: Scoring }) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-medium">{t("interviews.card.recommend")}</legend>
      <div className="mt-1.5 grid grid-cols-[1fr_1fr_1.5fr] gap-1.5">
        {RECOMMENDATIONS.map((value) => (
          <label
            key={value}
            className="flex cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2 py-[7px] font-medium hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 coarse:min-h-11"
          >
            <input
              type="radio"
              name="recommendation"
              checked={card.recommendation === value}
              onChange={() => recommend(value)}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span className="truncate">{t(`interviews.recommend.${value}`)}</span>
          </label>
        ))}
      </div>
      {card.recommendation === null ? null : (
        <Button variant="ghost" size="small" className="-ms-2.5 mt-1" onClick={() => recommend(null)}>
          {t("interviews.card.clear")}
        </Button>
      )}
    </fieldset>
  );
}
