import type { Handler } from "../../http/index.ts";
import { findAccount } from "./store.ts";

export const getAccount: Handler<"getAccount"> = ({ ownerId, services }) => findAccount(ownerId, services.db);
