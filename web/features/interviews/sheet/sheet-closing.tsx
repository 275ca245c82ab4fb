import type { KitView } from "@fairlead/contracts";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { type Card, RECOMMENDATIONS } from "../scorecard/card.ts";
import type { Footnote } from "./footnotes.ts";
import { WritingLines } from "./writing-lines.tsx";

const LINES = 4;
type Props = { view: KitView; recommendation: Card["recommendation"]; footnotes: readonly Footnote[] };

/** The end of the paper: the recommendation, what was not asked, and the quotes that questions rest on. */
export function SheetClosing({ view: { kit }, recommendation, footnotes }: Props) {
  return (
    <>
      <section className="mt-[12pt] break-inside-avoid border-current border-t pt-[6pt]">
        <div className="flex items-center gap-[16pt]">
          <h2 className="font-semibold font-serif text-[13pt]/[18pt]">{t("interviews.card.recommend")}</h2>
          {RECOMMENDATIONS.map((value) => (
            <p key={value} className="flex items-center gap-[4pt]">
              <span className="grid size-[12pt] place-items-center border border-current font-bold">
                {recommendation === value ? "×" : ""}
              </span>
              {t(`interviews.recommend.${value}`)}
            </p>
          ))}
        </div>
        <WritingLines count={LINES} />
        <p className="mt-[4pt] text-[9pt]/[12pt]">{t("interviews.card.noScore")}</p>
        {kit.notAsked.length === 0 ? null : (
          <p className="mt-[4pt] text-[9pt]/[12pt]">
            {t("interviews.plan.notAsked", { minutes: kit.minutes })}: {formatList(kit.notAsked)}
          </p>
        )}
      </section>
      {footnotes.length === 0 ? null : (
        <section className="mt-[10pt] break-inside-avoid text-[8.5pt]/[12pt]">
          <h2 className="font-semibold text-[9pt]/[12pt]">{t("interviews.sheet.footnotes")}</h2>
          <ol>
            {footnotes.map(({ mark, text }) => (
              <li key={mark} className="flex gap-[4pt]">
                <span>{mark}</span>
                <q className="font-serif">{text}</q>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
