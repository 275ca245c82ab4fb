/** Straight quotes of the engine's sentences as the screen writes them: “under 30”. */
export const toCurly = (text: string): string => text.replace(/(^|[\s([])"/g, "$1“").replace(/"/g, "”");
