import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { removeFiles } from "./remove-files.ts";
import { eraseOwner, findEmail } from "./store.ts";

/** The sign-in goes first, in the same transaction: from then on no call of this person begins. */
export const deleteAccount: Handler<"deleteAccount"> = async ({ services, ownerId, caller, people, body }) => {
  const email = await findEmail(ownerId, services.db);
  if (body.email.toLowerCase() !== email.toLowerCase()) throw new AppError("email-mismatch");
  // Before the transaction: proving a password takes long, and asks the database itself.
  await people.requireRecentLogin(caller, body.password);
  const proved = { ...caller, signedInAt: new Date() };
  const { rows, lostKeys } = await services.db.transaction(async (tx) => {
    await services.queue.forget(tx, ownerId);
    await people.deleteUser(proved, tx);
    return eraseOwner(ownerId, tx);
  });
  // Calls that had begun before may have written since.
  const late = await services.db.transaction((tx) => eraseOwner(ownerId, tx));
  await people.leaveProvider(caller);
  await removeFiles(services, [...lostKeys, ...late.lostKeys]);
  return { rows, files: lostKeys.length };
};
