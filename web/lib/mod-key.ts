import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** What is printed on the key that goes with K: ⌘ on a Mac, Ctrl elsewhere. */
export const useModKey = (): "⌘" | "Ctrl" =>
  useSyncExternalStore(
    never,
    () => (isMac() ? "⌘" : "Ctrl"),
    () => "Ctrl",
  );
