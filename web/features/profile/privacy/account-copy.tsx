import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Part } from "../section.tsx";
import { saveJson } from "./save-json.ts";

/** All data about the person themselves, as a file. */
export function AccountCopy() {
  const queries = useQueryClient();
  const copy = useMutation({
    mutationFn: () => client.getAccountCopy({}),
    onSuccess: (all) => {
      saveJson(all, "account", all.madeAt.slice(0, 10));
      void queries.invalidateQueries({ queryKey: ["listActivity"] });
    },
  });
  return (
    <Part title={t("profile.copy.title")} text={t("profile.copy.text")}>
      <Button busy={copy.isPending} onClick={() => copy.mutate()}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("profile.copy.action")}
      </Button>
      <p role="status" className="mt-2 text-success text-sm empty:hidden">
        {copy.isSuccess ? t("profile.copy.done") : null}
      </p>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {copy.error === null ? null : toErrorText(copy.error)}
      </p>
    </Part>
  );
}
