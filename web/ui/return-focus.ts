import { useRef } from "react";

/** What holds buttons and can take the focus when one of them is gone. */
const HOME = "[role=dialog], section[tabindex], main";

/**
 * Where the focus goes when something in the way closes: to what opened it, or to the button of the menu that did; where that is gone
 * and the page has given the focus to nothing else, to what held it.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  const home = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const menu = active?.closest("[role=menu]");
      const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
      opener.current = button instanceof HTMLElement ? button : null;
      home.current = opener.current?.parentElement?.closest<HTMLElement>(HOME) ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else if (document.activeElement === document.body) home.current?.focus();
    },
  };
}
