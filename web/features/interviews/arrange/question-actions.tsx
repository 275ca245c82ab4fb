import type { Question } from "@fairlead/contracts";
import { ArrowDown, ArrowUp, EyeOff, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { withMoved } from "./changes.ts";
import { type Arranging, stayAt, tell } from "./use-arrange.ts";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
type Props = { no: number; question: Question; arranging: Arranging; onEdit(): void };

/** What can be done with a question; the names hold its number, because there are many alike on the page. */
export function QuestionActions({ no, question, arranging, onEdit }: Props) {
  const { view, busy, arrange, replace, takeOut } = arranging;
  const isOwn = view.origins[question.id] === "own";
  const [up, down] = [withMoved(view, question, -1), withMoved(view, question, 1)];
  /** A button that is disabled while it works would lose the focus, and the next press would begin at the head of the page. */
  const toButton = (act: (() => void) | null) => ({ "aria-disabled": busy || act === null, onClick: () => (busy ? undefined : act?.()) });
  return (
    <div className="-my-1.5 -me-2 ms-auto flex print:hidden">
      <IconButton
        label={t("interviews.arrange.up", { no })}
        hint={t("interviews.arrange.upKey")}
        {...toButton(up && (() => void tell(arrange(up))))}
      >
        <ArrowUp {...ICON} />
      </IconButton>
      <IconButton
        label={t("interviews.arrange.down", { no })}
        hint={t("interviews.arrange.downKey")}
        {...toButton(down && (() => void tell(arrange(down))))}
      >
        <ArrowDown {...ICON} />
      </IconButton>
      <IconButton label={t("interviews.arrange.edit", { no })} hint="E" {...toButton(onEdit)}>
        <Pencil {...ICON} />
      </IconButton>
      {isOwn ? (
        <IconButton label={t("interviews.arrange.remove", { no })} {...toButton(() => void takeOut("remove", no, question))}>
          <Trash2 {...ICON} />
        </IconButton>
      ) : (
        <IconButton
          label={t("interviews.arrange.replace", { no })}
          {...toButton(() => void tell(replace(question.id)).then(() => stayAt(no)))}
        >
          <RefreshCw {...ICON} />
        </IconButton>
      )}
      <IconButton label={t("interviews.arrange.hide", { no })} hint="H" {...toButton(() => void takeOut("hide", no, question))}>
        <EyeOff {...ICON} />
      </IconButton>
    </div>
  );
}
