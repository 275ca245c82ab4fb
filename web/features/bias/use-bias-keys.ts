import { useShortcuts } from "../../lib/shortcuts.ts";
import { step } from "./findings.ts";
import type { Workbench } from "./use-workbench.ts";

/** J and K go through the findings; Enter, Del and L decide; Ctrl Z takes back. */
export function useBiasKeys(bench: Workbench): void {
  const { open, current, finding, openCard, replace, setKeeping, isKeeping, canUndo, undo, redo } = bench;
  const go = (by: 1 | -1) => {
    const next = step(open, current, by);
    if (next !== undefined) openCard(next);
  };
  const isOpenFinding = finding !== null && finding.kept === null;
  useShortcuts(
    {
      j: () => go(1),
      k: () => go(-1),
      Enter: () => {
        const best = finding?.suggestions[0];
        if (finding !== null && best !== undefined) replace(finding, best, true);
      },
      Delete: () => finding !== null && replace(finding, "", true),
      l: () => {
        if (!isOpenFinding) return;
        openCard(finding);
        setKeeping(true);
      },
      "mod+z": () => canUndo && undo(),
      "mod+shift+z": redo,
      "mod+y": redo,
    },
    !isKeeping,
  );
}
