import type { LiveEvent } from "@fairlead/contracts";
import type { StreamState } from "@fairlead/sdk";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { client } from "./api.ts";
import { whenSignedOut } from "./session.ts";

type OnEvent = (event: LiveEvent) => void;

const subscribers = new Set<OnEvent>();
const stateListeners = new Set<() => void>();
let state: StreamState = "connecting";
let stopStream: AbortController | null = null;

function setState(next: StreamState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

/** One stream per tab, open while somebody listens; the client connects again by itself and catches up. */
function open(): void {
  if (stopStream !== null) return;
  stopStream = new AbortController();
  const { signal } = stopStream;
  const onEvent: OnEvent = (event) => {
    for (const subscriber of subscribers) subscriber(event);
  };
  client.streamEvents({ onEvent, onState: setState, signal }).catch(() => {
    if (!signal.aborted) setState("cut");
  });
}

function close(): void {
  stopStream?.abort();
  stopStream = null;
}
whenSignedOut(close);

/** Tells what changed on the server until the returned function is called. */
export function subscribeLive(onEvent: OnEvent): () => void {
  subscribers.add(onEvent);
  open();
  return () => {
    subscribers.delete(onEvent);
    if (subscribers.size === 0) close();
  };
}

/** Calls `onEvent` for every live event while the component is there; it may be a new function at each render. */
export function useLive(onEvent: OnEvent): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => subscribeLive((event) => latest.current(event)), []);
}

function subscribeState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** "cut" means: what the screen shows may be old. */
export const useLiveState = (): StreamState =>
  useSyncExternalStore(
    subscribeState,
    () => state,
    () => "connecting",
  );

const CUT_SHOWN_MS = 3_000;

/** Whether the stream has been cut for so long that a person should know; a new connection is made within a moment most times. */
export function useIsCut(): boolean {
  const isCut = useLiveState() === "cut";
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isCut), isCut ? CUT_SHOWN_MS : 0);
    return () => clearTimeout(timer);
  }, [isCut]);
  return isShown && isCut;
}
