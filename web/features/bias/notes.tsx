import { toCurly } from "../../lib/curly.ts";
import { t } from "../../lib/t.ts";

/** Advice on the whole text; it never changes the score. */
export function Notes({ notes }: { notes: readonly { code: string; message: string }[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="wording-notes" className="border-line border-t px-4 py-3 text-sm">
      <h3 id="wording-notes" className="font-medium text-ink-3 text-xs">
        {t("bias.notes.title")}
      </h3>
      <ul className="mt-1 flex flex-col gap-1 text-ink-2">
        {notes.map(({ code, message }) => (
          <li key={code}>{toCurly(message)}</li>
        ))}
      </ul>
    </section>
  );
}
