import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

type TableProps = ComponentProps<"table"> & {
  caption: string;
  /** Nothing in it takes the focus, so that its frame must, for the keyboard to scroll it. */
  isStill?: boolean;
  frameClassName?: string;
};

/** The scrolling frame of a table; `caption` is read, not shown. */
export function Table({ caption, isStill = false, className, frameClassName, children, ...rest }: TableProps) {
  return (
    <div
      className={classes("relative overflow-x-auto rounded-[inherit]", frameClassName)}
      {...(isStill ? { role: "region", "aria-label": caption, tabIndex: 0 } : {})}
    >
      <table {...rest} className={classes("w-full border-collapse text-start", className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={classes("whitespace-nowrap border-line border-b px-4 py-2 text-start font-medium text-ink-3 text-xs", className)}
    />
  );
}

type SortHeadProps = { children: ReactNode; sort: "ascending" | "descending" | "none"; onSort(): void; className?: string };

/** A column head that sorts; the arrow and aria-sort say the same. */
export function SortHead({ children, sort, onSort, className }: SortHeadProps) {
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown;
  return (
    <TableHead aria-sort={sort} {...(className === undefined ? {} : { className })}>
      <button type="button" onClick={onSort} className="inline-flex items-center gap-1 font-medium hover:text-ink coarse:min-h-11">
        {children}
        <Arrow size={12} aria-hidden="true" className={sort === "none" ? "invisible" : undefined} />
      </button>
    </TableHead>
  );
}

export function TableRow({ selected = false, className, ...rest }: ComponentProps<"tr"> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      className={classes(
        "group/row border-line border-t first:border-t-0",
        selected ? "bg-selected forced-colors:outline forced-colors:-outline-offset-2" : "hover:bg-bg",
        className,
      )}
    />
  );
}

export function TableCell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={classes("px-4 py-2.5 align-middle", className)} />;
}

/** The last cell of a row: what can be done with it stays in reach while a narrow table is scrolled sideways. */
export function TableActions({ className, ...rest }: ComponentProps<"td">) {
  return <TableCell {...rest} className={classes("sticky end-0 bg-surface group-hover/row:bg-bg", className)} />;
}
