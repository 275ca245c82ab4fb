import type { Plugin } from "vite";

/**
 * React Router's file names its components by assignment and wraps them in calls that a bundler cannot know to be without
 * effect, so that forms, nav links and scroll keeping travel along unused; its warnings are for developers.
 */
export function routerPlugin(): Plugin {
  return {
    name: "fairlead-router",
    enforce: "pre",
    transform(code, id) {
      if (!/react-router[/]dist[/].*[.]mjs/.test(id)) return null;
      const lean = code
        .replace(/^var (\w+) = (React\d*[.](?:forwardRef|createContext|memo)\()/gm, "var $1 = /* @__PURE__ */ $2")
        .replace(/^\w+[.]displayName = "\w+";$/gm, "")
        .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;");
      return { code: lean, map: null };
    },
  };
}
