import type { UploadSession } from "@fairlead/contracts";
import { formatDay } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { isUnfinished, type UploadItem } from "../upload/upload-item.ts";

export const toResumeCount = ({ counts }: Pick<UploadSession, "counts">): number =>
  counts.queued + counts.reading + counts.ready + counts.failed;

/** "Nov 12, 2026 · 97 ready · 3 need attention", or how far reading is. */
export function toSessionLine({ createdAt, counts }: Pick<UploadSession, "createdAt" | "counts">): string {
  const open = counts.queued + counts.reading;
  const all = toResumeCount({ counts });
  const state =
    all === 0
      ? t("upload.session.empty")
      : open > 0
        ? t("upload.session.reading", { ready: counts.ready, all })
        : t("upload.session.ready", { count: counts.ready });
  return [formatDay(createdAt), state, counts.failed > 0 ? t("upload.attention", { count: counts.failed }) : null]
    .filter(Boolean)
    .join(" · ");
}

/** The session as its table shows it: with the files of this page that the server does not have (yet). */
export function withUnsent(session: UploadSession, items: readonly UploadItem[]): UploadSession {
  const mine = items.filter(({ sessionId }) => sessionId === session.id);
  const refused = mine.filter(({ state }) => state === "refused").length;
  const { counts } = session;
  return { ...session, counts: { ...counts, queued: counts.queued + mine.filter(isUnfinished).length, failed: counts.failed + refused } };
}
