import { PRIVACY, TERMS } from "../content/policies.ts";
import { PolicyPage } from "../features/policies/policy-page.tsx";
import { t } from "../lib/t.ts";

export function PrivacyPolicyPage() {
  return <PolicyPage title={t("policies.privacy.title")} lead={t("policies.privacy.lead")} sections={PRIVACY} />;
}

export function TermsOfServicePage() {
  return <PolicyPage title={t("policies.terms.title")} lead={t("policies.terms.lead")} sections={TERMS} />;
}
