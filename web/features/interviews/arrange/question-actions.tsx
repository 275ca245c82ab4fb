import type { Question } from "@fairlead/contracts";
import { ArrowDown, ArrowUp, EyeOff, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { withMoved } from "./changes.ts";
import { type Arranging, tell } from "./use-arrange.ts";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
type Props = { no: number; question: Question; arranging: Arranging; onEdit(): void };

/** What can be done with a question; the names hold its number, because there are many alike on the page. */
export function QuestionActions({ no, question, arranging, onEdit }: Props) {
  const { view, busy, arrange, replace, takeOut } = arranging;
  const isOwn = view.origins[question.id] === "own";
  const [up, down] = [withMoved(view, question, -1), withMoved(view, question, 1)];
  return (
    <div className="-my-1.5 -me-2 ms-auto flex print:hidden">
      <IconButton
        label={t("interviews.arrange.up", { no })}
        hint={t("interviews.arrange.upKey")}
        disabled={busy || up === null}
        onClick={() => up && void tell(arrange(up))}
      >
        <ArrowUp {...ICON} />
      </IconButton>
      <IconButton
        label={t("interviews.arrange.down", { no })}
        hint={t("interviews.arrange.downKey")}
        disabled={busy || down === null}
        onClick={() => down && void tell(arrange(down))}
      >
        <ArrowDown {...ICON} />
      </IconButton>
      <IconButton label={t("interviews.arrange.edit", { no })} hint="E" disabled={busy} onClick={onEdit}>
        <Pencil {...ICON} />
      </IconButton>
      {isOwn ? (
        <IconButton label={t("interviews.arrange.remove", { no })} disabled={busy} onClick={() => void takeOut("remove", no, question)}>
          <Trash2 {...ICON} />
        </IconButton>
      ) : (
        <IconButton label={t("interviews.arrange.replace", { no })} disabled={busy} onClick={() => void tell(replace(question.id))}>
          <RefreshCw {...ICON} />
        </IconButton>
      )}
      <IconButton label={t("interviews.arrange.hide", { no })} hint="H" disabled={busy} onClick={() => void takeOut("hide", no, question)}>
        <EyeOff {...ICON} />
      </IconButton>
    </div>
  );
}
