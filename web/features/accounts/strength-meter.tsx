import { type MessageKey, t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";
import { toStrength } from "./password-strength.ts";

const NAMES: readonly MessageKey[] = ["auth.strength.none", "auth.strength.weak", "auth.strength.fair", "auth.strength.strong"];
const COLOURS = ["bg-line-strong", "bg-danger", "bg-partial", "bg-success"];

/** Three bars and a word while a password is typed. */
export function StrengthMeter({ password, minPassword }: { password: string; minPassword: number }) {
  if (password === "") return null;
  const strength = toStrength(password, minPassword);
  return (
    <div className="flex items-center gap-2 text-ink-2 text-sm">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes("h-1 flex-1 rounded-full", step <= strength ? COLOURS[strength] : "bg-line")} />
        ))}
      </span>
      <span>{t(NAMES[strength] ?? "auth.strength.none")}</span>
    </div>
  );
}
