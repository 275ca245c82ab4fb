import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messagesPlugin } from "./build/messages-plugin.ts";
import { preloadFontPlugin } from "./build/preload-font-plugin.ts";
import { routerPlugin } from "./build/router-plugin.ts";

const ROOT = fileURLToPath(new URL(".", import.meta.url)).replace(/[/]$/, "");
// light-dark() and the highlight API are there without a rewrite of the style sheet.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];
const CORE = /node_modules[/](react|react-dom|scheduler|react-router|@lingui[/]core)[/]/;
/** Menus, dialogs and fields of the signed-in pages, and small things that several of them share; in one file, so that the list of files to fetch stays short. */
const PARTS =
  /node_modules[/](@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)[/]|[/]web[/](lib[/](requirement-name|use-throttled|new-id|navigating)|ui[/]share-bar|features[/]accounts[/]display-name)[.]tsx?$/;
const QUERY = /node_modules[/]@tanstack[/](react-query|query-core)[/]/;
const SHELL = /[/]web[/](app[/](shell|page-boundary|page-loading|guarded)|ui[/](card|chip|rich|progress-bar)|lib[/]format)[.]tsx?$/;

export default defineConfig({
  root: ROOT,
  plugins: [messagesPlugin(ROOT), routerPlugin(), react(), tailwindcss(), preloadFontPlugin()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs travels as one file: it packs better than in pieces.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 1 },
            { name: "parts", test: PARTS },
            { name: "query", test: QUERY },
            { name: "shell", test: SHELL },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});
