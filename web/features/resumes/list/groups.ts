import type { ResumeRow, UploadSession } from "@fairlead/contracts";

export type ResumeGroup = { sessionId: string; session: UploadSession | null; rows: ResumeRow[] };

/** Resumes by session; the session of the newest resume first, rows in the order they came in. */
export function toGroups(rows: readonly ResumeRow[], sessions: readonly UploadSession[]): ResumeGroup[] {
  const known = new Map(sessions.map((session) => [session.id, session]));
  const groups = new Map<string, ResumeGroup>();
  for (const row of rows) {
    const { sessionId } = row;
    const group = groups.get(sessionId) ?? { sessionId, session: known.get(sessionId) ?? null, rows: [] };
    group.rows.push(row);
    groups.set(sessionId, group);
  }
  return [...groups.values()];
}
