import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Config } from "./config.ts";
import type { Env } from "./read-env.ts";
import { readModels } from "./read-models.ts";
import { SETTINGS, type SettingName } from "./settings.ts";

/** Everything that is wrong with the configuration, one line each. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(["The configuration cannot be used:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
    this.name = "ConfigError";
  }
}

const DEFAULTS = Object.fromEntries(SETTINGS.map(({ name, default: value }) => [name, value]));
const DRIVERS = ["embedded", "firebase"] as const;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Throws ConfigError naming every fault. */
export function toConfig(env: Env): Config {
  const faults: string[] = [];
  const text = (name: SettingName) => env[name] ?? DEFAULTS[name] ?? "";
  const whole = (name: SettingName, lowest: number, highest: number) => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
    faults.push(`${name} must be a whole number from ${lowest} to ${highest}`);
    return lowest;
  };
  const url = (name: SettingName, schemes: readonly string[]) => {
    const value = text(name);
    if (value === "") return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed !== null && schemes.includes(parsed.protocol)) return value;
    faults.push(`${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`);
    return null;
  };
  const level = LEVELS.find((word) => word === text("LOG_LEVEL"));
  if (level === undefined) faults.push(`LOG_LEVEL must be one of ${LEVELS.join(", ")}`);
  const driver = DRIVERS.find((word) => word === text("AUTH_DRIVER"));
  if (driver === undefined) faults.push(`AUTH_DRIVER must be one of ${DRIVERS.join(", ")}`);
  const config: Config = {
    http: {
      host: text("HOST"),
      port: whole("PORT", 0, 65_535),
      publicUrl: url("PUBLIC_URL", ["http:", "https:"]),
      callsAMinute: whole("CALLS_A_MINUTE", 10, 10_000_000),
    },
    dataFolder: resolve(text("DATA_FOLDER")),
    taxonomyFile: text("TAXONOMY_FILE") === "" ? null : resolve(text("TAXONOMY_FILE")),
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"]),
    identity: {
      driver: driver ?? "embedded",
      minPassword: whole("AUTH_MIN_PASSWORD", 6, 64),
      signUpsPerHour: whole("AUTH_SIGN_UPS_PER_HOUR", 1, 10_000),
      hideAccounts: text("AUTH_HIDE_ACCOUNTS") === "true",
      tokenSync: text("AUTH_TOKEN_SYNC") === "true",
      google: readGoogle(text, faults),
      firebase: readFirebase(text, faults),
    },
    models: readModels(text, url, faults),
    mail: { smtpUrl: url("SMTP_URL", ["smtp:", "smtps:"]), from: text("MAIL_FROM") },
    workers: text("WORKERS") === "" ? availableParallelism() : whole("WORKERS", 1, 64),
    log: { level: text("FAIRLEAD_DEBUG") === "true" ? "debug" : (level ?? "info") },
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Null: no sign-in with Google. */
function readGoogle(text: (name: SettingName) => string, faults: string[]): Config["identity"]["google"] {
  const [clientId, clientSecret, issuer] = [text("GOOGLE_CLIENT_ID"), text("GOOGLE_CLIENT_SECRET"), text("GOOGLE_ISSUER")];
  if (clientId === "" && clientSecret === "") return null;
  if (clientId === "") faults.push("GOOGLE_CLIENT_ID must be set, because GOOGLE_CLIENT_SECRET is");
  if (clientSecret === "") faults.push("GOOGLE_CLIENT_SECRET must be set, because GOOGLE_CLIENT_ID is");
  const isOwn = issuer !== DEFAULTS.GOOGLE_ISSUER;
  if (isOwn && !(URL.canParse(issuer) && LOOPBACK.has(new URL(issuer).hostname)))
    faults.push("GOOGLE_ISSUER must be an address on loopback");
  return { clientId, clientSecret, issuer };
}

/** What is missing the driver says; these go into the page's policy and the names of tokens, and must be plain. */
function readFirebase(text: (name: SettingName) => string, faults: string[]): Config["identity"]["firebase"] {
  const plain = (name: SettingName, pattern: RegExp, kind: string) => {
    if (text(name) !== "" && !pattern.test(text(name))) faults.push(`${name} must be ${kind}`);
    return text(name);
  };
  return {
    provider: {
      apiKey: text("FIREBASE_API_KEY"),
      authDomain: plain("FIREBASE_AUTH_DOMAIN", /^[a-z\d.-]+(:\d+)?$/i, "a host name, without https://"),
      projectId: plain("FIREBASE_PROJECT_ID", /^[a-z\d][a-z\d.:-]*$/, "the id of a Firebase project"),
      appId: text("FIREBASE_APP_ID"),
    },
    emulatorHost: text("FIREBASE_AUTH_EMULATOR_HOST") || null,
    isProduction: text("NODE_ENV") === "production",
  };
}
