import { PRODUCT } from "@fairlead/contracts";
import { useEffect } from "react";
import { t } from "./t.ts";

/** The title of the tab while the component is there; "" leaves the product's name alone. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = page === "" ? PRODUCT.name : t("shell.pageTitle", { page, name: PRODUCT.name });
  }, [page]);
}
