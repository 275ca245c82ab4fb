import type { UploadSession } from "@fairlead/contracts";
import type { Ref } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { Field, Select } from "../../../ui/field.tsx";
import { isFiltered, type ListQuery, STATES } from "./list-query.ts";
import { SearchField } from "./search-field.tsx";

type FilterBarProps = {
  asked: ListQuery;
  ask(change: Partial<ListQuery>): void;
  sessions: readonly UploadSession[];
  searchRef: Ref<HTMLInputElement>;
};
export const NO_FILTER = { search: "", state: null, sessionId: null } as const;

/** Search and filters of the list. */
export function FilterBar({ asked, ask, sessions, searchRef }: FilterBarProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField ref={searchRef} search={asked.search} onSearch={(search) => ask({ search })} />
      <Field label={t("resumes.filter.state")} hideLabel className="w-44 max-sm:min-w-28 max-sm:flex-1">
        <Select value={asked.state ?? ""} onChange={({ target }) => ask({ state: STATES.find((state) => state === target.value) ?? null })}>
          <option value="">{t("resumes.filter.anyState")}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`resumes.state.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("resumes.filter.session")} hideLabel className="w-52 max-sm:min-w-28 max-sm:flex-1">
        <Select value={asked.sessionId ?? ""} onChange={({ target }) => ask({ sessionId: target.value || null })}>
          <option value="">{t("resumes.filter.anySession")}</option>
          {sessions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isFiltered(asked) ? (
        <Button variant="ghost" onClick={() => ask(NO_FILTER)}>
          {t("resumes.filter.clear")}
        </Button>
      ) : null}
      <ChipButton pressed={!asked.isFlat} onClick={() => ask({ isFlat: !asked.isFlat })} className="ms-auto">
        {t("resumes.filter.grouped")}
      </ChipButton>
    </search>
  );
}
