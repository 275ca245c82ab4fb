/** Fetched once: when the palette is first opened, or ahead of that once somebody is signed in. */
export const loadPalette = () => import("../features/palette/command-palette.tsx");
export const loadToaster = () => import("../ui/toaster.tsx");
export const loadRouteError = () => import("./route-error.tsx");

const fetchAll = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => undefined);
};

/** What says that the network is gone must be here before it goes. */
export const loadMessengers = (): void => fetchAll(loadToaster, loadRouteError);

/** What must be there at once when it is needed. */
export const loadAhead = (): void => fetchAll(loadPalette);
