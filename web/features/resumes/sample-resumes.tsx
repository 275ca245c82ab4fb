import { useNavigate } from "react-router";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { toSessionPath } from "./session/session-path.ts";
import { useAddSamples } from "./use-add-samples.ts";

/** With so few resumes of one's own there is not much to see yet. */
export const FEW_RESUMES = 3;

/** A way to see what happens with resumes without files of one's own; leads to them, and says so where they were there already. */
export function SampleResumes({ className }: { className?: string }) {
  const navigate = useNavigate();
  const samples = useAddSamples((sessionId) => void navigate(toSessionPath(sessionId)));
  const failed = samples.error === null ? null : toPlainErrorText(samples.error);
  return (
    <div className={classes("flex flex-wrap items-center gap-x-4 gap-y-2", className)}>
      <Button busy={samples.isPending} onClick={() => samples.mutate()}>
        {t("upload.samples.action")}
      </Button>
      <p className="text-ink-3 text-sm">{t("upload.samples.text")}</p>
      {failed === null ? null : (
        <p role="alert" className="w-full text-danger">
          {failed}
        </p>
      )}
    </div>
  );
}
