import { useMutation, useQuery } from "@tanstack/react-query";
import { toAuthText } from "../../../lib/auth/auth-texts.ts";
import { isEmailConfirmed, sendConfirmation } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";

/** Says that an address is not confirmed yet, and sends the mail once more; nothing where it is, or where nobody knows. */
export function ConfirmationNote({ email }: { email: string }) {
  const { data: isConfirmed } = useQuery({ queryKey: ["isEmailConfirmed", email], queryFn: () => isEmailConfirmed(), staleTime: 0 });
  const again = useMutation({ mutationFn: () => sendConfirmation(), retry: false });
  if (isConfirmed !== false) return null;
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span role="status">{again.isSuccess ? t("profile.email.sent") : t("profile.email.open")}</span>
      {again.isSuccess ? null : (
        <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
          {t("profile.email.resend")}
        </Button>
      )}
      <span role="alert" className="text-danger empty:hidden">
        {again.isError ? t("profile.email.notSent", { text: toAuthText(again.error) }) : null}
      </span>
    </span>
  );
}
