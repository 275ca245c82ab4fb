import type { Likeness, ResumeRow } from "@fairlead/contracts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { AlikeLine } from "./alike-line.tsx";
import { toAlikeTitle, toFew, toReasonText } from "./alike-names.ts";
import { useDenyLikeness } from "./use-deny-likeness.ts";

/** What this resume looks like and why, and the way to say that it is somebody else's; as long as this is open, also the way back. */
export function AlikeNotes({ row: { id, looksLike } }: { row: Pick<ResumeRow, "id" | "looksLike"> }) {
  const [denied, setDenied] = useState<readonly Likeness[]>([]);
  const [isAll, setAll] = useState(false);
  const { mutate, isPending } = useDenyLikeness(id);
  const gone = denied.filter(({ resumeId }) => !looksLike.some((other) => other.resumeId === resumeId));
  if (looksLike.length + gone.length === 0) return null;
  const { few, more } = toFew(looksLike, isAll);
  const deny = (other: Likeness, isDenied: boolean) => {
    if (isPending) return;
    setDenied((now) => [...now.filter(({ resumeId }) => resumeId !== other.resumeId), other]);
    mutate({ other, isDenied });
  };
  return (
    <section aria-label={t("resumes.alike.title")} className="mt-3 rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">
      <ul className="flex flex-col gap-2">
        {few.map((other) => (
          <li key={other.resumeId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-52">
              <AlikeLine other={other} />
              <p className="text-sm">{t("resumes.alike.because", { reasons: toReasonText(other) })}</p>
            </div>
            <Button size="small" onClick={() => deny(other, true)}>
              {t("resumes.alike.deny")}
              <span className="sr-only"> {t("resumes.alike.denyAs", { title: toAlikeTitle(other) })}</span>
            </Button>
          </li>
        ))}
        {gone.map((other) => (
          <li key={other.resumeId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p role="status" className="wrap-anywhere min-w-0 flex-1 basis-52 text-sm">
              {t("resumes.alike.denied", { title: toAlikeTitle(other) })}
            </p>
            <Button size="small" autoFocus onClick={() => deny(other, false)}>
              <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("resumes.alike.undo")}
            </Button>
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <Button size="small" className="mt-2" onClick={() => setAll(true)}>
          {t("resumes.alike.all", { count: looksLike.length })}
        </Button>
      )}
    </section>
  );
}
