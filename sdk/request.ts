import type { OperationName } from "@fairlead/contracts";
import { ROUTES } from "@fairlead/contracts/routes";
import { ApiError } from "./api-error.ts";

/** What a request is made of; `files` replaces `body` where an operation takes files. */
export type Call = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: readonly File[];
  signal?: AbortSignal;
  /** The same key on a second try makes a creating call happen once. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};
export type Sender = { baseUrl: string; token: () => Promise<string | null>; fetch: typeof fetch };

const NO_TOKEN_TEXT = "Authentication required. Please log in again.";

/** Any method and address; `body` is sent as JSON, a form as it is, nothing when there is none. */
export type RequestParts = {
  method: string;
  url: string;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};

/** A bearer token only when there is one, cookies always. Throws ApiError unless the answer is a success. */
export async function request(
  sender: Omit<Sender, "baseUrl">,
  { method, url, body, headers = {}, signal }: RequestParts,
): Promise<Response> {
  const token = await sender.token();
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await sender.fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { "content-type": "application/json" } : {}),
    },
    credentials: "include",
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.ok) return response;
  if (response.status === 401 && token === null) throw new ApiError(401, NO_TOKEN_TEXT, NO_TOKEN_TEXT);
  const answer = (await response.text()) || response.statusText;
  throw new ApiError(response.status, answer, undefined, readWaitSeconds(response.headers));
}

/** Retry-After in seconds; its other form, a date, is not used by the server. */
function readWaitSeconds(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? null : seconds;
}

/** Sends the call of an operation. */
export function send(sender: Sender, name: OperationName, call: Call): Promise<Response> {
  const { idempotencyKey, headers, files, signal } = call;
  return request(sender, {
    method: ROUTES[name].method,
    url: sender.baseUrl + toPath(name, call),
    body: files === undefined ? call.body : toForm(files),
    headers: { ...headers, ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }) },
    signal,
  });
}

function toForm(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("files", file, file.name);
  return form;
}

/** The address of a call: path parameters in place, query parameters that have a value behind it. */
export function toPath(name: OperationName, { params = {}, query = {} }: Call): string {
  const path = ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const words = search.toString();
  return words === "" ? path : `${path}?${words}`;
}
