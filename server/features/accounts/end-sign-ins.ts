import type { Handler } from "../../http/index.ts";
import { noteDeed } from "./note-deed.ts";

export const endSignIns: Handler<"endSignIns"> = async (call) => {
  const { caller, people, body } = call;
  const ended = await (body.keepThis ? people.endOtherSessions(caller) : people.endAllSessions(caller));
  await noteDeed(call, body.keepThis ? "sign-in.end-others" : "sign-in.end-all");
  return { ended };
};
