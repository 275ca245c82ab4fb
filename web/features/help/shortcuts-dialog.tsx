import { t } from "../../lib/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { KeysTable } from "./keys-table.tsx";

/** What "?" shows. */
export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("help.keys.title")} widthPx={720}>
      <KeysTable />
    </Dialog>
  );
}
