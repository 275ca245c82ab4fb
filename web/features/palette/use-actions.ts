import { useQueryClient } from "@tanstack/react-query";
import { ChartNoAxesColumn, CircleHelp, EyeOff, FilePlus, LogOut, type LucideIcon, SunMoon, Upload } from "lucide-react";
import { client } from "../../lib/api.ts";
import { useHelp } from "../../lib/help.ts";
import { updateUser, useSession } from "../../lib/session.ts";
import { type MessageKey, t } from "../../lib/t.ts";
import { toggleTheme } from "../../lib/theme.ts";
import { toast } from "../../ui/toast-store.ts";
import type { Entry } from "./entries.ts";

const toAction = (label: MessageKey, about: MessageKey, Icon: LucideIcon, does: Pick<Entry, "to" | "run">): Entry => ({
  id: label,
  group: "actions",
  label: t(label),
  words: t(about),
  Icon,
  ...does,
});

/** What can be done from anywhere. */
export function useActions(onSignOut: () => void): Entry[] {
  const { user } = useSession();
  const { show } = useHelp();
  const toggleBlind = useBlindToggle();
  const ofAll = [
    toAction("palette.do.theme", "palette.aboutDo.theme", SunMoon, { run: toggleTheme }),
    toAction("palette.do.help", "palette.aboutDo.help", CircleHelp, { run: () => show() }),
  ];
  if (user === null) return ofAll;
  return [
    toAction("palette.do.newJob", "palette.aboutDo.newJob", FilePlus, { to: "/job-description" }),
    toAction("palette.do.upload", "palette.aboutDo.upload", Upload, { to: "/upload" }),
    toAction("palette.do.analysis", "palette.aboutDo.analysis", ChartNoAxesColumn, { to: "/analysis" }),
    ...ofAll.slice(0, 1),
    toAction("palette.do.blind", "palette.aboutDo.blind", EyeOff, { run: () => void toggleBlind() }),
    ...ofAll.slice(1),
    toAction("palette.do.signOut", "palette.aboutDo.signOut", LogOut, { run: onSignOut }),
  ];
}

/** Blind review decides what every answer holds, so everything held is asked for again. */
function useBlindToggle() {
  const queries = useQueryClient();
  const { user } = useSession();
  return async () => {
    if (user === null) return;
    const blindReview = !user.settings.blindReview;
    try {
      updateUser(await client.updateSettings({ body: { blindReview } }));
      toast({ title: t(blindReview ? "palette.blindOn" : "palette.blindOff"), variant: "success" });
    } catch {
      return toast({ title: t("palette.blindFailed"), variant: "destructive" });
    }
    await queries.resetQueries();
  };
}
