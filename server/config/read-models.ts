import { MODEL_KINDS, type ModelConfig } from "./config.ts";
import type { SettingName } from "./settings.ts";

type Read = (name: SettingName) => string;
type ReadUrl = (name: SettingName, schemes: readonly string[]) => string | null;

/** Language models in the order they are asked; a setting without the ones it needs is a fault. */
export function readModels(text: Read, url: ReadUrl, faults: string[]): ModelConfig[] {
  const primary = readModel("AI_PRIMARY", text, url, faults);
  const secondary = readModel("AI_SECONDARY", text, url, faults);
  if (secondary !== null && primary === null) faults.push("AI_PRIMARY must be set, because AI_SECONDARY is");
  return [primary, secondary].filter((one) => one !== null);
}

function readModel(name: "AI_PRIMARY" | "AI_SECONDARY", text: Read, url: ReadUrl, faults: string[]): ModelConfig | null {
  const [model, key, address] = [text(`${name}_MODEL`), text(`${name}_KEY`), url(`${name}_URL`, ["http:", "https:"])];
  if (text(name) === "") {
    for (const part of ["MODEL", "KEY", "URL"] as const)
      if (text(`${name}_${part}`) !== "") faults.push(`${name} must be set, because ${name}_${part} is`);
    return null;
  }
  const kind = MODEL_KINDS.find((one) => one === text(name));
  if (kind === undefined) faults.push(`${name} must be one of ${MODEL_KINDS.join(", ")}`);
  if (model === "") faults.push(`${name}_MODEL must be set, because ${name} is`);
  if (kind !== undefined && kind !== "ollama" && key === "" && address === null)
    faults.push(`${name}_KEY must be set, because ${name} is ${kind}`);
  return kind === undefined ? null : { kind, model, key: key || null, url: address };
}
