import type { ProfileField } from "@fairlead/contracts";
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from "react";
import { readDraft, storeDraft } from "../../../lib/drafts.ts";
import { type Drafts, NO_DRAFTS, readDrafts, toKnown } from "./drafts.ts";

/**
 * What was typed about one resume, kept in this browser until it is saved or given up: Back, a reload and a closed window lose
 * nothing. `fields`: of the reading that is shown; what fits none of them, such as a name under blind review, waits unseen.
 */
export function useDrafts(resumeId: string, fields: readonly ProfileField[] | undefined) {
  const name = `correct:${resumeId}`;
  const [typed, setTyped] = useState<Drafts>(() => readDrafts(readDraft(name)));
  useEffect(() => storeDraft(name, typed.size === 0 ? null : [...typed]), [name, typed]);
  const drafts = useMemo(() => (fields === undefined ? NO_DRAFTS : toKnown(typed, fields)), [typed, fields]);
  const setDrafts: Dispatch<SetStateAction<Drafts>> = setTyped;
  /** Nothing is kept any more, though the page may be left in the same moment. */
  const drop = () => storeDraft(name, null);
  return { drafts, setDrafts, hadDrafts: typed.size > 0, drop };
}
