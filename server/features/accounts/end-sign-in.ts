import type { Handler } from "../../http/index.ts";
import { noteDeed } from "./note-deed.ts";

export const endSignIn: Handler<"endSignIn"> = async (call) => {
  await call.people.endSession(call.caller, call.params.signInId);
  await noteDeed(call, "sign-in.end", call.params.signInId);
  return { ended: 1 };
};
