import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useHelp } from "../lib/help.ts";
import { closeOverlay, type Overlay, openOverlay, useOverlay } from "../lib/overlay.ts";
import { t } from "../lib/t.ts";
import { toast } from "../ui/toast-store.ts";
import { loadPalette } from "./load-ahead.ts";
import { useShellKeys } from "./use-shell-keys.ts";
import { useSignOut } from "./use-sign-out.ts";
import { WelcomeGate } from "./welcome-gate.tsx";

type Opened = { open: boolean; onOpenChange(open: boolean): void };
type Load<P> = () => Promise<ComponentType<P>>;

const loadHelp: Load<Opened> = () => import("../features/help/help-center.tsx").then((m) => m.HelpCenter);
const loadShortcuts: Load<Opened> = () => import("../features/help/shortcuts-dialog.tsx").then((m) => m.ShortcutsDialog);
const loadCommands: Load<Opened & { onSignOut(): void }> = () => loadPalette().then((m) => m.CommandPalette);
const loadAuth: Load<Opened & { onDone(): void }> = () => import("../features/accounts/auth-dialog.tsx").then((m) => m.AuthDialog);

/** What may lie over any page, and the keys of every page. The code of each comes when it is first asked for. */
export function Overlays() {
  useShellKeys();
  const shown = useOverlay();
  const help = useHelp();
  const navigate = useNavigate();
  const leave = useSignOut();
  const toOpened = (name: Overlay): Opened => ({
    open: shown === name,
    onOpenChange: (open) => (open ? openOverlay(name) : closeOverlay()),
  });
  return (
    <>
      <Part load={loadHelp} open={help.isOpen} onOpenChange={(open) => (open ? help.show() : help.close())} />
      <Part load={loadShortcuts} {...toOpened("shortcuts")} />
      <Part load={loadCommands} {...toOpened("palette")} onSignOut={() => void leave()} />
      <Part load={loadAuth} {...toOpened("auth")} onDone={() => void navigate("/upload")} />
      <WelcomeGate isFree={shown === null && !help.isOpen} />
    </>
  );
}

/** From its first opening on it stays, so that closing can give the focus back. Code that does not arrive is told, and can be asked for again. */
function Part<P extends Opened>({ load, ...props }: P & { load: Load<P> }) {
  const { open, onOpenChange } = props;
  const [Content, setContent] = useState<ComponentType<P> | null>(null);
  const giveUp = useRef(onOpenChange);
  giveUp.current = onOpenChange;
  const isAsked = open && Content === null;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    load().then(
      (found) => isWanted && setContent(() => found),
      () => {
        if (!isWanted) return;
        toast({ title: t("shell.notLoaded"), text: t("errors.offline"), variant: "destructive" });
        giveUp.current(false);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, load]);
  return Content === null ? null : <Content {...(props as unknown as P)} />;
}
