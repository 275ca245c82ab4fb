import type { JobView } from "@fairlead/contracts";
import { Link } from "react-router";
import { formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";

/** The newest earlier version that candidates were analysed with. */
export function findEarlier({
  id,
  versions,
}: Pick<JobView, "id" | "versions">): { version: JobView["versions"][number]; no: number } | null {
  const at = versions
    .slice(
      0,
      versions.findIndex((version) => version.id === id),
    )
    .findLastIndex(({ candidateCount }) => candidateCount > 0);
  const version = versions[at];
  return version === undefined ? null : { version, no: at + 1 };
}

/** A new version has its own analysis; the one of the version before it, with its decisions, is not gone. */
export function EarlierAnalysis({ job }: { job: Pick<JobView, "id" | "versions"> }) {
  const earlier = findEarlier(job);
  if (earlier === null) return null;
  const { version, no } = earlier;
  return (
    <p className="mb-4 max-w-[640px] rounded-control bg-sunken px-4 py-2.5">
      {t("analyses.earlier.text", { no, count: version.candidateCount, moment: formatMoment(version.createdAt) })}{" "}
      <Link to={`/analysis/${version.id}`} className="text-primary">
        {t("analyses.earlier.open", { no })}
      </Link>
    </p>
  );
}
