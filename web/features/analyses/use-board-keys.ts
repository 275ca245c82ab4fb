import { type ShortcutMap, useShortcuts } from "../../lib/shortcuts.ts";
import type { Evidence } from "./result/use-evidence.ts";
import type { Board } from "./use-board.ts";

type Actions = {
  board: Board;
  evidence: Evidence;
  /** The panel is on the screen, and whether it is a sheet, which is a dialog itself. */
  panel: { shown: boolean; isSheet: boolean };
  onFilter(): void;
  onCompare(): void;
  onEscape(): void;
  /** A key moved on to another candidate. */
  onMoved(): void;
};

/** J K X Enter O S M D F N P [ ] C and Esc, as the help names them. They rest while a question is open. */
export function useBoardKeys({ board, evidence, panel, onFilter, onCompare, onEscape, onMoved }: Actions): void {
  const { row, move, toggleCurrent, open, decideFor } = board;
  const step = (by: 1 | -1) => {
    move(by);
    onMoved();
  };
  const show = () => row && open(row.resumeId);
  const map: ShortcutMap = {
    j: () => step(1),
    k: () => step(-1),
    "]": () => step(1),
    "[": () => step(-1),
    x: () => toggleCurrent(false),
    "shift+x": () => toggleCurrent(true),
    Enter: show,
    o: show,
    s: () => row && decideFor(row, "shortlist"),
    m: () => row && decideFor(row, "maybe"),
    d: () => row && decideFor(row, "notNow"),
    f: onFilter,
    c: onCompare,
  };
  const ofPanel: ShortcutMap = { n: () => evidence.step(1), p: () => evidence.step(-1), Escape: onEscape };
  const own = panel.shown && panel.isSheet ? 1 : 0;
  const rested = Object.entries(panel.shown ? { ...map, ...ofPanel } : map).map(([key, run]) => {
    return [key, (event: KeyboardEvent) => (countDialogs() > own ? undefined : run(event))];
  });
  useShortcuts(Object.fromEntries(rested));
}

const countDialogs = () => document.querySelectorAll("[role=dialog][data-state=open]").length;
