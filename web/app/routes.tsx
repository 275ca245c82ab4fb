import { matchRoutes, type RouteObject } from "react-router";
import { GUARDED } from "./guarded.ts";
import { PageBoundary, RouteError } from "./page-boundary.tsx";
import { PageLoading } from "./page-loading.tsx";
import { Shell } from "./shell.tsx";

type Page = () => Promise<{ Component: () => React.ReactNode }>;
const page = (path: string, lazy: Page): RouteObject => ({ path, lazy });

/** Behind sign-in; the guard, the query cache and the tooltips come with the first of them. */
const SIGNED_IN: RouteObject[] = [
  page("/upload", () => import("../pages/upload.tsx").then((m) => ({ Component: m.UploadPage }))),
  page("/job-description", () => import("../pages/job-description.tsx").then((m) => ({ Component: m.JobDescriptionPage }))),
  page("/bias-detection", () => import("../pages/pick-bias.tsx").then((m) => ({ Component: m.PickBiasPage }))),
  page("/bias-detection/:jobId", () => import("../pages/bias-detection.tsx").then((m) => ({ Component: m.BiasDetectionPage }))),
  page("/analysis", () => import("../pages/pick-analysis.tsx").then((m) => ({ Component: m.PickAnalysisPage }))),
  page("/analysis/:jobId", () => import("../pages/analysis.tsx").then((m) => ({ Component: m.AnalysisPage }))),
  page("/interview", () => import("../pages/pick-interview.tsx").then((m) => ({ Component: m.PickInterviewPage }))),
  page("/interview/:resumeId/:jobId", () => import("../pages/interview.tsx").then((m) => ({ Component: m.InterviewPage }))),
  page("/my-resumes", () => import("../pages/my-resumes.tsx").then((m) => ({ Component: m.MyResumesPage }))),
  page("/my-analyses", () => import("../pages/my-analyses.tsx").then((m) => ({ Component: m.MyAnalysesPage }))),
  page("/profile", () => import("../pages/profile.tsx").then((m) => ({ Component: m.ProfilePage }))),
  page("/sdk-tokens", () => import("../pages/sdk-tokens.tsx").then((m) => ({ Component: m.SdkTokensPage }))),
];

/** Made anew for every router, because `loadMatched` writes into it. */
export function createRoutes(): RouteObject[] {
  const pages: RouteObject[] = [
    page("/", () => import("../pages/landing.tsx").then((m) => ({ Component: m.LandingPage }))),
    page("/auth", () => import("../pages/auth.tsx").then((m) => ({ Component: m.AuthPage }))),
    page("/privacy-policy", () => import("../pages/policies.tsx").then((m) => ({ Component: m.PrivacyPolicyPage }))),
    page("/terms-of-service", () => import("../pages/policies.tsx").then((m) => ({ Component: m.TermsOfServicePage }))),
    page("/feedback", () => import("../pages/feedback.tsx").then((m) => ({ Component: m.FeedbackPage }))),
    {
      handle: GUARDED,
      lazy: () => import("./signed-in.tsx").then((m) => ({ Component: m.SignedIn })),
      children: SIGNED_IN.map((route) => ({ ...route })),
    },
    page("*", () => import("../pages/not-found.tsx").then((m) => ({ Component: m.NotFoundPage }))),
  ];
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      children: [{ Component: PageBoundary, ErrorBoundary: RouteError, HydrateFallback: PageLoading, children: pages }],
    },
  ];
}

/** Loads the code of a path's page beforehand, so that the first render is already complete. */
export async function loadMatched(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const { lazy, ...loaded } = { lazy: undefined, ...(await route.lazy()) };
    delete route.lazy;
    Object.assign(route, loaded);
  }
}
