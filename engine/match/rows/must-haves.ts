import type { MustHave } from "../types.ts";
import { MET_AT } from "../weights.ts";
import type { Draft } from "./draft.ts";

/** The list a person looks at first. It orders reading; it never rejects. */
export function toMustHaves(drafts: readonly Draft[]): MustHave[] {
  return drafts
    .filter(({ importance }) => importance === "must")
    .map((draft) => ({ name: draft.name, id: draft.id, status: toStatus(draft) }));
}

function toStatus({ verdict, evidenced }: Draft): MustHave["status"] {
  if (verdict === "none") return "unmet";
  if (verdict === "unknown") return "unknown";
  return evidenced.value >= MET_AT ? "met" : "partial";
}
