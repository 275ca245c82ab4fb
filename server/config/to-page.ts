import { SETTINGS } from "./settings.ts";

/** docs/configuration.md: every setting with what it is for and what holds without it. */
export function toPage(): string {
  const rows = SETTINGS.map(({ name, summary, default: value }) => `| \`${name}\` | ${summary} | ${value === "" ? "" : `\`${value}\``} |`);
  return [
    "# Configuration",
    "",
    "Made by `npm run docs` from `server/config/settings.ts`. Nothing has to be set: `npm start` runs on embedded parts. All faults are listed at once when the product starts.",
    "",
    "| Environment variable | What it is for | Without it |",
    "|---|---|---|",
    ...rows,
    "",
    "Several server processes can share one PostgreSQL when they also share `DATA_FOLDER` (files, and the secret that signs tokens).",
    "",
  ].join("\n");
}
