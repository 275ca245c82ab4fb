import type { Output } from "@fairlead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";

const KEY = ["listSignIns"] as const;

/** Asked for whenever somebody looks: browsers come and go elsewhere. */
export const useSignIns = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => client.listSignIns({}, { signal }), staleTime: 0 });

/** Ends one sign-in, or with null all others; the list follows at once. */
export function useEndSignIns() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (signInId: string | null) =>
      signInId === null ? client.endSignIns({ body: { keepThis: true } }) : client.endSignIn({ params: { signInId } }),
    onSuccess: (_, signInId) => {
      queries.setQueryData<Output<"listSignIns">>(
        KEY,
        (list) => list && { items: list.items.filter(({ id, isCurrent }) => isCurrent || (signInId !== null && id !== signInId)) },
      );
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: KEY });
      void queries.invalidateQueries({ queryKey: ["listActivity"] });
    },
  });
}
