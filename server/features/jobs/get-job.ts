import type { Handler } from "../../http/index.ts";
import { findJobView } from "./store.ts";

export const getJob: Handler<"getJob"> = ({ services, ownerId, params }) => findJobView(ownerId, services.db, params.jobId);
