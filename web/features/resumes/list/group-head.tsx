import { ChevronDown, ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/t.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DeleteSessionDialog } from "../session/delete-session-dialog.tsx";
import { toSessionLine } from "../session/session-counts.ts";
import { toSessionPath } from "../session/session-path.ts";
import type { ResumeGroup } from "./groups.ts";

type GroupHeadProps = { group: ResumeGroup; columns: number; isOpen: boolean; onToggle(): void };

/** The session above its resumes, and what can be done with the whole of it. */
export function GroupHead({ group: { session, sessionId }, columns, isOpen, onToggle }: GroupHeadProps) {
  const [asksDelete, setAsksDelete] = useState(false);
  const name = session?.name ?? t("resumes.session");
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr className="bg-bg max-md:block">
      <th colSpan={columns} scope="rowgroup" className="px-4 py-1.5 text-start font-normal max-md:block">
        <div className="flex items-center gap-1">
          <IconButton
            label={t(isOpen ? "resumes.collapse" : "resumes.expand", { name })}
            aria-expanded={isOpen}
            onClick={onToggle}
            className="-ms-2 shrink-0"
          >
            <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <Link to={toSessionPath(sessionId)} className="truncate font-book text-ink no-underline hover:underline">
              {name}
            </Link>
            {session === null ? null : <span className="figures text-ink-3 text-sm">{toSessionLine(session)}</span>}
          </p>
          {session === null ? null : (
            <IconButton label={t("resumes.deleteSession", { name })} onClick={() => setAsksDelete(true)} className="-me-2 shrink-0">
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {asksDelete && session !== null ? <DeleteSessionDialog session={session} onClose={() => setAsksDelete(false)} /> : null}
      </th>
    </tr>
  );
}
