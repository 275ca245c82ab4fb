import { Link, useLocation } from "react-router";
import { type MessageKey, t } from "../lib/t.ts";
import { classes } from "../ui/classes.ts";

type Place = { to: string; label: MessageKey /** Pages that belong to it without being it. */; part?: RegExp };

export const NAV: readonly Place[] = [
  { to: "/upload", label: "shell.nav.upload" },
  { to: "/job-description", label: "shell.nav.jobs", part: /^\/bias-detection(\/|$)/ },
  { to: "/my-analyses", label: "shell.nav.analyses", part: /^\/(analysis|interview)(\/|$)/ },
  { to: "/my-resumes", label: "shell.nav.resumes" },
];

/** "page": one is there; "true": on a page that belongs to it. */
export function useCurrent(): (place: Place) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  return ({ to, part }) => (pathname === to ? "page" : part?.test(pathname) === true ? "true" : undefined);
}

/** The four places of the work; the current one carries aria-current. */
export function NavLinks({ className }: { className?: string }) {
  const toCurrent = useCurrent();
  return (
    <nav aria-label={t("shell.nav.label")} className={classes("gap-1", className)}>
      {NAV.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          aria-current={toCurrent(place)}
          className="whitespace-nowrap rounded-nav px-2.5 py-1.5 font-medium text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
        >
          {t(place.label)}
        </Link>
      ))}
    </nav>
  );
}
