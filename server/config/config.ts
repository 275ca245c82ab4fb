/** How this installation runs. What is not configured is null, or its embedded default. */
export type Config = {
  http: { host: string; port: number; publicUrl: string | null; callsAMinute: number };
  dataFolder: string;
  taxonomyFile: string | null;
  databaseUrl: string | null;
  identity: {
    driver: "embedded" | "firebase";
    minPassword: number;
    signUpsPerHour: number;
    hideAccounts: boolean;
    tokenSync: boolean;
    google: { clientId: string; clientSecret: string; issuer: string } | null;
    firebase: {
      /** Empty where nothing is configured. */
      provider: { apiKey: string; authDomain: string; projectId: string; appId: string };
      emulatorHost: string | null;
      isProduction: boolean;
    };
  };
  /** Language models in the order they are asked: none, a primary, or a primary and a secondary. */
  models: readonly ModelConfig[];
  mail: { smtpUrl: string | null; from: string };
  workers: number;
  log: { level: "debug" | "info" | "warn" | "error" };
};

/** `key`: null where the server asks for none. `url`: null is the usual address of the kind. */
export type ModelConfig = { kind: (typeof MODEL_KINDS)[number]; model: string; key: string | null; url: string | null };
export const MODEL_KINDS = ["openai", "anthropic", "ollama"] as const;
