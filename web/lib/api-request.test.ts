import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createApiRequest } from "./api-request.ts";
import { createQueryClient } from "./query-client.ts";

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; reason?: string; body?: string; held?: boolean };

let server: Server;
let base = "";
let seen: Seen[] = [];
let answers: Record<string, Answer> = {};
let token: string | null = null;
let options: RequestInit[] = [];
const send = createApiRequest({
  token: async () => token,
  fetch: (input, init) => {
    options.push(init ?? {});
    return fetch(input, init);
  },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const { status, reason = "", body = "", held = false } = answers[url] ?? { status: 200, body: '{"answer":42}' };
      if (!held) response.writeHead(status, reason).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
  answers = {};
  token = null;
  options = [];
});
afterEach(() => void onlineManager.setOnline(true));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test("any method reaches any address [SPEC-7.12]", async () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) await send(method, `${base}/things/${method}`);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /things/GET",
    "POST /things/POST",
    "PUT /things/PUT",
    "PATCH /things/PATCH",
    "DELETE /things/DELETE",
  ]);
});

test("a body travels as JSON, and only where there is one [SPEC-7.13]", async () => {
  await send("POST", `${base}/with`, { body: { name: "Ada" } });
  await send("POST", `${base}/null`, { body: null });
  await send("POST", `${base}/without`);
  expect(seen.map(({ body }) => body)).toEqual(['{"name":"Ada"}', "null", ""]);
  expect(seen.map(({ headers }) => headers["content-type"])).toEqual(["application/json", "application/json", undefined]);
});

test("the bearer token travels where there is one [SPEC-7.14] [SPEC-6.04]", async () => {
  await send("GET", `${base}/stranger`);
  token = "abc.def.ghi";
  await send("GET", `${base}/member`);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer abc.def.ghi"]);
});

test("cookies go along with every call [SPEC-7.15]", async () => {
  await send("GET", `${base}/a`);
  await send("POST", `${base}/b`, { body: {} });
  expect(options.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
});

test("a call can be aborted on its way [SPEC-7.16]", async () => {
  answers["/slow"] = { status: 200, held: true };
  const stop = new AbortController();
  const call = send("GET", `${base}/slow`, { signal: stop.signal });
  await expect.poll(() => seen.length).toBe(1);
  stop.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("an answer that is no success is an error of status, colon and body, or the status text where the body is empty [SPEC-8.26]", async () => {
  answers["/teapot"] = { status: 418, reason: "Short And Stout", body: "no coffee here" };
  answers["/empty"] = { status: 503, reason: "Service Unavailable" };
  await expect(send("GET", `${base}/teapot`)).rejects.toThrow(/^418: no coffee here$/);
  await expect(send("GET", `${base}/empty`)).rejects.toThrow(/^503: Service Unavailable$/);
});

test("a 401 without a token asks to log in again; with one it says what the server said [SPEC-8.27]", async () => {
  answers["/mine"] = { status: 401, body: "token expired" };
  await expect(send("GET", `${base}/mine`)).rejects.toThrow(/^Authentication required\. Please log in again\.$/);
  token = "abc";
  await expect(send("GET", `${base}/mine`)).rejects.toThrow(/^401: token expired$/);
});

test("a query without a function of its own GETs the first element of its key with the same header and reads JSON [SPEC-7.17]", async () => {
  token = "abc";
  const client = createQueryClient(send);
  expect(await client.fetchQuery({ queryKey: [`${base}/answers`, { page: 2 }] })).toEqual({ answer: 42 });
  expect(seen).toMatchObject([{ method: "GET", url: "/answers", body: "" }]);
  expect(seen[0]?.headers.authorization).toBe("Bearer abc");
});

test("queries are stale after 5 minutes, gone after 10, fetched again on focus, mount and reconnect, and never by a timer [SPEC-9.07]", () => {
  const { queries } = createQueryClient(send).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchInterval: false,
  });
});

test("a query in trouble is tried once more, a refusal is believed at once [SPEC-9.07]", async () => {
  answers["/broken"] = { status: 500, body: "down" };
  answers["/absent"] = { status: 404, body: "no" };
  const client = createQueryClient(send);
  await expect(client.fetchQuery({ queryKey: [`${base}/broken`], retryDelay: 1, retry: clientRetry(client) })).rejects.toThrow("500: down");
  await expect(client.fetchQuery({ queryKey: [`${base}/absent`], retryDelay: 1, retry: clientRetry(client) })).rejects.toThrow("404: no");
  expect(seen.map(({ url }) => url)).toEqual(["/broken", "/broken", "/absent"]);
});

test("a mutation in trouble is tried once more [SPEC-9.08]", async () => {
  answers["/save"] = { status: 502, body: "gateway" };
  const client = createQueryClient(send);
  const mutation = client.getMutationCache().build(client, { mutationFn: () => send("POST", `${base}/save`), retryDelay: 1 });
  await expect(mutation.execute(undefined)).rejects.toThrow("502: gateway");
  expect(seen.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("what is stale is fetched again when the window gets the focus, what is fresh is not [SPEC-9.07]", async () => {
  const client = createQueryClient(send);
  client.mount();
  const queryKey = [`${base}/focus`];
  const unsubscribe = new QueryObserver(client, { queryKey }).subscribe(() => undefined);
  await expect.poll(() => seen.length).toBe(1);
  const refocus = () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  };
  const age = (ms: number) => client.setQueryData(queryKey, { answer: 1 }, { updatedAt: Date.now() - ms });
  await expect.poll(() => client.getQueryState(queryKey)?.status).toBe("success");
  age(299_000);
  refocus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen).toHaveLength(1);
  age(301_000);
  refocus();
  await expect.poll(() => seen.length).toBe(2);
  age(301_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => seen.length).toBe(3);
  unsubscribe();
  client.unmount();
  focusManager.setFocused(undefined);
});

/** fetchQuery alone does not take the retries of its client's defaults. */
const clientRetry = (client: ReturnType<typeof createQueryClient>) =>
  client.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
