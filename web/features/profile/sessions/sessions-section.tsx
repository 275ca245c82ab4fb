import type { SignIn } from "@fairlead/contracts";
import { Monitor } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toErrorText } from "../../../lib/error-text.ts";
import { formatAgo, formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { EndAllDialog } from "./end-all-dialog.tsx";
import { useEndSignIns, useSignIns } from "./use-sign-ins.ts";

const toAgent = ({ agent }: Pick<SignIn, "agent">) => agent ?? t("profile.sessions.unknown");

/** Browsers that are signed in; this one first. */
export function SessionsSection() {
  const signIns = useSignIns();
  const end = useEndSignIns();
  const [said, setSaid] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (said !== "") status.current?.focus();
  }, [said]);
  const [asksAll, setAsksAll] = useState(false);
  const endOne = (signIn: SignIn) =>
    end.mutate(signIn.id, { onSuccess: () => setSaid(t("profile.sessions.ended", { agent: toAgent(signIn) })) });
  const endOthers = () => end.mutate(null, { onSuccess: ({ ended }) => setSaid(t("profile.sessions.othersEnded", { count: ended })) });
  return (
    <Section id="sessions" lead={t("profile.sessions.text")}>
      <Loaded query={signIns} lines={2}>
        {({ items }) => {
          const others = items.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <ul>
                {[...items.filter(({ isCurrent }) => isCurrent), ...others].map((signIn) => (
                  <SignInRow
                    key={signIn.id}
                    signIn={signIn}
                    isBusy={end.isPending && end.variables === signIn.id}
                    onEnd={() => endOne(signIn)}
                  />
                ))}
              </ul>
              {others.length === 0 ? <p className="text-ink-3">{t("profile.sessions.none")}</p> : null}
              <div className="mt-4 flex flex-wrap gap-2">
                {others.length === 0 ? null : (
                  <Button busy={end.isPending && end.variables === null} onClick={endOthers}>
                    {t("profile.sessions.endOthers")}
                  </Button>
                )}
                <Button onClick={() => setAsksAll(true)}>{t("profile.sessions.endAll")}</Button>
              </div>
            </>
          );
        }}
      </Loaded>
      <p ref={status} role="status" tabIndex={-1} className="mt-3 text-success outline-none empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {end.error === null ? null : toErrorText(end.error)}
      </p>
      <EndAllDialog open={asksAll} onOpenChange={setAsksAll} />
    </Section>
  );
}

function SignInRow({ signIn, isBusy, onEnd }: { signIn: SignIn; isBusy: boolean; onEnd(): void }) {
  const { isCurrent, network, createdAt, lastSeenAt } = signIn;
  const agent = toAgent(signIn);
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 first:border-t-0 first:pt-0">
      <Monitor size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-book">
          {agent}
          {isCurrent ? <Chip tone="match">{t("profile.sessions.this")}</Chip> : null}
        </p>
        <p className="text-ink-3 text-sm" title={formatMoment(lastSeenAt)}>
          {t("profile.sessions.since", { since: formatAgo(createdAt), seen: formatAgo(lastSeenAt) })}
          {network === null ? null : <span className="block">{t("profile.sessions.at", { network })}</span>}
        </p>
      </div>
      {isCurrent ? null : (
        <Button size="small" busy={isBusy} aria-label={t("profile.sessions.endOf", { agent })} onClick={onEnd}>
          {t("profile.sessions.end")}
        </Button>
      )}
    </li>
  );
}
