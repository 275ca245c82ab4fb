import { useRef } from "react";

/** Where the focus goes when something in the way closes: to what opened it, or to the button of the menu that did. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const menu = active?.closest("[role=menu]");
      const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
      opener.current = button instanceof HTMLElement ? button : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
