import type { LanguageModel } from "ai";
import type { ModelConfig } from "../config/index.ts";
import { boundedFetch } from "./bounded-fetch.ts";

const OLLAMA = "http://localhost:11434/v1";

/** The model behind a setting. The libraries are loaded only where a model is configured. */
export async function toLanguageModel({ kind, model, key, url }: ModelConfig): Promise<LanguageModel> {
  // The library would write its advice on settings to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { wrapLanguageModel, extractJsonMiddleware } = await import("ai");
  const at = url === null ? {} : { baseURL: url };
  const own = { apiKey: key ?? "none", fetch: boundedFetch };
  const open = async () => {
    if (kind === "anthropic") return (await import("@ai-sdk/anthropic")).createAnthropic({ ...own, ...at })(model);
    if (kind === "openai") return (await import("@ai-sdk/openai")).createOpenAI({ ...own, ...at }).chat(model);
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ name: kind, baseURL: url ?? OLLAMA, fetch: boundedFetch, supportsStructuredOutputs: true })(model);
  };
  // Small models like to put their JSON into a code fence.
  return wrapLanguageModel({ model: await open(), middleware: extractJsonMiddleware() });
}
