import type { Handler } from "../../http/index.ts";
import { noteDeed } from "./note-deed.ts";
import { findAccount } from "./store.ts";

export const changeEmail: Handler<"changeEmail"> = async (call) => {
  await call.people.changeEmail(call.caller, call.body.email, call.body.password);
  await noteDeed(call, "account.email");
  return findAccount(call.ownerId, call.services.db);
};
