import { t } from "../lib/t.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";

/** /sdk-tokens: says what is not there yet. */
export function SdkTokensPage() {
  return (
    <Page title={t("pickers.tokens")} narrow>
      <Card>
        <EmptyState
          title={t("pickers.tokensTitle")}
          text={t("pickers.tokensText")}
          action={<ButtonLink to="/profile">{t("pickers.toProfile")}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
