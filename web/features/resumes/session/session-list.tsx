import type { UploadSession } from "@fairlead/contracts";
import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { t } from "../../../lib/t.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Field, Select } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useUploads } from "../upload/uploads.ts";
import { useUploadSessions } from "../use-upload-sessions.ts";
import { toSessionLine, withUnsent } from "./session-counts.ts";
import { NEW, toSessionPath } from "./session-path.ts";

const SHAPES = ["a", "b", "c"];

/** The sessions beside the work; on small screens a field to choose from. */
export function SessionList({ current }: { current: string | null }) {
  const { data, error, refetch } = useUploadSessions();
  const { items } = useUploads();
  const sessions = data?.items;
  if (sessions?.length === 0) return null;
  return (
    <nav aria-label={t("upload.sessions")} className="min-w-0">
      <SmallList sessions={sessions ?? []} current={current} />
      <div className="hidden md:block">
        <div className="mb-2 flex items-center justify-between gap-2">
          <h2>{t("upload.sessions")}</h2>
          <NewLink />
        </div>
        {error === null || data !== undefined ? null : (
          <p className="text-ink-2">
            {t("upload.sessionsFailed")}{" "}
            <button type="button" className="underline" onClick={() => void refetch()}>
              {t("ui.tryAgain")}
            </button>
          </p>
        )}
        {sessions === undefined && error === null ? (
          <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
            {SHAPES.map((key) => (
              <Skeleton key={key} className="mb-2 h-13" />
            ))}
          </div>
        ) : null}
        <ul className="-mx-2 flex flex-col gap-0.5">
          {sessions?.map((session) => (
            <SessionItem key={session.id} session={withUnsent(session, items)} isCurrent={session.id === current} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function NewLink() {
  return (
    <ButtonLink to={toSessionPath(NEW)} variant="ghost" size="small" className="-me-2.5">
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("upload.newSession")}
    </ButtonLink>
  );
}

function SessionItem({ session, isCurrent }: { session: UploadSession; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={toSessionPath(session.id)}
        aria-current={isCurrent ? "page" : undefined}
        className={classes("block rounded-control px-3 py-2 text-ink no-underline", isCurrent ? "bg-selected" : "hover:bg-sunken")}
      >
        <span className={classes("block truncate", isCurrent && "font-book")}>{session.name}</span>
        <span className={classes("figures block text-xs", isCurrent ? "text-ink-2" : "text-ink-3")}>{toSessionLine(session)}</span>
      </Link>
    </li>
  );
}

function SmallList({ sessions, current }: { sessions: readonly UploadSession[]; current: string | null }) {
  const navigate = useNavigate();
  return (
    <div className="flex items-end gap-2 md:hidden">
      <Field label={t("upload.session")} className="min-w-0 flex-1">
        <Select value={current ?? NEW} onChange={({ target }) => void navigate(toSessionPath(target.value))}>
          <option value={NEW}>{t("upload.newSession")}</option>
          {sessions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <NewLink />
    </div>
  );
}
