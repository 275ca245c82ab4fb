import { readDraft, storeDraft } from "../../lib/drafts.ts";

const NAME = "recentPlaces";
const KEPT = 5;
const WORTH_IT = /^\/(analysis|bias-detection|interview)\/./;

/** The work of this person that was last open in this browser, newest first. */
export function readRecentPlaces(): string[] {
  const stored = readDraft(NAME);
  return Array.isArray(stored) ? stored.filter((place) => typeof place === "string") : [];
}

/** Keeps the address of a job's or a candidate's page; signing out forgets them. */
export function rememberPlace(path: string): void {
  if (!WORTH_IT.test(path)) return;
  storeDraft(NAME, [path, ...readRecentPlaces().filter((other) => other !== path)].slice(0, KEPT));
}
