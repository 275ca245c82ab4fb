import type { Handler } from "../../http/index.ts";
import { noteDeed } from "./note-deed.ts";

export const changePassword: Handler<"changePassword"> = async (call) => {
  await call.people.changePassword(call.caller, call.body.current, call.body.next);
  await noteDeed(call, "account.password");
  return { changed: true };
};
