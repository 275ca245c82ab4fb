import type { MatchResult } from "@fairlead/contracts";

type Status = MatchResult["mustHaves"][number]["status"];

/** Names of the must-haves by how far they are shown, in the order of the job. */
export function toMustHaveGroups({ mustHaves }: Pick<MatchResult, "mustHaves">): Record<Status, string[]> & { of: number } {
  const named = (wanted: Status) => mustHaves.filter(({ status }) => status === wanted).map(({ name }) => name);
  return { met: named("met"), partial: named("partial"), unmet: named("unmet"), unknown: named("unknown"), of: mustHaves.length };
}
