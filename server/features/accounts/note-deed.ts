import { type AuditAction, recordAudit } from "../../audit/index.ts";
import type { OwnerId } from "../../db/index.ts";
import type { Services } from "../../http/index.ts";

type Deed = { services: Services; ownerId: OwnerId; requestId: string };

/** Records what identity has done: it keeps its own transaction. */
export function noteDeed({ services, ownerId, requestId }: Deed, action: AuditAction, objectId: string = ownerId): Promise<void> {
  return services.db.transaction((tx) => recordAudit(ownerId, tx, { action, objectId, requestId }));
}
