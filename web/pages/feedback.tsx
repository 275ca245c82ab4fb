import { useState } from "react";
import { FeedbackForm } from "../features/feedback/feedback-form.tsx";
import { SentNote } from "../features/feedback/sent-note.tsx";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Card } from "../ui/card.tsx";
import { Page } from "../ui/page.tsx";

/** Anybody can tell something; who is signed in finds their address filled in. */
export function FeedbackPage() {
  const { user } = useSession();
  const [sent, setSent] = useState<number | null>(null);
  const [isAnother, setAnother] = useState(false);
  const again = () => {
    setSent(null);
    setAnother(true);
  };
  return (
    <Page title={t("feedback.title")} lead={t("feedback.lead")} narrow>
      <Card className="relative overflow-hidden p-5 sm:p-6">
        {sent === null ? (
          <FeedbackForm email={user?.email ?? ""} autoFocus={isAnother} onSent={setSent} />
        ) : (
          <SentNote reference={sent} onAnother={again} />
        )}
      </Card>
    </Page>
  );
}
