import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { findPage } from "./page/find-page.ts";

export const getResumePage: Handler<"getResumePage"> = async ({ services, ownerId, params }) =>
  findPage(ownerId, services, params, await isBlind(ownerId, services.db));
