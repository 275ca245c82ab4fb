/** Fetched once: when the palette is first opened, or ahead of that once somebody is signed in. */
export const loadPalette = () => import("../features/palette/command-palette.tsx");

/** What must be there at once when it is needed: the palette, and toasts, which also say that the network is gone. */
export function loadAhead(): void {
  for (const load of [loadPalette, () => import("../ui/toaster.tsx")]) load().catch(() => undefined);
}
