import type { Settings } from "@fairlead/contracts";
import { useLayoutEffect } from "react";
import { readStored } from "./storage.ts";
import { setTheme } from "./theme.ts";

const THEME_KEY = "theme";

/**
 * Makes the settings of the signed-in person act on the whole page. A theme chosen in this browser goes before the one of the
 * account, which is for browsers that know none yet.
 */
export function useSettings(settings: Settings | null): void {
  const { density, reducedMotion, theme } = settings ?? DEFAULTS;
  // Before anything is painted: rows must not change their height under the eye.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.density = density;
    if (reducedMotion) dataset.motion = "reduced";
    else delete dataset.motion;
  }, [density, reducedMotion]);
  useLayoutEffect(() => {
    if (theme !== "system" && readStored(THEME_KEY) === null) setTheme(theme);
  }, [theme]);
}

/** Nobody is signed in. */
const DEFAULTS: Pick<Settings, "density" | "reducedMotion" | "theme"> = { density: "comfortable", reducedMotion: false, theme: "system" };
