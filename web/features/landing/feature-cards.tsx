import { type ReactNode, useState } from "react";
import { type MessageKey, t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { CellSample } from "./cell-sample.tsx";
import { EvidenceText } from "./evidence-text.tsx";
import { QuestionSample } from "./question-sample.tsx";

const FEATURES: readonly { title: MessageKey; text: MessageKey; Sample: () => ReactNode }[] = [
  { title: "landing.feature.resumes", text: "landing.feature.resumesText", Sample: ResumeSample },
  { title: "landing.feature.bias", text: "landing.feature.biasText", Sample: WordingSample },
  { title: "landing.feature.match", text: "landing.feature.matchText", Sample: CellSample },
  { title: "landing.feature.interview", text: "landing.feature.interviewText", Sample: QuestionSample },
];

/** The four things the product does, each with a sample to look at. */
export function FeatureCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(({ title, text, Sample }) => (
        <Card as="li" key={title} className="flex flex-col gap-2 p-5">
          <h3 className="font-semibold text-lg">{t(title)}</h3>
          <p className="flex-1 text-ink-2">{t(text)}</p>
          <div className="mt-2 flex items-start sm:min-h-24 border-line border-t pt-3">
            <Sample />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** The skill leads to the words it was read from. */
function ResumeSample() {
  const [isMarked, setMarked] = useState(true);
  const skill = t("landing.feature.resumesChip");
  return (
    <div className="flex flex-col items-start gap-1.5">
      <EvidenceText text={t("landing.feature.resumesSample")} isMarked={isMarked} />
      <ChipButton
        tone="match"
        pressed={isMarked}
        aria-label={t("landing.feature.resumesShow", { skill })}
        onClick={() => setMarked(!isMarked)}
      >
        {skill}
      </ChipButton>
    </div>
  );
}

/** The flagged word is a button: pressing it puts the better word in its place. */
function WordingSample() {
  const [replaced, setReplaced] = useState(false);
  const [before, after] = t("landing.feature.biasSample", { word: "|" }).split("|");
  return (
    <p>
      <span className="font-serif">
        {before}
        <button
          type="button"
          aria-label={t(replaced ? "landing.feature.biasUndo" : "landing.feature.biasReplace")}
          onClick={() => setReplaced(!replaced)}
          className={
            replaced
              ? "rounded-[3px] bg-success-soft px-1 text-on-success-soft"
              : "rounded-t-[3px] border-gender border-b-2 bg-gender-tint px-1 text-ink"
          }
        >
          {replaced ? t("landing.feature.biasAfter") : t("landing.feature.biasBefore")}
        </button>
        {after}
      </span>
      <span className="mt-1 block text-ink-3 text-sm">{t("landing.feature.biasHint")}</span>
    </p>
  );
}
