import { useState } from "react";
import { Link } from "react-router";
import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Part, Section } from "../section.tsx";
import { AccountCopy } from "./account-copy.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { OneCandidate } from "./one-candidate.tsx";

const KEPT = ["profile.privacy.keptUploads", "profile.privacy.keptAccount", "profile.privacy.keptSignIns"] as const;

/** What is kept and where it goes; a copy of it, and how it is removed. */
export function PrivacySection({ user }: { user: User }) {
  const [asksDelete, setAsksDelete] = useState(false);
  return (
    <Section id="privacy">
      <Part title={t("profile.privacy.kept")}>
        <ul className="flex max-w-[64ch] list-disc flex-col gap-1 ps-5 text-ink-2">
          {KEPT.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t("profile.privacy.leaves")} text={t("profile.privacy.leavesText")}>
        <Link to="/privacy-policy" className="text-primary underline coarse:py-3">
          {t("profile.privacy.policy")}
        </Link>
      </Part>
      <AccountCopy />
      <OneCandidate isBlind={user.settings.blindReview} />
      <Part title={t("profile.delete.title")} text={t("profile.delete.text")}>
        <Button variant="danger" onClick={() => setAsksDelete(true)}>
          {t("profile.delete.action")}
        </Button>
      </Part>
      {asksDelete ? <DeleteAccountDialog user={user} onClose={() => setAsksDelete(false)} /> : null}
    </Section>
  );
}
