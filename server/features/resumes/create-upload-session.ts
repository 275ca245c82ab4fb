import type { Handler } from "../../http/index.ts";
import { addSession } from "./session/store.ts";

export const createUploadSession: Handler<"createUploadSession"> = ({ services, ownerId, body }) =>
  addSession(ownerId, services.db, body.name);
