import { useState } from "react";
import { client } from "../../../lib/api.ts";
import { formatDay, formatMoment } from "../../../lib/format.ts";
import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { MailAddress } from "../../../ui/mail-address.tsx";
import { Section } from "../section.tsx";
import { ConfirmationNote } from "./confirmation-note.tsx";
import { type EmailChange, EmailForm } from "./email-form.tsx";
import { FactRow } from "./fact-row.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm, type StrengthView } from "./password-form.tsx";
import { useAccountChange } from "./use-account-change.ts";
import { useChangePassword } from "./use-change-password.ts";

type Named = { user: User; name: string; initials: string };
type AccountSectionProps = Named & { strength: StrengthView };
type Editable = "name" | "email" | "password";

/** Who this is, and what they can change about it; one form at a time. */
export function AccountSection({ user, name, initials, strength }: AccountSectionProps) {
  const [open, setOpen] = useState<Editable | null>(null);
  const rename = useAccountChange((displayName: string) => client.changeName({ body: { displayName } }));
  const readdress = useAccountChange(({ email, password }: EmailChange) =>
    client.changeEmail({ body: password === undefined ? { email } : { email, password } }),
  );
  const repass = useChangePassword();
  const hasPassword = user.provider === "password";
  const row = (what: Editable, change: { reset(): void }) => ({
    isOpen: open === what,
    onOpen: (isOpen: boolean) => {
      if (isOpen) change.reset();
      setOpen(isOpen ? what : null);
    },
  });
  return (
    <Section id="account">
      <Photo user={user} name={name} initials={initials} />
      <div className="mt-4">
        <FactRow
          name={t("profile.name")}
          value={name}
          state={rename}
          {...row("name", rename)}
          form={(close) => <NameForm user={user} change={rename} onClose={close} />}
        />
        <FactRow
          name={t("profile.email")}
          value={<MailAddress>{user.email}</MailAddress>}
          state={readdress}
          {...(hasPassword
            ? {
                ...row("email", readdress),
                note: <ConfirmationNote email={user.email} />,
                form: (close: () => void) => <EmailForm user={user} change={readdress} onClose={close} />,
              }
            : { note: t("profile.email.google") })}
        />
        <FactRow
          name={t("profile.password")}
          value={<span className="text-ink-2">{hasPassword ? t("profile.password.hidden") : t("profile.password.set")}</span>}
          state={repass}
          saved={t("profile.password.saved")}
          {...row("password", repass)}
          form={(close) => <PasswordForm user={user} change={repass} strength={strength} onClose={close} />}
        />
        <FactRow name={t("profile.signInWith")} value={t(`profile.provider.${user.provider}`)} />
        <FactRow
          name={t("profile.memberSince")}
          value={
            <time dateTime={user.metadata.creationTime} title={formatMoment(user.metadata.creationTime)}>
              {formatDay(user.metadata.creationTime)}
            </time>
          }
        />
      </div>
    </Section>
  );
}

function Photo({ user: { photoURL, email }, name, initials }: Named) {
  const [isBroken, setBroken] = useState(false);
  const round = "size-14 shrink-0 rounded-full";
  return (
    <div className="flex items-center gap-4">
      {photoURL === null || isBroken ? (
        <span
          aria-hidden="true"
          className={`${round} inline-grid place-items-center bg-primary-soft font-semibold text-lg text-on-primary-soft`}
        >
          {initials}
        </span>
      ) : (
        <img
          src={photoURL}
          alt={t("profile.photo", { name })}
          onError={() => setBroken(true)}
          referrerPolicy="no-referrer"
          className={`${round} object-cover`}
        />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg">{name}</p>
        <p className="wrap-anywhere text-ink-2">
          <MailAddress>{email}</MailAddress>
        </p>
      </div>
    </div>
  );
}
