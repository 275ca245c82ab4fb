import { useRef } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";

/** A button that asks for a table from this machine. The same file can be chosen again once it was mended. */
export function SheetChooser({ label, busy, onFile }: { label: string; busy: boolean; onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t("fairness.sheet.file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
