import { expect, test } from "vitest";
import { ConfigError, readEnv, toConfig } from "./index.ts";

test("with nothing set the product runs on its embedded parts", () => {
  const config = toConfig(readEnv({}));
  expect(config.databaseUrl).toBeNull();
  expect(config.http).toEqual({ host: "127.0.0.1", port: 3000, publicUrl: null, callsAMinute: 1200 });
  expect(config.identity.minPassword).toBe(6);
});

test("all faults are listed at once, without the values", () => {
  const env = readEnv({ PORT: "none", DATABASE_URL: "mysql://user:secret@example.com", AUTH_MIN_PASSWORD: "3", LOG_LEVEL: "loud" });
  let fault: unknown;
  try {
    toConfig(env);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(ConfigError);
  const { faults, message } = fault as ConfigError;
  expect(faults.map((line) => line.split(" ")[0])).toEqual(
    expect.arrayContaining(["PORT", "DATABASE_URL", "AUTH_MIN_PASSWORD", "LOG_LEVEL"]),
  );
  expect(message).not.toContain("secret");
});

test("names that are no settings and blank values are left out", () => {
  expect(readEnv({ HOME: "/root", PORT: " 4000 ", HOST: "  " })).toEqual({ PORT: "4000" });
});

test.each<[Record<string, string>, RegExp | null]>([
  [{ GOOGLE_CLIENT_ID: "an-id" }, /^GOOGLE_CLIENT_SECRET must be set/],
  [{ GOOGLE_CLIENT_SECRET: "a-secret" }, /^GOOGLE_CLIENT_ID must be set/],
  [{ GOOGLE_CLIENT_ID: "an-id", GOOGLE_CLIENT_SECRET: "a-secret", GOOGLE_ISSUER: "https://accounts.example.com" }, /^GOOGLE_ISSUER/],
  [{ GOOGLE_CLIENT_ID: "an-id", GOOGLE_CLIENT_SECRET: "a-secret", GOOGLE_ISSUER: "http://127.0.0.1:4010" }, null],
  [{ GOOGLE_CLIENT_ID: "an-id", GOOGLE_CLIENT_SECRET: "a-secret" }, null],
  [{ SMTP_URL: "mail.example.com:25" }, /^SMTP_URL must be an address that starts with smtp:/],
  [{ SMTP_URL: "smtps://user:pass@mail.example.com" }, null],
  [{ PUBLIC_URL: "fairlead.example.com" }, /^PUBLIC_URL/],
  [{ AI_PRIMARY: "oracle", AI_PRIMARY_MODEL: "large" }, /^AI_PRIMARY must be one of openai, anthropic, ollama/],
  [{ AI_PRIMARY: "ollama" }, /^AI_PRIMARY_MODEL must be set/],
  [{ AI_PRIMARY: "openai", AI_PRIMARY_MODEL: "large" }, /^AI_PRIMARY_KEY must be set/],
  [{ AI_PRIMARY_KEY: "a-key" }, /^AI_PRIMARY must be set, because AI_PRIMARY_KEY is/],
  [{ AI_PRIMARY: "ollama", AI_PRIMARY_MODEL: "small", AI_PRIMARY_URL: "localhost:11434" }, /^AI_PRIMARY_URL/],
  [{ AI_SECONDARY: "ollama", AI_SECONDARY_MODEL: "small" }, /^AI_PRIMARY must be set, because AI_SECONDARY is/],
  [{ AI_PRIMARY: "openai", AI_PRIMARY_MODEL: "large", AI_PRIMARY_KEY: "a-key", AI_SECONDARY: "ollama", AI_SECONDARY_MODEL: "small" }, null],
  [{ AUTH_DRIVER: "ldap" }, /^AUTH_DRIVER must be one of embedded, firebase/],
])("%j: %s", (env, fault) => {
  const faults = (() => {
    try {
      toConfig(readEnv(env));
      return [];
    } catch (error) {
      return (error as ConfigError).faults;
    }
  })();
  expect(faults).toEqual(fault === null ? [] : [expect.stringMatching(fault)]);
});
