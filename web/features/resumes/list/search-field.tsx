import { LIMITS } from "@fairlead/contracts/limits";
import { Search } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { useLeaving } from "../../../lib/navigating.ts";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";

const REST_MS = 300;
type SearchFieldProps = { search: string; onSearch(search: string): void; ref: Ref<HTMLInputElement> };

/** Asks when the keys rest, so that a word is one question. */
export function SearchField({ search, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const latest = useRef(onSearch);
  const { isLeavingNow } = useLeaving();
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === asked.current || isLeavingNow()) return;
      asked.current = wanted;
      latest.current(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, isLeavingNow]);
  // Back, or Clear filters: the address changed by itself.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  return (
    <Field label={t("resumes.search.label")} hideLabel className="relative min-w-52 flex-1 max-sm:basis-full sm:max-w-sm">
      <TextInput
        ref={ref}
        type="search"
        value={typed}
        maxLength={LIMITS.nameChars}
        placeholder={t("resumes.search.hint")}
        onChange={({ target }) => setTyped(target.value)}
        className="ps-9"
      />
      <Search
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3"
      />
    </Field>
  );
}
