import { CircleHelp } from "lucide-react";
import { useHelp } from "../lib/help.ts";
import { t } from "../lib/t.ts";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

/** Opens the help centre over whatever is on the screen; in the head of every page and in the foot of every dialog that asks something. */
export function HelpButton({ className }: { className?: string }) {
  const { show } = useHelp();
  return (
    <Button
      variant="ghost"
      aria-label={t("shell.helpCenter")}
      onClick={() => show()}
      className={classes("max-sm:size-8 max-sm:px-0 max-sm:coarse:size-11", className)}
    >
      <CircleHelp size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 sm:hidden" />
      <span className="max-sm:hidden">{t("shell.help")}</span>
    </Button>
  );
}
