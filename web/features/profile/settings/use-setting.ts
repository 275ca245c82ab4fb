import type { Settings } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { type User, updateUser } from "../../../lib/session.ts";

/** One setting that saves alone and at once. Blind review decides what every answer holds, so all that is held is asked for again. */
export function useSetting<K extends keyof Settings>(user: User, key: K) {
  const queries = useQueryClient();
  const save = useMutation({
    // One after the other: every answer carries all settings, and the last one must be the newest.
    scope: { id: "settings" },
    mutationFn: (value: Settings[K]) => client.updateSettings({ body: { [key]: value } }),
    onSuccess: (account) => {
      updateUser(account);
      if (key !== "blindReview") return;
      void queries.resetQueries();
    },
  });
  const value = save.isPending ? save.variables : user.settings[key];
  return { value, save };
}
