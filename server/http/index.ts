// operations → routes: who may, is it valid, once only, one error handler, live events, pages.
export { createHttp, type HttpOptions } from "./create-http.ts";
export type { Call, HandledName, Handler, Handlers, Services } from "./handler.ts";
export { forgetOldAnswers, forgetUnfinished } from "./idempotency.ts";
