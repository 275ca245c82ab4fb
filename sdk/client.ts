import type { OperationName, Output, Sent } from "@fairlead/contracts";
import { ROUTES } from "@fairlead/contracts/routes";
import { type Follow, followEvents } from "./follow-events.ts";
import { type Call, type Sender, send } from "./request.ts";

/** An empty object of the contracts reads as a record of nothing. */
type IsNone<T> = string extends keyof T ? true : keyof T extends never ? true : false;
type Keep<T, K extends string> = IsNone<T> extends true ? unknown : Record<K, T>;
/** Files of an upload, in the order in which the answers come back. */
export type UploadBody = { files: readonly File[] };
/** What a caller hands over: exactly the parts that the operation has. */
export type Given<N extends OperationName> = (N extends "uploadResumes" ? UploadBody : unknown) &
  Keep<Sent<N, "params">, "params"> &
  (IsNone<Sent<N, "query">> extends true ? unknown : { query?: Sent<N, "query"> }) &
  Keep<Sent<N, "body">, "body">;
type Rest = Pick<Call, "signal" | "idempotencyKey">;
type JsonName = Exclude<OperationName, "streamEvents">;
type Methods = { [N in JsonName]: (given: Given<N>, rest?: Rest) => Promise<Output<N>> };
export type Client = Methods & { streamEvents(follow: Follow): Promise<void> };

export type ClientOptions = {
  /** Origin of the server; empty in a browser that was served by it. */
  baseUrl?: string;
  token?: () => Promise<string | null>;
  fetch?: typeof fetch;
};

/** A client with one method per operation. Methods throw ApiError for answers that are no success. */
export function createClient(options: ClientOptions = {}): Client {
  const sender: Sender = {
    baseUrl: options.baseUrl ?? "",
    token: options.token ?? (async () => null),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
  const names = (Object.keys(ROUTES) as OperationName[]).filter((name): name is JsonName => name !== "streamEvents");
  const call = (name: JsonName) => async (given: Call, rest?: Rest) => {
    const response = await send(sender, name, { ...given, ...rest });
    return response.json();
  };
  const methods = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Methods;
  return { ...methods, streamEvents: (follow) => followEvents(sender, follow) };
}
