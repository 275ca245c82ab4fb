import type { UploadSession } from "@fairlead/contracts";

type Counted = Pick<UploadSession, "counts">;

/** Resumes that can be analysed now, and those still being read, which follow by themselves. */
export function countResumes(sessions: readonly Counted[]): { ready: number; waiting: number } {
  const sum = (of: (session: Counted) => number) => sessions.reduce((total, session) => total + of(session), 0);
  return { ready: sum(({ counts }) => counts.ready), waiting: sum(({ counts }) => counts.queued + counts.reading) };
}

/** Sessions that are not chosen beforehand: none, or all but the one asked for, as long as that can be analysed. */
export function toLeftOut(sessions: readonly (Counted & Pick<UploadSession, "id">)[], only: string | null): ReadonlySet<string> {
  const asked = sessions.find((session) => session.id === only && isUseful(session));
  return new Set(asked === undefined ? [] : sessions.flatMap(({ id }) => (id === asked.id ? [] : [id])));
}

export function isUseful({ counts }: Counted): boolean {
  return counts.ready + counts.queued + counts.reading > 0;
}
