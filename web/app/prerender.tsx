import { PRODUCT } from "@fairlead/contracts";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { t } from "../lib/t.ts";
import { createRoutes, loadMatched } from "./routes.tsx";

/** Called by the build: the landing page as markup, and the words of the page's head. */
export async function renderLanding(): Promise<{ markup: string; title: string; appTitle: string; description: string }> {
  const routes = createRoutes();
  await loadMatched(routes, "/");
  const markup = renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
  return { markup, title: t("landing.pageTitle", { name: PRODUCT.name }), appTitle: PRODUCT.name, description: t("landing.lead") };
}
