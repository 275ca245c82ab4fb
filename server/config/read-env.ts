import { SETTINGS } from "./settings.ts";

export type Env = Partial<Record<string, string>>;

/** The settings of the product found in the environment, trimmed; an empty one counts as not set. The only reader of the environment. */
export function readEnv(source: Env = process.env): Env {
  const names = SETTINGS.map(({ name }) => name);
  return Object.fromEntries(names.flatMap((name) => (source[name]?.trim() ? [[name, source[name].trim()]] : [])));
}
