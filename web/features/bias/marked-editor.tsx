import type { BiasFinding, BiasType } from "@fairlead/contracts";
import { memo, type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { classes } from "../../ui/classes.ts";
import { KIND_LOOKS } from "./kinds.ts";
import { toLines } from "./lines.ts";

const LAYER =
  "absolute inset-0 h-full w-full overflow-y-scroll whitespace-pre-wrap break-words px-5 py-4 font-serif text-[16px]/[26px] [scrollbar-gutter:stable]";

type MarkedEditorProps = {
  value: string;
  onChange(value: string): void;
  findings: readonly BiasFinding[];
  label: string;
  describedBy?: string;
  invalid?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told where the caret stands, so that the finding under it can be shown elsewhere. */
  onCaret?(at: number): void;
};

/** A plain text field with coloured marks under its words. The marks are drawn behind it, so that typing, pasting and undo stay the browser's own. */
export function MarkedEditor({
  value,
  onChange,
  findings,
  label,
  describedBy,
  invalid,
  placeholder,
  readOnly,
  field,
  onCaret,
}: MarkedEditorProps) {
  const marks = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    if (marks.current !== null && field.current !== null) marks.current.scrollTop = field.current.scrollTop;
  }, [field]);
  return (
    <div className="relative h-[clamp(300px,calc(100dvh-470px),860px)] bg-surface">
      <div ref={marks} aria-hidden="true" className={classes(LAYER, "pointer-events-none select-none text-transparent")}>
        <Marks value={value} findings={findings} onDrawn={follow} />
      </div>
      <textarea
        ref={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
        onSelect={({ currentTarget }) => onCaret?.(currentTarget.selectionStart)}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={placeholder}
        readOnly={readOnly}
        spellCheck
        className={classes(LAYER, "resize-none bg-transparent text-ink -outline-offset-2 placeholder:text-ink-3")}
      />
    </div>
  );
}

function Marks({ value, findings, onDrawn }: { value: string; findings: readonly BiasFinding[]; onDrawn(): void }) {
  const shown = useDeferredValue(useMemo(() => ({ value, findings }), [value, findings]));
  const lines = useMemo(() => toLines(shown.value, shown.findings), [shown]);
  // A long text that was just pasted has scrolled the field before its lines are drawn here.
  useLayoutEffect(() => {
    if (lines.length > 0) onDrawn();
  }, [lines, onDrawn]);
  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place; lines that stay the same are not drawn again.
  return lines.map((line, i) => <Line key={i} text={line.text} marks={line.marks} />);
}

type Mark = [start: number, end: number, kind: BiasType];

/** `marks` is text, so that comparing props is enough to see that nothing changed. */
const Line = memo(function Line({ text, marks }: { text: string; marks: string }) {
  if (marks === "") return <div className="min-h-[26px]">{text}</div>;
  const places = JSON.parse(marks) as Mark[];
  let at = 0;
  return (
    <div className="min-h-[26px]">
      {places.map(([start, end, kind]) => {
        const before = text.slice(at, start);
        at = end;
        const { tint, underline } = KIND_LOOKS[kind];
        return (
          <span key={start}>
            {before}
            <mark className={classes("rounded-key text-transparent decoration-2 underline-offset-4", tint, underline)}>
              {text.slice(start, end)}
            </mark>
          </span>
        );
      })}
      {text.slice(at)}
    </div>
  );
});

/** Puts words into a field as if they were typed, so that the browser's undo takes them back too. */
export function typeInto(field: HTMLTextAreaElement, { start, end, text }: { start: number; end: number; text: string }): void {
  field.focus();
  field.setSelectionRange(start, end);
  const isDone = document.execCommand(text === "" ? "delete" : "insertText", false, text);
  if (isDone) return;
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Selects a place and brings its line into view, in the field and on the page. */
export function showPlace(field: HTMLTextAreaElement, { start, end }: { start: number; end: number }): void {
  field.focus();
  field.setSelectionRange(start, end);
  const line = field.value.slice(0, start).split("\n").length - 1;
  const layer = field.previousElementSibling;
  const drawn = layer?.children[line];
  if (layer == null || !(drawn instanceof HTMLElement)) return;
  field.scrollTop = Math.max(0, drawn.offsetTop - field.clientHeight / 3);
  layer.scrollTop = field.scrollTop;
  drawn.scrollIntoView({ block: "nearest" });
}
