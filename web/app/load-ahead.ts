/** Fetched once: when the palette is first opened, or ahead of that once somebody is signed in. */
export const loadPalette = () => import("../features/palette/command-palette.tsx");

/** What must be there at once when it is needed. */
export function loadAhead(): void {
  loadPalette().catch(() => undefined);
}
