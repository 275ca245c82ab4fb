import type { Likeness } from "@fairlead/contracts";
import { Copy } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../../lib/t.ts";
import { toAlikeTitle, toFew, toReasonText } from "./alike-names.ts";
import { toResumePath } from "./resume-path.ts";

/** A line for each resume that this one looks like; of many only the first. */
export function AlikeLines({ looksLike }: { looksLike: readonly Likeness[] }) {
  const { few, more } = toFew(looksLike);
  return (
    <>
      {few.map((other) => (
        <AlikeLine key={other.resumeId} other={other} />
      ))}
      {more === 0 ? null : <p className="figures text-ink-3 text-sm">{t("resumes.alike.more", { count: more })}</p>}
    </>
  );
}

/** "Looks like Candidate 7", leading to the other one. */
export function AlikeLine({ other }: { other: Likeness }) {
  return (
    <p className="wrap-anywhere text-sm" title={toReasonText(other)}>
      <Copy size={14} strokeWidth={1.75} aria-hidden="true" className="me-1.5 inline text-brass align-[-2px]" />
      {t("resumes.alike.looksLike")}{" "}
      <Link to={toResumePath(other.resumeId)} className="underline underline-offset-2">
        {toAlikeTitle(other)}
      </Link>
    </p>
  );
}
