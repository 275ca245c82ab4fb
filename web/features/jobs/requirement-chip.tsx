import type { Importance, RequirementWeight } from "@fairlead/contracts";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { Popover } from "../../ui/popover.tsx";
import type { Edit } from "./requirement-edits.ts";
import { IMPORTANCES, WEIGHT_OF } from "./requirement-groups.ts";

const YEARS_MOST = 50;
const TONES: Record<Importance, string> = {
  must: "border-transparent bg-primary-soft text-on-primary-soft",
  should: "border-line-strong text-ink",
  nice: "border-line-strong border-dashed text-ink-2",
};

const FAULTY = "border-danger bg-danger-soft text-on-danger-soft";

type RequirementChipProps = {
  id: string;
  name: string;
  /** What stands behind the name, for example "3+ years". */
  note?: string;
  importance: Importance;
  /** Stands in no group that tells its importance, so the chip does. */
  showsImportance?: boolean;
  /** Where it is said what is wrong with it. */
  faultId?: string;
  /** Where it was read; "" when a person added it. */
  quote: string;
  /** undefined: it is no row beside others, so it has no weight. `value`: undefined where its importance decides. */
  weight?: { value: RequirementWeight | undefined };
  /** undefined: it is no choice. `value`: how many of its `ways` are needed. */
  needed?: { value: number; ways: number };
  /** undefined: it has no years. */
  years?: { value: number | undefined; optional: boolean };
  onEdit(edit: Edit): void;
  onRemove(): void;
};

/** One thing the job asks for: press it to change it, the cross removes it. */
export function RequirementChip({
  id,
  name,
  note,
  importance,
  showsImportance = false,
  faultId,
  quote,
  weight,
  needed,
  years,
  onEdit,
  onRemove,
}: RequirementChipProps) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(importance);
  // Another importance is another group: the chip moves there when the person is done with it.
  const setOpenAndSave = (next: boolean) => {
    setOpen(next);
    if (next) setPicked(importance);
    else if (picked !== importance) {
      onEdit({ importance: picked, ...(weight?.value === WEIGHT_OF[picked] ? { weight: null } : {}) });
      focusChip((chips) => chips.find(({ dataset }) => dataset.chip === id));
    }
  };
  const remove = () => {
    const at = listChips().findIndex(({ dataset }) => dataset.chip === id);
    onRemove();
    focusChip((chips) => chips[at] ?? chips.at(-1));
  };
  const label = note === undefined ? name : `${name} · ${note}`;
  const origin = quote === "" ? t("jobs.chip.addedByHand") : t("jobs.chip.readFrom", { quote: shorten(quote) });
  const face = (
    <button
      type="button"
      data-chip={id}
      aria-describedby={faultId}
      aria-label={t("jobs.chip.edit", { name: label, importance: t(`jobs.importance.${importance}`) })}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") remove();
      }}
      className="wrap-anywhere min-h-6 rounded-s-full py-0.5 ps-2.5 pe-1 text-start coarse:min-h-11"
    >
      {showsImportance ? `${label} · ${t(`jobs.importance.${importance}`)}` : label}
    </button>
  );
  return (
    <span
      className={classes(
        "inline-flex max-w-full items-center rounded-full border font-medium text-sm",
        faultId === undefined ? TONES[importance] : FAULTY,
      )}
    >
      <Popover open={open} onOpenChange={setOpenAndSave} label={t("jobs.chip.editor", { name })} trigger={face} tip={origin}>
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="wrap-anywhere mt-0.5 mb-3 text-ink-2 text-sm">{origin}</p>
        <ImportanceChoice name={name} value={picked} onChange={setPicked} />
        {weight === undefined ? null : (
          <WeightChoice
            name={name}
            value={weight.value ?? WEIGHT_OF[picked]}
            onChange={(next) => onEdit({ weight: next === WEIGHT_OF[picked] ? null : next })}
          />
        )}
        {needed === undefined ? null : (
          <NeededChoice name={name} {...needed} onChange={(next) => onEdit({ atLeast: next === 1 ? null : next })} />
        )}
        {years === undefined ? null : <YearsField {...years} onChange={(minYears) => onEdit({ minYears })} />}
        <div className="mt-3 flex justify-between gap-2">
          <Button variant="ghost" size="small" onClick={remove}>
            {t("jobs.chip.removeWord")}
          </Button>
          <Button size="small" onClick={() => setOpenAndSave(false)}>
            {t("jobs.chip.done")}
          </Button>
        </div>
      </Popover>
      <button
        type="button"
        onClick={remove}
        aria-label={t("jobs.chip.remove", { name })}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-ink coarse:size-11"
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

const listChips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-chip]")];

