import { PRODUCT } from "@fairlead/contracts";
import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useModKey } from "../lib/mod-key.ts";
import { openOverlay } from "../lib/overlay.ts";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { HelpButton } from "../ui/help-button.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { Logo } from "../ui/logo.tsx";
import { NavLinks } from "./nav-links.tsx";

const AccountMenus = lazy(() => import("./account-menus.tsx").then((m) => ({ default: m.AccountMenus })));

/** Brand, the way around, and who is signed in. */
export function Header() {
  const { user, loading } = useSession();
  const isStranger = !loading && user === null;
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-surface px-4 max-sm:gap-1 max-[340px]:px-2 sm:px-6 print:hidden">
      <Link
        to="/"
        className="flex items-center gap-2.5 rounded-nav font-semibold font-serif text-[19px] text-ink tracking-[-0.01em] no-underline coarse:min-h-11"
      >
        <Logo />
        <span className={isStranger ? "max-[380px]:sr-only" : undefined}>{PRODUCT.name}</span>
      </Link>
      {user === null ? null : <NavLinks className="ms-4 hidden md:flex" />}
      <div className="flex-1" />
      <SearchButton className={user === null ? "max-md:hidden" : undefined} />
      <HelpButton />
      {loading ? <WaitingMark /> : null}
      {isStranger ? <SignInButtons /> : null}
      {user === null ? null : (
        <Suspense fallback={<WaitingMark />}>
          <AccountMenus user={user} />
        </Suspense>
      )}
    </header>
  );
}

const WaitingMark = () => <div aria-hidden="true" className="size-8 rounded-full bg-sunken" />;

/** Looks like a field and opens the palette; an icon on phones. */
function SearchButton({ className }: { className?: string | undefined }) {
  const mod = useModKey();
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openOverlay("palette")}
      className={classes(
        "inline-flex h-8 items-center gap-2 rounded-control border border-line bg-bg px-2.5 text-ink-2 transition-colors duration-120 hover:border-line-strong hover:text-ink max-sm:w-8 max-sm:justify-center max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 coarse:h-11 max-sm:coarse:w-11",
        className,
      )}
    >
      <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-sm:size-5" />
      <span className="max-sm:sr-only">{t("shell.search")}</span>
      <span aria-hidden="true" className="ms-2 max-lg:hidden">
        <Kbd>{`${mod} K`}</Kbd>
      </span>
    </button>
  );
}

/** Both open the same dialog, which begins with the login; on the page that holds the form already they lead into it. */
function SignInButtons() {
  const { pathname } = useLocation();
  const open = () => {
    if (pathname === "/auth") document.querySelector<HTMLInputElement>("main input")?.focus();
    else openOverlay("auth");
  };
  return (
    <>
      <Button variant="ghost" onClick={open}>
        {t("shell.signIn")}
      </Button>
      <Button variant="primary" onClick={open}>
        {t("shell.getStarted")}
      </Button>
    </>
  );
}
