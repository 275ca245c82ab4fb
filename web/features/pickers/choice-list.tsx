import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field, TextInput } from "../../ui/field.tsx";

export type Choice = { id: string; to: string; title: string; facts: string };
type ChoiceListProps = { label: string; search: string; choices: readonly Choice[] };

const holds = ({ title, facts }: Choice, query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${facts}`.toLowerCase().includes(word));

/** One of several, each a link; words narrow them. */
export function ChoiceList({ label, search, choices }: ChoiceListProps) {
  const [typed, setTyped] = useState("");
  const query = typed.trim();
  const shown = choices.filter((choice) => holds(choice, query));
  return (
    <>
      <Field label={search} hideLabel className="mb-3">
        <TextInput type="search" value={typed} placeholder={search} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Card>
        {shown.length === 0 ? (
          <EmptyState
            title={t("pickers.nothing", { query })}
            text={t("pickers.nothingText")}
            action={<Button onClick={() => setTyped("")}>{t("pickers.clear")}</Button>}
          />
        ) : (
          <ul aria-label={label}>
            {shown.map(({ id, to, title, facts }) => (
              <li key={id} className="border-line border-t first:border-t-0">
                <Link
                  to={to}
                  className="flex items-center gap-4 px-4 py-3 text-ink no-underline -outline-offset-2 transition-colors duration-120 hover:bg-bg"
                >
                  <span className="min-w-0 flex-1">
                    <span className="wrap-anywhere block font-medium">{title}</span>
                    <span className="block text-ink-2">{facts}</span>
                  </span>
                  <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3 rtl:rotate-180" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
