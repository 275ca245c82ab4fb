import type { Account } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateUser } from "../../../lib/session.ts";

/** A change of the account itself: what comes back is shown everywhere, and the log has a new line. */
export function useAccountChange<V>(change: (value: V) => Promise<Account>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    retry: false,
    onSuccess: (account) => {
      updateUser(account);
      void queries.invalidateQueries({ queryKey: ["listActivity"] });
    },
  });
}
