import type { Handler } from "../../http/index.ts";
import { noteDeed } from "./note-deed.ts";
import { findAccount } from "./store.ts";

export const changeName: Handler<"changeName"> = async (call) => {
  await call.people.changeName(call.caller, call.body.displayName);
  await noteDeed(call, "account.name");
  return findAccount(call.ownerId, call.services.db);
};
