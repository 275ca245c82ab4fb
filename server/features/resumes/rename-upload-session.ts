import type { Handler } from "../../http/index.ts";
import { renameSession } from "./session/store.ts";

export const renameUploadSession: Handler<"renameUploadSession"> = ({ services, ownerId, params, body }) =>
  renameSession(ownerId, services.db, params.sessionId, body.name);
