import { useSyncExternalStore } from "react";
import { readStored, store } from "./storage.ts";

export type ThemeChoice = "system" | "light" | "dark";

const KEY = "theme";
const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

function readChoice(): ThemeChoice {
  const stored = readStored(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function apply(): void {
  const choice = readChoice();
  const dark = choice === "dark" || (choice === "system" && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  for (const listener of listeners) listener();
}

export function setTheme(choice: ThemeChoice): void {
  store(KEY, choice);
  apply();
}

/** The other one of what is on the screen now. */
export const toggleTheme = (): void => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) systemIsDark().addEventListener("change", apply);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) systemIsDark().removeEventListener("change", apply);
  };
}

/** The stored choice; the page itself was coloured by public/theme.js before this code ran. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, readChoice, () => "system");
