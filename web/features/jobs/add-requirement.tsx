import type { Importance } from "@fairlead/contracts";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { toCurly } from "../../lib/curly.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Select, TextInput } from "../../ui/field.tsx";
import { IMPORTANCES, type Known } from "./requirement-groups.ts";
import type { AddedWords } from "./use-new-job.ts";

const NAME_CHARS = 80;

type AddRequirementProps = {
  /** What is there under these words already. */
  find(name: string): Known | null;
  readWords(name: string): Promise<AddedWords>;
  onAdd(name: string, importance: Importance, spoken: AddedWords["spoken"]): void;
  onShow(id: string): void;
};

/** A line to add what the text does not say, or what was not read. What is there already is pointed to. */
export function AddRequirement({ find, readWords, onAdd, onShow }: AddRequirementProps) {
  const [name, setName] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const known = asked === null || asked !== name ? null : find(asked);
  const [importance, setImportance] = useState<Importance>("should");
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const add = async () => {
    if (name.trim() === "" || isAsking) return;
    if (find(name) !== null) {
      setAsked(name);
      return;
    }
    setAsking(true);
    const { refusal, spoken } = await readWords(name).catch(() => ({ refusal: null, spoken: null }));
    setAsking(false);
    if (refusal !== null) {
      setRefused({ name, reason: refusal });
      return;
    }
    onAdd(name, importance, spoken);
    // What was typed meanwhile is the next one.
    setName((now) => (now === name ? "" : now));
  };
  // Not a form of its own: it stands inside the form of the page.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <Field label={t("jobs.add.label")} className="min-w-0 flex-1 basis-full">
        <TextInput value={name} maxLength={NAME_CHARS} onChange={(event) => setName(event.target.value)} onKeyDown={onKey} />
      </Field>
      <Field label={t("jobs.add.importance")} hideLabel>
        <Select value={importance} onChange={(event) => setImportance(event.target.value as Importance)}>
          {IMPORTANCES.map((one) => (
            <option key={one} value={one}>
              {t(`jobs.importance.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={() => void add()} busy={isAsking} aria-disabled={name.trim() === "" || isAsking}>
        <Plus size={16} aria-hidden="true" />
        {t("jobs.add.button")}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {refused?.name === name ? (
          <p className="wrap-anywhere rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">{toCurly(refused.reason)}</p>
        ) : null}
        {known === null ? null : (
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">
            <span className="min-w-0 flex-1 basis-40">
              {t("jobs.add.known", { name: known.name, importance: t(`jobs.importance.${known.importance}`) })}
            </span>
            <Button
              size="small"
              onClick={() => {
                setName("");
                onShow(known.id);
              }}
            >
              {t("jobs.add.show")}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
