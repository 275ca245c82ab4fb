// environment → Config: every setting once, all faults at once, defaults that run with nothing set.

export type { Config, ModelConfig } from "./config.ts";
export { readEnv } from "./read-env.ts";
export { ConfigError, toConfig } from "./to-config.ts";
export { toPage as toConfigurationPage } from "./to-page.ts";
