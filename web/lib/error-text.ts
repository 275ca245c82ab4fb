import { ApiError } from "./api.ts";
import { t } from "./t.ts";

/** What a person reads about a failed call, with the id that support asks for where there is one. */
export function toErrorText(error: Error | null): string {
  if (error instanceof ApiError)
    return error.requestId === null ? error.text : t("errors.withId", { text: error.text, id: error.requestId });
  return error instanceof TypeError ? t("errors.offline") : t("errors.system");
}
