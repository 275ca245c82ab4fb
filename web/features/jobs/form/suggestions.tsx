import { Plus } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { ChipButton } from "../../../ui/chip.tsx";

type SuggestionsProps = { label: string; items: readonly string[]; onPick(item: string): void };

/** What work in the occupation often holds: nothing of it counts before it is pressed. */
export function Suggestions({ label, items, onPick }: SuggestionsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={t("jobs.suggestions.label", { label })} className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <ChipButton
            onClick={() => onPick(item)}
            aria-label={t("jobs.suggestions.add", { item })}
            className="wrap-anywhere max-w-full whitespace-normal! border-dashed text-start"
          >
            <Plus size={12} aria-hidden="true" className="shrink-0" />
            {item}
          </ChipButton>
        </li>
      ))}
    </ul>
  );
}
