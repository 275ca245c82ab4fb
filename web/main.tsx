import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createRoutes, loadMatched } from "./app/routes.tsx";
import { startSession } from "./lib/session.ts";
import "./ui/styles.css";

// The dialogs' scroll lock looks here for the nonce of its style element.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

const element = document.getElementById("root");
if (element === null) throw new Error("Root element not found");

void startSession();
const routes = createRoutes();
const isPrerendered = element.firstElementChild !== null;
if (isPrerendered) await loadMatched(routes, location.pathname);
const page = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
if (isPrerendered) hydrateRoot(element, page);
else createRoot(element).render(page);
