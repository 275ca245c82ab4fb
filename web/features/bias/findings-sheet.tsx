import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { Shown } from "./findings.ts";
import { Side } from "./side.tsx";
import type { Workbench } from "./use-workbench.ts";

const CLOSED_MS = 60;

/** Phones: the findings come up from the bottom; the handle says how many there are. */
export function FindingsSheet({ bench }: { bench: Workbench }) {
  const [open, setOpen] = useState(false);
  const show = (finding: Shown) => {
    setOpen(false);
    // The sheet gives the focus back first.
    setTimeout(() => bench.openCard(finding), CLOSED_MS);
  };
  return (
    <div className="sticky inset-x-0 bottom-0 z-20 -mx-4 mt-4 border-line border-t bg-surface sm:-mx-6 md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 sm:px-6"
      >
        <span className="flex-1 text-start font-medium">{t("bias.sheet.handle", { count: bench.allOpen.length })}</span>
        <span className="figures text-ink-2">{t("bias.sheet.score", { score: Math.round(bench.report.score) })}</span>
        <ChevronUp size={20} aria-hidden="true" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t("bias.page.result", { count: bench.allOpen.length })}>
        <div className="-mx-6 -mb-5">
          <Side bench={bench} onOpen={show} />
        </div>
      </Dialog>
    </div>
  );
}
