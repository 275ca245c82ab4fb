import { toDisplayName, toInitials } from "../features/accounts/display-name.ts";
import { StrengthMeter } from "../features/accounts/strength-meter.tsx";
import { AccountSection } from "../features/profile/account/account-section.tsx";
import { ActivitySection } from "../features/profile/activity/activity-section.tsx";
import { PrivacySection } from "../features/profile/privacy/privacy-section.tsx";
import { SectionNav } from "../features/profile/section-nav.tsx";
import { SessionsSection } from "../features/profile/sessions/sessions-section.tsx";
import { SettingsSection } from "../features/profile/settings/settings-section.tsx";
import { UsageSection } from "../features/profile/usage/usage-section.tsx";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Page } from "../ui/page.tsx";

/** Who is signed in, how they like to work, what they hold, and how it is removed. */
export function ProfilePage() {
  const { user } = useSession();
  if (user === null) return null;
  const name = toDisplayName(user);
  return (
    <Page title={t("profile.title")}>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[184px_minmax(0,760px)]">
        <SectionNav />
        <div className="flex min-w-0 flex-col gap-4">
          <AccountSection
            user={user}
            name={name}
            initials={toInitials(name)}
            strength={(password, minPassword) => <StrengthMeter password={password} minPassword={minPassword} />}
          />
          <SettingsSection user={user} />
          <UsageSection />
          <SessionsSection />
          <PrivacySection user={user} />
          <ActivitySection />
        </div>
      </div>
    </Page>
  );
}
