import { ApiError } from "./api.ts";
import { t } from "./t.ts";

/** What a person reads about a failed call. Where the server is at fault, with the id that support asks for: nobody needs it to mend what they sent. */
export function toErrorText(error: Error | null): string {
  const id = error instanceof ApiError && error.status >= 500 ? error.requestId : null;
  return id === null ? toPlainErrorText(error) : t("errors.withId", { text: toPlainErrorText(error), id });
}

/** The same in few words, for places that pass. */
export function toPlainErrorText(error: Error | null): string {
  if (error instanceof ApiError) return error.text;
  return error instanceof TypeError ? t("errors.offline") : t("errors.system");
}
