import type { Topic } from "./topics.ts";
import { useScrollTo } from "./use-scroll-to.ts";

/** Questions that open; the one that the address names is open, and so are those that a search found. */
export function Faq({ questions, topic, isSearching }: { questions: readonly Topic[]; topic: string | null; isSearching: boolean }) {
  useScrollTo(topic);
  return (
    <div className="border-line border-t">
      {questions.map(({ id, title, text }) => (
        <details key={`${id} ${isSearching}`} id={`help-${id}`} open={isSearching || id === topic} className="group border-line border-b">
          <summary className="flex cursor-pointer items-center gap-3 py-2.5 font-medium marker:content-none coarse:min-h-11">
            <span className="flex-1">{title}</span>
            <span aria-hidden="true" className="text-ink-3 text-lg group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[68ch] pb-3 text-ink-2">{text}</p>
        </details>
      ))}
    </div>
  );
}
