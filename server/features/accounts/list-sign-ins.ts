import type { Handler } from "../../http/index.ts";

export const listSignIns: Handler<"listSignIns"> = async ({ caller, people }) => {
  const sessions = await people.listSessions(caller);
  const items = sessions.map(({ createdAt, lastSeenAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { items };
};
