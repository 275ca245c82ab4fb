import type { JobProfile } from "@fairlead/contracts";
import { ApiError } from "@fairlead/sdk";

/** A requirement that the server lets no job ask for, and why, with the lawful way to say what is meant. */
export type Refused = { id: string; name: string; reason: string };

const PLACE = /^body\.profile\.requirements\.(\d+)[.\w]*: (.+)$/s;

/** Which requirement of the profile that was sent kept it from being saved; null when the call failed for another reason. */
export function toRefused(error: Error | null, sent: JobProfile | undefined): Refused | null {
  if (!(error instanceof ApiError) || error.code !== "protected-criterion") return null;
  const [, at, reason] = PLACE.exec(error.details ?? "") ?? [];
  const requirement = at === undefined ? undefined : sent?.requirements[Number(at)];
  if (requirement === undefined || reason === undefined) return null;
  return { id: requirement.id, name: requirement.name, reason };
}
