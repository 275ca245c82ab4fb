import { request, type Sender } from "@fairlead/sdk";
import { getIdToken } from "./id-token.ts";

export type ApiRequest = (method: string, url: string, options?: { body?: unknown; signal?: AbortSignal }) => Promise<Response>;

/** Calls of any method and address, for what is no operation of the client. */
export function createApiRequest(sender: Pick<Sender, "token"> & Partial<Pick<Sender, "fetch">>): ApiRequest {
  const { token, fetch: send = (input, init) => fetch(input, init) } = sender;
  return (method, url, options = {}) => request({ token, fetch: send }, { method, url, ...options });
}

export const apiRequest = createApiRequest({ token: () => getIdToken() });
