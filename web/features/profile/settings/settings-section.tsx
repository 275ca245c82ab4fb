import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { setTheme, useTheme } from "../../../lib/theme.ts";
import { Section } from "../section.tsx";
import { SettingSelect } from "./setting-select.tsx";
import { SettingSwitch } from "./setting-switch.tsx";

const THEMES = ["system", "light", "dark"] as const;
const DENSITIES = ["comfortable", "compact"] as const;

/** How somebody likes to work. Each setting saves at once and alone. */
export function SettingsSection({ user }: { user: User }) {
  const theme = useTheme();
  return (
    <Section id="settings">
      <div className="flex flex-col gap-5">
        <SettingSwitch user={user} setting="blindReview" label={t("profile.blind")} hint={t("profile.blindHint")} />
        <SettingSwitch user={user} setting="singleKeyShortcuts" label={t("profile.keys")} hint={t("profile.keysHint")} />
        <SettingSwitch user={user} setting="reducedMotion" label={t("profile.motion")} hint={t("profile.motionHint")} />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <SettingSelect
            user={user}
            setting="theme"
            label={t("profile.theme")}
            options={THEMES.map((value) => ({ value, label: t(`profile.theme.${value}`) }))}
            here={theme}
            onChange={setTheme}
          />
          <SettingSelect
            user={user}
            setting="density"
            label={t("profile.density")}
            options={DENSITIES.map((value) => ({ value, label: t(`profile.density.${value}`) }))}
          />
          <SettingSelect
            user={user}
            setting="language"
            label={t("profile.language")}
            options={[{ value: "en", label: t("profile.language.en") }]}
          />
        </div>
      </div>
    </Section>
  );
}
