import type { Settings } from "@fairlead/contracts";
import type { User } from "../../../lib/session.ts";
import { Field, Select } from "../../../ui/field.tsx";
import { SaveMark } from "../save-mark.tsx";
import { useSetting } from "./use-setting.ts";

type Choice = "theme" | "density" | "language";
type SettingSelectProps<K extends Choice> = {
  user: User;
  setting: K;
  label: string;
  options: readonly { value: Settings[K]; label: string }[];
  /** What holds in this browser, where that can differ from the account. */
  here?: Settings[K];
  onChange?(value: Settings[K]): void;
};

export function SettingSelect<K extends Choice>({ user, setting, label, options, here, onChange }: SettingSelectProps<K>) {
  const { value, save } = useSetting(user, setting);
  return (
    <Field label={label} action={<SaveMark state={save} />}>
      <Select
        value={here ?? value}
        onChange={({ target }) => {
          const chosen = target.value as Settings[K];
          onChange?.(chosen);
          save.mutate(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
