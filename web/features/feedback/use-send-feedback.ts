import type { Feedback } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";

/** Sends once: a second try is the person's own, or a note could arrive twice. */
export function useSendFeedback() {
  return useMutation({ mutationFn: (body: Feedback) => client.sendFeedback({ body }), retry: false }, queryClient);
}
