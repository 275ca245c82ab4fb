import { PRODUCT } from "@fairlead/contracts";
import { Link } from "react-router";
import { readBuildId } from "../lib/build-id.ts";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { classes } from "../ui/classes.ts";
import { Logo } from "../ui/logo.tsx";
import { ThemeSelect } from "./theme-select.tsx";

const SELECT = "rounded-nav border border-line-strong bg-surface px-2 py-1 text-ink coarse:min-h-11";

/** Who made it and the small print; slim below the pages of the work. */
export function Footer() {
  const { user } = useSession();
  const link = "text-ink-2 no-underline hover:text-ink hover:underline coarse:inline-flex coarse:min-h-11 coarse:items-center";
  return (
    <footer
      className={classes(
        "flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t px-4 text-ink-2 text-sm sm:px-6 print:hidden",
        user === null ? "mt-12 py-4" : "mt-8 py-2",
      )}
    >
      <span className="flex items-center gap-2">
        <Logo size={18} />
        <span suppressHydrationWarning>{t("shell.footer.copyright", { year: String(new Date().getFullYear()), name: PRODUCT.name })}</span>
      </span>
      <nav aria-label={t("shell.footer.label")} className="flex flex-wrap gap-x-5">
        <Link to="/privacy-policy" className={link}>
          {t("shell.footer.privacy")}
        </Link>
        <Link to="/terms-of-service" className={link}>
          {t("shell.footer.terms")}
        </Link>
        <Link to="/feedback" className={link}>
          {t("shell.footer.feedback")}
        </Link>
      </nav>
      <div className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:ms-0">
        <span className="figures text-ink-3">{t("shell.footer.build", { id: readBuildId() })}</span>
        <select aria-label={t("shell.language.label")} className={SELECT}>
          <option lang="en">{t("shell.language.en")}</option>
        </select>
        <ThemeSelect className={SELECT} />
      </div>
    </footer>
  );
}
