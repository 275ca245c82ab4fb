export const loadToaster = () => import("../ui/toaster.tsx");
export const loadRouteError = () => import("./route-error.tsx");
