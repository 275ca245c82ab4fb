// What is only needed once something broke: fetched ahead of need, so that it is here when the network is not.
export { toErrorRecord, toErrorToast } from "../lib/errors/index.ts";
export { ErrorFallback } from "./error-fallback.tsx";
