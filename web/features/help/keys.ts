import type { MessageKey } from "../../lib/t.ts";

/** One key or keys held together: ["mod", "K"]. */
type Chord = readonly string[];
/** `keys`: one after another when `isSequence`, else any of them. */
export type KeyRow = { does: MessageKey; keys: readonly Chord[]; isSequence?: boolean };
export type KeyGroup = { title: MessageKey; rows: readonly KeyRow[] };

const one = (...keys: string[]): Chord[] => keys.map((key) => [key]);
const go = (key: string, does: MessageKey): KeyRow => ({ does, keys: one("G", key), isSequence: true });

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "help.keys.everywhere",
    rows: [
      { does: "help.keys.palette", keys: [["mod", "K"]] },
      { does: "help.keys.shortcuts", keys: one("?") },
      { does: "help.keys.find", keys: one("/") },
      go("U", "help.keys.goUpload"),
      go("J", "help.keys.goJobs"),
      go("A", "help.keys.goAnalyses"),
      go("R", "help.keys.goResumes"),
      go("P", "help.keys.goProfile"),
      { does: "help.keys.steps", keys: [["Alt", "1-5"]] },
      { does: "help.keys.toast", keys: one("F8") },
      { does: "help.keys.close", keys: one("Esc") },
    ],
  },
  {
    title: "help.keys.lists",
    rows: [
      { does: "help.keys.nextPrevious", keys: one("J", "K") },
      { does: "help.keys.open", keys: one("Enter") },
      { does: "help.keys.choose", keys: one("U") },
    ],
  },
  {
    title: "help.keys.analysis",
    rows: [
      { does: "help.keys.cells", keys: one("←", "→") },
      { does: "help.keys.select", keys: [["X"], ["Shift", "X"]] },
      { does: "help.keys.decide", keys: one("S", "M", "D") },
      { does: "help.keys.compare", keys: one("C") },
      { does: "help.keys.filter", keys: one("F") },
      { does: "help.keys.evidence", keys: one("N", "P") },
      { does: "help.keys.candidates", keys: one("[", "]") },
    ],
  },
  {
    title: "help.keys.bias",
    rows: [
      { does: "help.keys.findings", keys: one("J", "K") },
      { does: "help.keys.replace", keys: one("Enter") },
      { does: "help.keys.remove", keys: one("Del") },
      { does: "help.keys.keep", keys: one("L") },
      {
        does: "help.keys.undo",
        keys: [
          ["mod", "Z"],
          ["mod", "Shift", "Z"],
        ],
      },
    ],
  },
  {
    title: "help.keys.interview",
    rows: [
      { does: "help.keys.sections", keys: one("1", "2", "3", "4") },
      { does: "help.keys.edit", keys: one("E") },
      { does: "help.keys.hide", keys: one("H") },
      {
        does: "help.keys.moveQuestion",
        keys: [
          ["Alt", "↑"],
          ["Alt", "↓"],
        ],
      },
    ],
  },
];
