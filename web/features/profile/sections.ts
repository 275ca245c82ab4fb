/** In the order of the page; the name is the fragment of the address. */
export const SECTIONS = ["account", "settings", "usage", "sessions", "privacy", "activity"] as const;
export type SectionId = (typeof SECTIONS)[number];
