import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";

type RowListProps<T> = {
  /** What one row is, for the names of the buttons: "Duty". */
  name: string;
  rows: readonly T[];
  empty: T;
  most: number;
  addLabel: string;
  onChange(rows: T[]): void;
  children(row: T, at: number, change: (row: T) => void): ReactNode;
};

/** Rows to add, remove and put in order: by buttons, and by Alt with an arrow in any of their fields. */
export function RowList<T>({ name, rows, empty, most, addLabel, onChange, children }: RowListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const focusRow = (at: number, what = "input") => {
    const row = list.current?.children[at];
    (row?.querySelector<HTMLElement>(what) ?? adder.current)?.focus();
  };
  /** The rows stand on the screen before the next key arrives, so that no letter goes to the row before. */
  const put = (next: T[], at: number, what?: string) => {
    flushSync(() => onChange(next));
    focusRow(at, what);
  };
  const move = (at: number, by: 1 | -1, what?: string) => {
    const to = at + by;
    if (to < 0 || to >= rows.length) return;
    const next = [...rows];
    next.splice(to, 0, ...next.splice(at, 1));
    put(next, to, what);
  };
  const add = () => {
    if (rows.length >= most) return;
    put([...rows, empty], rows.length);
  };
  const remove = (at: number) =>
    put(
      rows.filter((_, index) => index !== at),
      Math.min(at, rows.length - 2),
    );
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      move(at, event.key === "ArrowUp" ? -1 : 1);
    } else if (
      event.key === "Enter" &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.nativeEvent.isComposing &&
      event.target instanceof HTMLInputElement
    ) {
      event.preventDefault();
      if (at === rows.length - 1) add();
      else focusRow(at + 1);
    }
  };
  return (
    <div>
      <ol ref={list} className="flex flex-col gap-2">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled, a row has no other name than its place
          <li key={at} className="flex flex-wrap items-start gap-1" onKeyDown={(event) => onKey(event, at)}>
            <div className="min-w-0 flex-1 basis-60">
              {children(row, at, (next) => onChange(rows.map((one, index) => (index === at ? next : one))))}
            </div>
            <div className="flex">
              <IconButton
                label={t("jobs.rows.up", { name, at: at + 1 })}
                hint={<Kbd>Alt ↑</Kbd>}
                data-move="up"
                disabled={at === 0}
                onClick={() => move(at, -1, "[data-move=up]:enabled")}
              >
                <ArrowUp size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("jobs.rows.down", { name, at: at + 1 })}
                hint={<Kbd>Alt ↓</Kbd>}
                data-move="down"
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1, "[data-move=down]:enabled")}
              >
                <ArrowDown size={16} aria-hidden="true" />
              </IconButton>
              <IconButton label={t("jobs.rows.remove", { name, at: at + 1 })} onClick={() => remove(at)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <Button ref={adder} size="small" variant="ghost" className="mt-1" onClick={add} aria-disabled={rows.length >= most}>
        <Plus size={16} aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