/** Brings a chip in sight and the focus to it. */
export const showChip = (id: string): void => {
  const chip = listChips().find(({ dataset }) => dataset.chip === id);
  chip?.scrollIntoView({ block: "nearest" });
  chip?.focus();
};

/** A chip that moved or went away hands the focus on once the list is drawn again. */
function focusChip(pick: (chips: HTMLElement[]) => HTMLElement | undefined): void {
  requestAnimationFrame(() => pick(listChips())?.focus({ preventScroll: true }));
}

const QUOTE_CHARS = 160;
const shorten = (quote: string): string => (quote.length <= QUOTE_CHARS ? quote : `${quote.slice(0, QUOTE_CHARS).trimEnd()}…`);

/** Must, should, nice as three buttons of which one is on. */
export function ImportanceChoice({ name, value, onChange }: { name: string; value: Importance; onChange(value: Importance): void }) {
  return (
    <fieldset>
      <legend className="sr-only">{t("jobs.chip.importance", { name })}</legend>
      <Segments all={IMPORTANCES} value={value} onChange={onChange} toText={(one) => t(`jobs.importance.${one}`)} />
    </fieldset>
  );
}

const WEIGHTS: readonly RequirementWeight[] = [1, 2, 3];
type WeightChoiceProps = { name: string; value: RequirementWeight; onChange(value: RequirementWeight): void };

/** How much the row counts beside the others; its importance sets it until a person does. */
function WeightChoice({ name, value, onChange }: WeightChoiceProps) {
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 font-medium text-sm">
        {t("jobs.chip.weight")}
        <span className="sr-only"> {name}</span>
      </legend>
      <Segments all={WEIGHTS} value={value} onChange={onChange} toText={String} />
    </fieldset>
  );
}

/** The contract counts no more of a choice. */
const MOST_NEEDED = 10;
type NeededChoiceProps = { name: string; value: number; ways: number; onChange(value: number): void };

/** How many of a choice are needed. */
function NeededChoice({ name, value, ways, onChange }: NeededChoiceProps) {
  const all = Array.from({ length: Math.min(ways, MOST_NEEDED) }, (_, at) => at + 1);
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 font-medium text-sm">
        {t("jobs.chip.needed")}
        <span className="sr-only"> {name}</span>
      </legend>
      <Segments all={all} value={value} onChange={onChange} toText={String} />
    </fieldset>
  );
}

type SegmentsProps<T> = { all: readonly T[]; value: T; onChange(value: T): void; toText(value: T): string };

function Segments<T extends string | number>({ all, value, onChange, toText }: SegmentsProps<T>) {
  const group = useId();
  return (
    <div className="flex rounded-control border border-line-strong p-0.5">
      {all.map((one) => (
        <label
          key={one}
          className="flex-1 cursor-pointer rounded-nav px-1.5 py-1 text-center text-sm has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[:checked]:font-medium has-[:checked]:text-on-primary-soft coarse:py-3"
        >
          <input type="radio" name={group} className="sr-only" checked={one === value} onChange={() => onChange(one)} />
          {toText(one)}
        </label>
      ))}
    </div>
  );
}

type YearsFieldProps = { value: number | undefined; optional: boolean; onChange(years: number | null): void };

function YearsField({ value, optional, onChange }: YearsFieldProps) {
  const [words, setWords] = useState(value === undefined ? "" : String(value));
  const read = (next: string) => {
    setWords(next);
    const years = Number(next.replace(",", "."));
    if (next.trim() === "") {
      if (optional) onChange(null);
    } else if (Number.isFinite(years) && years >= 0 && years <= YEARS_MOST) onChange(Math.round(years * 10) / 10);
  };
  return (
    <Field label={t("jobs.chip.years")} {...(optional ? { hint: t("jobs.chip.yearsHint") } : {})} className="mt-3">
      <TextInput inputMode="decimal" value={words} onChange={(event) => read(event.target.value)} className="max-w-24" />
    </Field>
  );
}
