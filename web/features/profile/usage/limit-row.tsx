import type { UsageLimit } from "@fairlead/contracts";
import { formatBytes, formatNumber } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

const NEARLY_FULL = 0.9;

/** A limit with its numbers; a bar where something counts towards it. */
export function LimitRow({ limit: { name, unit, used, limit } }: { limit: UsageLimit }) {
  const toText = (value: number) => (unit === "bytes" ? formatBytes(value) : formatNumber(value));
  const label = t(`profile.limit.${name}`);
  return (
    <li className="py-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="figures text-ink-2">
          {used === null ? toText(limit) : t("profile.limit.of", { used: toText(used), limit: toText(limit) })}
        </span>
      </p>
      {used === null ? null : (
        <ProgressBar className="mt-1.5" value={used} max={limit} label={label} tone={used >= limit * NEARLY_FULL ? "danger" : "primary"} />
      )}
    </li>
  );
}
