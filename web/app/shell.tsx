import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { openOverlay } from "../lib/overlay.ts";
import { t } from "../lib/t.ts";
import { toastStore } from "../ui/toast-store.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { loadToaster } from "./messengers.ts";

/** A part whose code does not arrive is left out: the page works without it. */
const part = (load: () => Promise<() => React.ReactNode>) =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: () => null }),
    ),
  );
const Toaster = part(() => loadToaster().then((m) => m.Toaster));
const Overlays = part(() => import("./overlays.tsx").then((m) => m.Overlays));
const hasToasts = () => toastStore.read().length > 0;

/** Ctrl K counts from the first moment on, before the code of what it opens is here. */
function usePaletteKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openOverlay("palette");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Header, page, footer, what lies over them, toasts. A change of page moves the focus to the new content. */
export function Shell() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const toasting = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  usePaletteKey();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (how !== "POP") scrollTo(0, 0);
  }, [pathname, how]);

  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page; the router must not see it as a path. */}
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed start-4 top-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-medium text-on-primary focus:translate-y-0 print:hidden"
      >
        {t("shell.skip")}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
      {isDrawn ? (
        <Suspense>
          <Overlays />
        </Suspense>
      ) : null}
      {toasting ? (
        <Suspense>
          <Toaster />
        </Suspense>
      ) : null}
    </div>
  );
}
