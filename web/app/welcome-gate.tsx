import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useSession } from "../lib/session.ts";
import { endTutorial, useHasSeenTutorial } from "../lib/tutorial.ts";
import { GUARDED } from "./guarded.ts";

const Welcome = lazy(() => import("../features/welcome/welcome.tsx").then((m) => ({ default: m.Welcome })));

const isDialogOpen = () => document.querySelector("[role=dialog][data-state=open]") !== null;

/** Greets whoever has not been greeted, on every page, but not over a sign-in form or another dialog: then right after. */
export function WelcomeGate({ isFree }: { isFree: boolean }) {
  const hasSeen = useHasSeenTutorial();
  const { user, loading } = useSession();
  const { pathname } = useLocation();
  const isGuarded = useMatches().some(({ handle }) => handle === GUARDED);
  const isSigningIn = pathname === "/auth" || (isGuarded && user === null);
  return hasSeen || loading || isSigningIn || !isFree ? null : <WhenFree />;
}

function WhenFree() {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (!isDialogOpen()) return setIsFree(true);
    // Dialogs of pages stand at the end of the body while they are open.
    const watch = new MutationObserver(() => {
      if (isDialogOpen()) return;
      watch.disconnect();
      setIsFree(true);
    });
    watch.observe(document.body, { childList: true });
    return () => watch.disconnect();
  }, []);
  return isFree ? (
    <Suspense>
      <Welcome onClose={endTutorial} />
    </Suspense>
  ) : null;
}
