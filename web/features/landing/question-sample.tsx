import { useState } from "react";
import { type MessageKey, t } from "../../lib/t.ts";
import { ChipButton } from "../../ui/chip.tsx";

const KINDS: readonly { name: MessageKey; question: MessageKey }[] = [
  { name: "landing.feature.question.technical", question: "landing.feature.question.technicalText" },
  { name: "landing.feature.question.experience", question: "landing.feature.question.experienceText" },
  { name: "landing.feature.question.skillGap", question: "landing.feature.question.skillGapText" },
  { name: "landing.feature.question.inclusion", question: "landing.feature.question.inclusionText" },
];

/** One question of each kind of a kit. */
export function QuestionSample() {
  const [shown, setShown] = useState(1);
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={t("landing.feature.question.label")} className="flex flex-wrap gap-1">
        {KINDS.map(({ name }, at) => (
          <ChipButton key={name} pressed={at === shown} onClick={() => setShown(at)}>
            {t(name)}
          </ChipButton>
        ))}
      </fieldset>
      <p aria-live="polite" className="min-h-10 font-serif">
        {t(KINDS[shown]?.question ?? "landing.feature.question.experienceText")}
      </p>
    </div>
  );
}
