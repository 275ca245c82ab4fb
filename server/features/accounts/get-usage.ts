import { LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { countCredits } from "./credits/store.ts";
import { countHoldings } from "./usage/store.ts";

export const getUsage: Handler<"getUsage"> = async ({ services, ownerId }) => {
  const { resumesThisHour, fullestSessionBytes, ...holdings } = await countHoldings(ownerId, services.db);
  return {
    ...holdings,
    credits: await countCredits(ownerId, services.db),
    limits: [
      { name: "files-this-hour", unit: "files", used: resumesThisHour, limit: LIMITS.filesPerHour },
      { name: "waiting-resumes", unit: "resumes", used: await services.queue.waiting(ownerId), limit: LIMITS.queuePerOwner },
      { name: "fullest-session", unit: "bytes", used: fullestSessionBytes, limit: LIMITS.sessionBytes },
      { name: "files-per-upload", unit: "files", used: null, limit: LIMITS.filesPerUpload },
      { name: "file-size", unit: "bytes", used: null, limit: LIMITS.fileBytes },
    ],
  };
};
