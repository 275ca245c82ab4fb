import type { LiveEvent, StreamMessage } from "@fairlead/contracts";
import { createParser } from "eventsource-parser";
import { ApiError } from "./api-error.ts";
import { type Sender, send } from "./request.ts";

export type StreamState = "connecting" | "open" | "cut";
export type Follow = {
  onEvent(event: LiveEvent): void;
  /** "cut" while there is no connection; the stream then connects again by itself and catches up. */
  onState?(state: StreamState): void;
  signal: AbortSignal;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** The server sends a comment at least every 15 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 40_000;

/** Follows the event stream until `signal` aborts. Returns early only when the server refuses for good (4xx other than 401, 408, 429). */
export async function followEvents(sender: Sender, { onEvent, onState, signal }: Follow): Promise<void> {
  let lastId: string | null = null;
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    onState?.("connecting");
    try {
      const headers: Record<string, string> = { accept: "text/event-stream" };
      if (lastId !== null) headers["last-event-id"] = lastId;
      const silence = new AbortController();
      const response = await send(sender, "streamEvents", { headers, signal: AbortSignal.any([signal, silence.signal]) });
      onState?.("open");
      waitMs = FIRST_WAIT_MS;
      await readMessages(response, silence, (id, message) => {
        if (id !== undefined) lastId = id;
        if (message.type !== "here") onEvent(message);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && isFinal(error.status)) throw error;
    }
    if (signal.aborted) return;
    onState?.("cut");
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

type OnMessage = (id: string | undefined, message: StreamMessage) => void;

async function readMessages(response: Response, silence: AbortController, onMessage: OnMessage): Promise<void> {
  if (response.body === null) return;
  const parser = createParser({ onEvent: ({ id, data }) => onMessage(id, JSON.parse(data) as StreamMessage) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    parser.feed(value);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
  });
}
