import type { Config } from "../config/index.ts";
import { ConfigError } from "../config/index.ts";
import type { Database } from "../db/index.ts";
import type { Logger } from "../log/index.ts";
import type { Mail } from "../mail/index.ts";
import { prepareEmbedded } from "./embedded-identity.ts";
import { prepareFirebase } from "./firebase/firebase-identity.ts";
import type { Identity } from "./identity.ts";

/** `publicUrl` is what people open: links of mails and redirects are built from it, never from a request. */
export type IdentityOptions = Config["identity"] & {
  database: Database;
  dataFolder: string;
  publicUrl: string;
  mail: Mail;
  log: Logger;
  now?(): Date;
};

/** The four names that any sign-in provider must have. */
const FIELDS = ["apiKey", "authDomain", "projectId", "appId"] as const;
export type ProviderFields = Record<(typeof FIELDS)[number], string>;
/** A driver that knows its four fields, as far as they are configured, and has opened nothing to the outside yet. */
export type Prepared = { provider: Partial<ProviderFields>; open(provider: ProviderFields): Promise<Identity> };

const DRIVERS: Record<Config["identity"]["driver"], (options: IdentityOptions) => Promise<Prepared>> = {
  embedded: prepareEmbedded,
  firebase: prepareFirebase,
};

/** The driver that the configuration names; fails when one of its four fields is missing. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { provider, open } = await DRIVERS[options.driver](options);
  return open(requireProvider(provider));
}

/** Names all missing fields at once. */
export function requireProvider(provider: Partial<ProviderFields>): ProviderFields {
  const missing = FIELDS.filter((name) => !provider[name]);
  if (missing.length > 0) throw new ConfigError([`Sign-in needs ${FIELDS.join(", ")}; missing: ${missing.join(", ")}`]);
  return provider as ProviderFields;
}
