/** Stands in the pages until the build knows what it built (build.mjs). */
const MARK = "%BUILD%";

/** Which build of the pages this is. */
export const readBuildId = (): string =>
  typeof document === "undefined" ? MARK : (document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? MARK);
