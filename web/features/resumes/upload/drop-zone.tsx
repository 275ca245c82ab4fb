import { LIMITS } from "@fairlead/contracts/limits";
import { FileUp } from "lucide-react";
import { useId } from "react";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { Kbd } from "../../../ui/kbd.tsx";
import { Rich } from "../../../ui/rich.tsx";

type DropZoneProps = { isLarge: boolean; onChoose(): void };

/** Where files go; a press anywhere on it opens the chooser. */
export function DropZone({ isLarge, onChoose }: DropZoneProps) {
  const id = useId();
  const limits = { mb: LIMITS.fileBytes / 1024 ** 2, files: LIMITS.filesPerUpload };
  return (
    <div
      className={classes(
        "relative flex items-center gap-4 rounded-card border border-line-strong border-dashed bg-surface transition-colors duration-120 hover:border-primary hover:bg-selected has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2",
        isLarge ? "flex-col justify-center px-6 py-12 text-center" : "px-5 py-4",
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <button
          type="button"
          onClick={onChoose}
          aria-describedby={id}
          className={classes("after:absolute after:inset-0 focus-visible:outline-none", isLarge ? "text-lg" : "text-start")}
        >
          <Rich
            text={t("upload.drop.title")}
            parts={{ choose: (words) => <span className="font-medium text-primary underline underline-offset-4">{words}</span> }}
          />
        </button>
        <p id={id} className="mt-0.5 text-ink-3 text-sm">
          {t("upload.drop.hint", limits)}
        </p>
      </div>
      <span aria-hidden="true" className={classes("text-ink-3 text-sm max-md:hidden", !isLarge && "ms-auto")}>
        <Kbd>U</Kbd>
      </span>
    </div>
  );
}

/** Over the whole window while files hang over it. */
export function DropOverlay({ name }: { name: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-fade place-items-center bg-scrim p-6">
      <p className="rounded-dialog border-2 border-primary border-dashed bg-surface px-8 py-6 font-serif text-ink text-xl shadow-over">
        {t("upload.drop.overlay", { name })}
      </p>
    </div>
  );
}
