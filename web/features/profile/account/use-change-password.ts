import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { current: string; next: string }) => client.changePassword({ body }),
    retry: false,
    onSuccess: () => {
      for (const queryKey of [["listSignIns"], ["listActivity"]]) void queries.invalidateQueries({ queryKey });
    },
  });
}
