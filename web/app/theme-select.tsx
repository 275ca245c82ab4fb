import { type MessageKey, t } from "../lib/t.ts";
import { setTheme, type ThemeChoice, useTheme } from "../lib/theme.ts";

const CHOICES: readonly { value: ThemeChoice; name: MessageKey }[] = [
  { value: "system", name: "shell.theme.system" },
  { value: "light", name: "shell.theme.light" },
  { value: "dark", name: "shell.theme.dark" },
];

/** The colours: as the system has them, light or dark. */
export function ThemeSelect({ className }: { className: string }) {
  const choice = useTheme();
  return (
    <select
      aria-label={t("shell.theme.label")}
      value={choice}
      onChange={(event) => setTheme(event.target.value as ThemeChoice)}
      className={className}
    >
      {CHOICES.map(({ value, name }) => (
        <option key={value} value={value}>
          {t(name)}
        </option>
      ))}
    </select>
  );
}
