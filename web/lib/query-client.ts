import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { type ApiRequest, apiRequest } from "./api-request.ts";
import { needsSignIn, whenRetrying } from "./errors/index.ts";

const STALE_MS = 5 * 60_000;
const GONE_MS = 10 * 60_000;
const RETRIES = 1;

/** An answer that says no will say no again; only trouble on the way is worth a second try. */
const retry = (failures: number, error: Error) => failures < RETRIES && !(error instanceof ApiError && !error.retryable);

/** A refused sign-in is the matter of the whole page, unless it already shows something. */
const throwOnError = (error: Error, { state }: Pick<Query, "state">) => needsSignIn(error) && state.data === undefined;

/** A query without a function of its own reads the address that its key begins with. */
export function createQueryClient(send: ApiRequest): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey: [url], signal }) => (await send("GET", String(url), { signal })).json(),
        staleTime: STALE_MS,
        gcTime: GONE_MS,
        retry,
        throwOnError: (error, query) => throwOnError(error, query as unknown as Query),
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchOnReconnect: true,
        refetchInterval: false,
      },
      mutations: { retry },
    },
  });
}

export const queryClient = createQueryClient(apiRequest);

/** What a broken part was drawn from is asked anew: what is on the screen at once, the rest when it is needed. */
whenRetrying(() => {
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.refetchQueries({ type: "active" });
});
