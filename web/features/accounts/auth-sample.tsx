import { t } from "../../lib/t.ts";
import { Chip } from "../../ui/chip.tsx";
import { Rich } from "../../ui/rich.tsx";

/** One invented sentence with its evidence marked: what the product is about, beside the form. */
export function AuthSample({ className }: { className: string }) {
  return (
    <aside aria-label={t("auth.sample.label")} className={className}>
      <figure className="max-w-[46ch] border-primary border-s-2 ps-6">
        <figcaption className="mb-3 flex flex-wrap gap-2">
          <Chip tone="match">{t("auth.sample.skill")}</Chip>
          <span className="text-ink-3">{t("auth.sample.found")}</span>
        </figcaption>
        <blockquote className="document-text text-xl/[34px]">
          <Rich
            text={t("auth.sample.sentence")}
            parts={{ mark: (words) => <mark className="rounded-[3px] bg-evidence px-0.5 text-ink">{words}</mark> }}
          />
        </blockquote>
        <p className="mt-4 text-ink-2">{t("auth.sample.promise")}</p>
      </figure>
    </aside>
  );
}
