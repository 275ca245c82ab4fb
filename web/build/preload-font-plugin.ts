import type { Plugin } from "vite";

/** The interface font is asked for with the page, not after the style sheet. */
export function preloadFontPlugin(): Plugin {
  return {
    name: "fairlead-preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /geist-latin-.*[.]woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
