import type { UploadSession } from "@fairlead/contracts";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useRenameSession } from "../use-rename-session.ts";
import { DeleteSessionDialog } from "./delete-session-dialog.tsx";
import { RenameField } from "./rename-field.tsx";
import { NEW, toSessionPath } from "./session-path.ts";

/** Name of the open session, and what can be done with the whole of it. */
export function SessionHeader({ session }: { session: UploadSession }) {
  const [asks, setAsks] = useState<"rename" | "delete" | null>(null);
  const rename = useRenameSession();
  const navigate = useNavigate();
  const close = () => setAsks(null);
  return (
    <div className="mb-3 flex min-h-11 items-center gap-1">
      {asks === "rename" ? (
        <RenameField
          name={session.name}
          onCancel={close}
          onSave={(to) => {
            close();
            if (to !== session.name) rename({ id: session.id, from: session.name, to });
          }}
        />
      ) : (
        <>
          <div className="min-w-0">
            <h2 className="truncate">{session.name}</h2>
            <p className="figures text-ink-3 text-sm">
              <time dateTime={session.createdAt}>{formatMoment(session.createdAt)}</time>
            </p>
          </div>
          <IconButton label={t("upload.rename.action")} onClick={() => setAsks("rename")} className="ms-2 shrink-0">
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={t("upload.delete.action")} onClick={() => setAsks("delete")} className="shrink-0">
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {asks === "delete" ? (
        <DeleteSessionDialog session={session} onClose={close} onDeleted={() => void navigate(toSessionPath(NEW), { replace: true })} />
      ) : null}
    </div>
  );
}
