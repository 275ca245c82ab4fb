import { sweep } from "./features/index.ts";
import { forgetOldAnswers, type Services } from "./http/index.ts";
import type { Identity } from "./identity/index.ts";

const HOUR_MS = 3_600_000;

/** Removes what nobody needs any more, now and every hour; returns how to stop. */
export function startTidying(services: Services, identity: Identity): () => void {
  const tidyUp = () => {
    Promise.all([sweep(services), forgetOldAnswers(services.db), identity.sweep()]).catch((cause: unknown) =>
      services.log.error("tidying up failed", { cause }),
    );
  };
  tidyUp();
  const timer = setInterval(tidyUp, HOUR_MS);
  return () => clearInterval(timer);
}
