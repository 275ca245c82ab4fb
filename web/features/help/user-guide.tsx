import { Drawing } from "../../ui/drawings.tsx";
import type { readChapters } from "./topics.ts";
import { useScrollTo } from "./use-scroll-to.ts";

/** A chapter for each part of the product, with a picture of it. */
export function UserGuide({ chapters, topic }: { chapters: ReturnType<typeof readChapters>; topic: string | null }) {
  useScrollTo(topic);
  return (
    <div className="flex flex-col gap-6">
      {chapters.map(({ id, title, text, drawing }) => (
        <section key={id} id={`help-${id}`} aria-labelledby={`help-${id}-title`} className="grid gap-x-5 gap-y-2 sm:grid-cols-[140px_1fr]">
          <Drawing name={drawing} className="w-[140px]" />
          <div>
            <h3 id={`help-${id}-title`} className="font-semibold">
              {title}
            </h3>
            <p className="mt-1 max-w-[68ch] text-ink-2">{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
