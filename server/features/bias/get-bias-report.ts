import type { Handler } from "../../http/index.ts";
import { toWordingView } from "./wording-view.ts";

export const getBiasReport: Handler<"getBiasReport"> = ({ services, ownerId, params }) => toWordingView(services, ownerId, params.jobId);
