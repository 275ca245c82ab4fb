import { t } from "../lib/t.ts";
import { Spinner } from "../ui/spinner.tsx";

/** The one load sign of a page that is not there yet. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center text-primary">
      <Spinner size={28} />
      <span className="sr-only">{t("ui.loading")}</span>
    </div>
  );
}
