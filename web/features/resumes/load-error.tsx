import type { ReactNode } from "react";
import { t } from "../../lib/t.ts";
import { LoadError } from "../../ui/load-error.tsx";

/** A session or a resume that is not there, or could not be fetched. */
export function ResumesLoadError({
  absentTitle,
  action,
  ...rest
}: {
  error: Error;
  onRetry(): void;
  absentTitle: string;
  action?: ReactNode;
}) {
  return <LoadError {...rest} absent={{ title: absentTitle, text: t("resumes.absentText"), action }} />;
}
