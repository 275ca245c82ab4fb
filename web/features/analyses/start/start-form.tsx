import type { UploadSession } from "@fairlead/contracts";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { toErrorText } from "../../../lib/error-text.ts";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useStartAnalysis } from "../use-start-analysis.ts";
import { countResumes, isUseful, toLeftOut } from "./session-counts.ts";

type Props = { jobId: string; sessions: readonly UploadSession[]; blind: boolean; only: string | null; onStarted?(): void };

/** Which uploads to match with the job. Everything with a readable resume is chosen beforehand, or `only` one session. */
export function StartForm({ jobId, sessions, blind, only, onStarted }: Props) {
  const [left, setLeft] = useState(() => toLeftOut(sessions, only));
  const start = useStartAnalysis(jobId);
  const chosen = sessions.filter((session) => isUseful(session) && !left.has(session.id));
  const { ready, waiting } = countResumes(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !start.isPending)
      start.mutate(
        chosen.map(({ id }) => id),
        { onSuccess: () => onStarted?.() },
      );
  };
  const toggle = (id: string) => setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="font-medium">{t("analyses.start.sessions")}</legend>
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">
          {sessions.map((session) => (
            <li key={session.id} className="px-3 py-2.5">
              <Checkbox
                className="w-full"
                checked={isUseful(session) && !left.has(session.id)}
                disabled={!isUseful(session)}
                onChange={() => toggle(session.id)}
                label={<SessionLabel session={session} />}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="text-ink-2">
        {t(blind ? "analyses.start.blindOn" : "analyses.start.blindOff")}{" "}
        <Link to="/profile#settings" className="text-ink-2 underline underline-offset-2 hover:text-ink">
          {t("analyses.start.settings")}
        </Link>
      </p>
      {start.error === null ? null : <StartError error={start.error} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="large" busy={start.isPending} disabled={chosen.length === 0}>
          {t("analyses.start.button", { count: ready + waiting })}
        </Button>
        {waiting === 0 ? null : <span className="text-ink-3">{t("analyses.start.waiting", { count: waiting })}</span>}
      </div>
    </form>
  );
}

function SessionLabel({ session: { name, createdAt, counts } }: { session: UploadSession }) {
  const waiting = counts.queued + counts.reading;
  const parts = [
    t("analyses.start.ready", { count: counts.ready }),
    waiting > 0 ? t("analyses.start.queued", { count: waiting }) : null,
    counts.failed > 0 ? t("analyses.start.failed", { count: counts.failed }) : null,
    formatAgo(createdAt),
  ];
  return (
    <>
      <span className="wrap-anywhere block font-book">{name}</span>
      <span className="figures block text-ink-3">{parts.filter((part) => part !== null).join(" · ")}</span>
    </>
  );
}

export function StartError({ error }: { error: Error }) {
  return (
    <p role="alert" className="text-danger">
      {toErrorText(error)}
    </p>
  );
}
