import type { ReadingState } from "@fairlead/contracts";
import { Check, CircleAlert } from "lucide-react";
import { t } from "../../lib/t.ts";
import { Chip } from "../../ui/chip.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const ICON = { size: 12, strokeWidth: 2, "aria-hidden": true } as const;

/** How far the server is with a resume. */
export function ReadingChip({ state }: { state: ReadingState }) {
  switch (state) {
    case "queued":
      return <Chip>{t("resumes.state.queued")}</Chip>;
    case "reading":
      return (
        <Chip tone="info" icon={<Spinner size={12} />}>
          {t("resumes.state.reading")}
        </Chip>
      );
    case "ready":
      return (
        <Chip tone="success" icon={<Check {...ICON} />}>
          {t("resumes.state.ready")}
        </Chip>
      );
    case "failed":
      return (
        <Chip tone="danger" icon={<CircleAlert {...ICON} />}>
          {t("resumes.state.failed")}
        </Chip>
      );
  }
}
