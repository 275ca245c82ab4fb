import type { SkillChoice } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { useSkillSearch } from "./use-skill-search.ts";

type AddSkillProps = {
  /** Ids of skills that are there already. */
  held: ReadonlySet<string>;
  /** The resume as it is shown. */
  text: string;
  onAdd(skill: SkillChoice, words: string | null): void;
};

/** A skill that the reading missed: chosen from the taxonomy or in free words, with the words of the page it stands for. */
export function AddSkill({ held, text, onAdd }: AddSkillProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<SkillChoice | null>(null);
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useSkillSearch(chosen === null ? search : "");
  const found = (data?.items ?? []).filter(({ id }) => !held.has(id));
  const isAbsent = words.trim() !== "" && !text.includes(words.trim());
  const restart = () => {
    setChosen(null);
    setSearch("");
    setWords("");
    input.current?.focus();
  };
  const add = () => {
    if (chosen === null || isAbsent) return;
    onAdd(chosen, words.trim() || null);
    restart();
  };
  // Enter would send the form around it.
  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const isNone = search.trim() !== "" && data !== undefined && found.length === 0;
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line px-4 py-3">
      <Field label={t("resumes.correct.skill.add")} {...(error === null ? {} : { error: toErrorText(error) })}>
        <TextInput
          ref={input}
          value={chosen?.name ?? search}
          maxLength={LIMITS.nameChars}
          autoComplete="off"
          onChange={({ target }) => {
            setChosen(null);
            setSearch(target.value);
          }}
          onKeyDown={onEnter(() => setChosen(chosen ?? found[0] ?? null))}
        />
      </Field>
      <div role="status" className="empty:hidden">
        {chosen !== null || search.trim() === "" ? null : isNone ? (
          <p className="text-ink-2 text-sm">{t("resumes.correct.skill.held")}</p>
        ) : (
          <ul aria-label={t("resumes.correct.skill.found")} className="flex flex-wrap gap-2">
            {found.map((skill) => (
              <li key={skill.id}>
                <ChipButton className="max-w-full whitespace-normal text-start" onClick={() => setChosen(skill)}>
                  {skill.isKnown ? skill.name : t("resumes.correct.skill.free", { words: skill.name })}
                </ChipButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen === null ? null : (
        <>
          <Field
            label={t("resumes.correct.skill.words")}
            hint={t("resumes.correct.skill.wordsHint")}
            error={isAbsent ? t("resumes.correct.skill.absent") : undefined}
          >
            <TextInput
              autoFocus
              value={words}
              maxLength={LIMITS.nameChars}
              autoComplete="off"
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={onEnter(add)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button size="small" aria-disabled={isAbsent} onClick={add}>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("resumes.correct.skill.put", { name: chosen.name })}
            </Button>
            <Button variant="ghost" size="small" onClick={restart}>
              {t("resumes.cancel")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
