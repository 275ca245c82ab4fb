import { type RefObject, useEffect, useState } from "react";
import { COLUMN_PX } from "./heat-cell.tsx";

/** Shadows of the columns that stay, where cells run under them. Each row has its own; cut at the row, they are one edge. */
export const START_EDGE =
  "[clip-path:inset(0_-14px_0_0)] group-data-[before]/grid:shadow-[1px_0_0_var(--line-strong),0_0_10px_var(--edge)] forced-colors:border-e";
export const END_EDGE =
  "[clip-path:inset(0_0_0_-14px)] group-data-[behind]/grid:shadow-[-1px_0_0_var(--line-strong),0_0_10px_var(--edge)] forced-colors:border-s";

/** How many columns of cells are out of sight before and behind what is shown. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, widthPx: number): { before: number; behind: number } {
  const [hidden, setHidden] = useState({ before: 0, behind: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: wider rows hide more.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = () => {
      const before = toColumns(Math.abs(box.scrollLeft));
      const behind = toColumns(box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft));
      setHidden((now) => (now.before === before && now.behind === behind ? now : { before, behind }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [scroller, widthPx]);
  return hidden;
}

/** A column counts as hidden from a few pixels on: its head can no longer be read. */
const SLACK_PX = 3;
const toColumns = (px: number): number => Math.max(0, Math.ceil((px - SLACK_PX) / COLUMN_PX));
