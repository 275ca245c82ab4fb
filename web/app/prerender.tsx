import { PRODUCT } from "@fairlead/contracts";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { t } from "../lib/t.ts";
import { createRoutes, loadMatched } from "./routes.tsx";

type Landing = { markup: string; title: string; appTitle: string; description: string };

/** Called by the build: the landing page as markup, and the words of the page's head. */
export async function renderLanding(): Promise<Landing> {
  const routes = createRoutes();
  await loadMatched(routes, "/");
  const markup = renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
  return { markup, title: t("landing.pageTitle", { name: PRODUCT.name }), appTitle: PRODUCT.name, description: t("landing.lead") };
}

/** Called by the build: every address that has a page, such as /analysis/:jobId, so that the server can tell that another has none. */
export const listPagePaths = (routes = createRoutes()): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined || path === "*" ? [] : [path]), ...listPagePaths(children ?? [])]);
