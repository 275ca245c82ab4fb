import type { ReactNode } from "react";
import type { User } from "../../../lib/session.ts";
import { Switch } from "../../../ui/switch.tsx";
import { SaveMark } from "../save-mark.tsx";
import { useSetting } from "./use-setting.ts";

type OnOff = "blindReview" | "singleKeyShortcuts" | "reducedMotion";
type SettingSwitchProps = { user: User; setting: OnOff; label: ReactNode; hint: ReactNode };

export function SettingSwitch({ user, setting, label, hint }: SettingSwitchProps) {
  const { value, save } = useSetting(user, setting);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="max-w-[56ch]">
        <Switch checked={value} onChange={(on) => save.mutate(on)} label={label} hint={hint} />
      </div>
      <SaveMark state={save} />
    </div>
  );
}
