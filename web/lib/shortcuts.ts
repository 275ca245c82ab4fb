import { useEffect, useRef } from "react";
import { readSession } from "./session.ts";

/** "j", "Enter", "shift+x", "mod+k" (Ctrl, or ⌘ on a Mac), "alt+ArrowUp", "alt+1". */
export type ShortcutMap = Record<string, (event: KeyboardEvent) => void>;

/** On unless the account says otherwise. */
export const singleKeysAreOn = (): boolean => readSession().user?.settings.singleKeyShortcuts !== false;

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
/** Here Enter, Space and arrows already mean something. */
const OWN_KEYS = "button, a[href], summary, input, [role=menuitem], [role=tab], [role=option], [role=slider]";
const isOwnKey = (key: string) => key === "Enter" || key === " " || key.startsWith("Arrow");

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & { code?: string };

export function toShortcut(event: Press): string {
  // With Alt held some keyboards write another character than the digit on the key.
  const digit = event.altKey ? /^Digit(\d)$/.exec(event.code ?? "")?.[1] : undefined;
  const letter = digit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  const isLetter = /^[a-z]$/.test(letter);
  const parts = [
    (event.ctrlKey || event.metaKey) && "mod",
    event.altKey && "alt",
    event.shiftKey && (isLetter || event.key.length > 1) && "shift",
  ];
  return [...parts.filter(Boolean), letter].join("+");
}

/** Whether a key press belongs to somebody else: a field, a dialog, a control, or the person switched single keys off. */
function isTaken(event: KeyboardEvent, shortcut: string): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isSingle = !shortcut.startsWith("mod+") && !shortcut.startsWith("alt+");
  if (event.defaultPrevented || event.isComposing) return true;
  if (!isSingle) return false;
  if (!singleKeysAreOn() || target?.closest(TYPING)) return true;
  if (document.querySelector("[role=dialog][data-state=open], [role=menu][data-state=open]") !== null && !target?.closest("[role=dialog]"))
    return true;
  return isOwnKey(event.key) && target?.closest(OWN_KEYS) !== null && target !== null;
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Keys of a page while it is on the screen. Single keys never fire while typing and can be switched off. `of`: "shell" for
 * keys that hold on every page; a page's own meaning of a key goes first.
 */
export function useShortcuts(map: ShortcutMap, active = true, of: "page" | "shell" = "page"): void {
  const latest = useLatest(map);
  useEffect(() => {
    if (!active) return;
    const place = of === "page" ? document : window;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const shortcut = toShortcut(event);
      const run = latest.current[shortcut];
      if (run === undefined || isTaken(event, shortcut)) return;
      event.preventDefault();
      run(event);
    };
    place.addEventListener("keydown", onKey);
    return () => place.removeEventListener("keydown", onKey);
  }, [active, of, latest]);
}

const SECOND_KEY_MS = 1_500;

/** Two keys in a row: `first`, then within a second and a half, as they were pressed and not as a busy page got to them, one of `map`. Goes before the keys of the page, which may know the second too. */
export function useKeysAfter(first: string, map: ShortcutMap, active = true): void {
  const latest = useLatest(map);
  useEffect(() => {
    if (!active) return;
    let armedUntilMs = 0;
    const onKey = (event: KeyboardEvent) => {
      const shortcut = toShortcut(event);
      const isSecond = event.timeStamp < armedUntilMs;
      if (isTaken(event, shortcut) || document.querySelector("[role=dialog][data-state=open]") !== null) return;
      armedUntilMs = !isSecond && shortcut === first ? event.timeStamp + SECOND_KEY_MS : 0;
      const run = isSecond ? latest.current[shortcut] : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [first, active, latest]);
}
