import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a request asked: the protocol it came by, its headers and its body. */
export type ModelCall = { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown>; text: string };
/** A text is said by the model; anything else is done to the connection. */
export type Reply = string | ((call: ModelCall, response: ServerResponse) => void);
export type ModelServer = { url: string; calls: ModelCall[]; replies: Reply[]; close(): Promise<void> };

/** A server on loopback that speaks the chat protocols of OpenAI (Ollama's, too) and Anthropic; the last reply repeats. */
export async function startModelServer(...replies: Reply[]): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    const call = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text) as Record<string, unknown>, text };
    calls.push(call);
    const reply = own.replies.length > 1 ? own.replies.shift() : own.replies[0];
    if (typeof reply === "function") reply(call, response);
    else sendJson(response, 200, toAnswer(call.path, reply ?? ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    replies,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return own;
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}

/** A status with the error body both protocols have. */
export const refuse =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    sendJson(response, status, { type: "error", error: { type: "some_error", message: "not now" } }, headers);

function toAnswer(path: string, text: string): unknown {
  if (path.endsWith("/messages"))
    return {
      ...{ id: "msg_1", type: "message", role: "assistant", model: "a-model", stop_reason: "end_turn", stop_sequence: null },
      content: [{ type: "text", text }],
      usage: { input_tokens: 10, output_tokens: 10 },
    };
  return {
    ...{ id: "chat-1", object: "chat.completion", created: 1_700_000_000, model: "a-model" },
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
