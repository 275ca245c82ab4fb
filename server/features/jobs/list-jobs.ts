import type { Handler } from "../../http/index.ts";
import { listJobRows } from "./store.ts";

export const listJobs: Handler<"listJobs"> = ({ services, ownerId, query }) => listJobRows(ownerId, services.db, query);
