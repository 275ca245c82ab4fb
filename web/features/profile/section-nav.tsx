import { KeyRound } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/t.ts";
import { SECTIONS } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

const ENTRY =
  "flex items-center gap-2 rounded-nav px-2.5 py-1.5 font-medium text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink coarse:min-h-11";

/** The sections of the page, and what belongs to the account but has a page of its own. */
export function SectionNav() {
  const current = useCurrentSection();
  return (
    <nav aria-label={t("profile.nav")} className="md:sticky md:top-20 md:self-start">
      <ul className="flex flex-wrap gap-1 md:flex-col">
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === current ? "location" : undefined} className={ENTRY}>
              {t(`profile.section.${id}`)}
            </Link>
          </li>
        ))}
        <li className="md:mt-2 md:border-line md:border-t md:pt-2">
          <Link to="/sdk-tokens" className={ENTRY}>
            <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("profile.tokens")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
