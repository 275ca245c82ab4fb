import { LIMITS } from "@fairlead/contracts/limits";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { Loaded } from "../loaded.tsx";
import { Part } from "../section.tsx";
import { CandidateRow } from "./candidate-row.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { type Named, toName, useCandidateCopy, useCandidates } from "./use-candidates.ts";

const REST_MS = 300;

/** Looks one candidate up, for a copy of their data or to erase them. */
export function OneCandidate({ isBlind }: { isBlind: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim());
  const found = useCandidates(search);
  const copy = useCandidateCopy();
  const [asked, setAsked] = useState<Named | null>(null);
  const [gone, setGone] = useState<Named | null>(null);
  // The row that had the focus is gone.
  useEffect(() => {
    if (gone !== null) input.current?.focus();
  }, [gone]);
  const onErased = (candidate: Named) => {
    setGone(candidate);
    setTyped("");
  };
  const said = copy.isSuccess
    ? t("profile.candidate.copied", { name: toName(copy.variables) })
    : gone && t("profile.candidate.erased", { name: toName(gone) });
  return (
    <Part title={t("profile.candidate.title")} text={t("profile.candidate.text")}>
      <Field label={t("profile.candidate.search")} className="max-w-96">
        <TextInput
          ref={input}
          type="search"
          value={typed}
          maxLength={LIMITS.nameChars}
          placeholder={t("profile.candidate.hint")}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {search === "" || typed.trim() === "" ? null : (
        <Loaded query={found} lines={2}>
          {(candidates) => {
            const rows = candidates.filter(({ id }) => id !== gone?.id);
            if (rows.length === 0)
              return (
                <p role="status" className="mt-3 text-ink-2">
                  {t("profile.candidate.none", { search })}
                  {isBlind ? <WhyNobody /> : null}
                </p>
              );
            return (
              <ul aria-label={t("profile.candidate.found")} className="mt-2">
                {rows.map((row) => (
                  <CandidateRow
                    key={row.id}
                    row={row}
                    isCopying={copy.isPending && copy.variables.id === row.id}
                    onCopy={() => copy.mutate(row)}
                    onErase={() => {
                      copy.reset();
                      setAsked(row);
                    }}
                  />
                ))}
              </ul>
            );
          }}
        </Loaded>
      )}
      <p role="status" className="mt-2 text-success empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {copy.error === null ? null : toErrorText(copy.error)}
      </p>
      {asked === null ? null : <EraseDialog candidate={asked} onClose={() => setAsked(null)} onErased={onErased} />}
    </Part>
  );
}

/** Who asks by mail is known by name and address, which lead to nobody under blind review. */
function WhyNobody() {
  return (
    <span className="block">
      {t("profile.candidate.covered")}{" "}
      <Link to={{ hash: "#settings" }} className="text-primary underline coarse:py-3">
        {t("profile.candidate.toSettings")}
      </Link>
    </span>
  );
}

/** What was typed, once the keys rest. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
