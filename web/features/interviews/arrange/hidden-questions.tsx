import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Covered } from "../../../ui/covered.tsx";
import { withHidden } from "./changes.ts";
import { type Arranging, stayAt, tell } from "./use-arrange.ts";

/** Questions put aside: not asked, not printed, and back with one press. */
export function HiddenQuestions({ arranging: { view, busy, arrange } }: { arranging: Arranging }) {
  if (view.hidden.length === 0) return null;
  return (
    <section aria-labelledby="hidden-title">
      <h2 id="hidden-title" className="font-medium font-serif text-xl tracking-[-0.01em]">
        {t("interviews.hidden.title", { count: view.hidden.length })}
      </h2>
      <ul className="mt-2 grid gap-2">
        {view.hidden.map((question) => (
          <li
            key={question.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed px-5 py-3"
          >
            <p className="wrap-anywhere min-w-0 flex-1 basis-64 text-ink-2">
              <Covered text={question.text} />
            </p>
            <Button
              size="small"
              aria-disabled={busy}
              onClick={() => busy || void tell(arrange(withHidden(view, question, false))).then(() => stayAt(1))}
            >
              {t("interviews.hidden.show")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
