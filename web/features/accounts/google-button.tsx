import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";

type GoogleButtonProps = { isBusy: boolean; onPress(): void };

/** The other way in, and the word that stands between the two. */
export function GoogleButton({ isBusy, onPress }: GoogleButtonProps) {
  return (
    <>
      <Button size="large" busy={isBusy} onClick={onPress}>
        {isBusy ? null : <GoogleMark />}
        {t("auth.google.continue")}
      </Button>
      <div className="flex items-center gap-3 text-ink-3 text-sm">
        <span className="h-px flex-1 bg-line" />
        {t("auth.or")}
        <span className="h-px flex-1 bg-line" />
      </div>
    </>
  );
}

/** Google's own colours, as its rules for such buttons ask. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86a5.36 5.36 0 0 1-5.04-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3-2.33Z" />
      <path fill="#EA4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3 2.33A5.36 5.36 0 0 1 9 3.58Z" />
    </svg>
  );
}
