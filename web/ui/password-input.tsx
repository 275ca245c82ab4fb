import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { t } from "../lib/t.ts";
import { TextInput } from "./field.tsx";

/** A password that can be looked at while typing; paste and password managers work. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? "text" : "password"} className="pe-11" />
      <button
        type="button"
        aria-label={t("ui.showPassword")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 inline-grid w-10 place-items-center rounded-control text-ink-2 hover:text-ink coarse:w-11"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
