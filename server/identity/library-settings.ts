import { randomUUID } from "node:crypto";
import { PRODUCT } from "@fairlead/contracts";
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { jwt } from "better-auth/plugins/jwt";
import { type Db, schema } from "../db/index.ts";
import { TOKEN_ALGORITHM } from "./bearer-token.ts";
import type { Installation } from "./installation-secret.ts";
import type { PasswordHasher } from "./password-hasher.ts";

const DAY_SECONDS = 86_400;
const IDLE_DAYS = 14;
const LONGEST_PASSWORD = 256;

export type LibraryOptions = { db: Db; installation: Installation; publicUrl: string; minPassword: number; hasher: PasswordHasher };
type Hooks = {
  hash(password: string): Promise<string>;
  /** What to note of the browser that a session begins in. */
  readSeen(): { userAgent: string | null; ipAddress: string | null } | undefined;
};

export const toIssuer = ({ id }: Installation) => `${PRODUCT.command}:${id}`;

/** How this product runs better-auth. */
export function toSettings({ db, installation, publicUrl, minPassword, hasher }: LibraryOptions, { hash, readSeen }: Hooks) {
  return {
    appName: PRODUCT.name,
    baseURL: new URL(publicUrl).origin,
    secrets: [{ version: 1, value: installation.secret }],
    database: drizzleAdapter(db, { provider: "pg", transaction: true, schema: TABLES }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minPassword,
      maxPasswordLength: LONGEST_PASSWORD,
      password: { hash, verify: ({ hash: hashed, password }) => hasher.verify(hashed, password) },
    },
    session: { expiresIn: IDLE_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // Nothing is ever asked of the other provider again, so that its tokens would only lie about.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ...(readSeen() ?? NOBODY_SAW) } }) } },
      account: { create: { before: async (account) => ({ data: { ...account, ...WITHOUT_TOKENS } }) } },
    },
    verification: { storeIdentifier: "hashed" },
    plugins: [toJwt(installation)],
    advanced: toAdvanced(installation, publicUrl.startsWith("https:")),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}

const NOBODY_SAW = { userAgent: null, ipAddress: null };
const WITHOUT_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

function toJwt(installation: Installation) {
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: TOKEN_ALGORITHM } },
    jwt: {
      issuer: toIssuer(installation),
      audience: installation.id,
      expirationTime: "15m",
      definePayload: ({ session }) => ({ sid: session.id, auth_time: Math.floor(session.createdAt.getTime() / 1000) }),
    },
  });
}

function toAdvanced({ id }: Installation, isHttps: boolean) {
  // Cookies do not know ports: two installations on one machine need two names.
  const own = `${PRODUCT.command}-${id.slice(0, 8)}`;
  const attributes = { secure: isHttps, path: "/", httpOnly: true };
  return {
    // own-origin.ts and attempts.ts stand in front; the library's checks are for its router.
    disableCSRFCheck: true,
    ipAddress: { disableIpTracking: true },
    database: { generateId: () => randomUUID() },
    useSecureCookies: false,
    cookiePrefix: PRODUCT.command,
    cookies: {
      session_token: {
        name: isHttps ? `__Host-${PRODUCT.command}` : own,
        attributes: { ...attributes, sameSite: "strict" },
      },
      /** Comes back along with a redirect from Google, which no strict cookie would. */
      state: {
        name: isHttps ? `__Host-${PRODUCT.command}-state` : `${own}-state`,
        attributes: { ...attributes, sameSite: "lax" },
      },
    },
  } satisfies BetterAuthOptions["advanced"];
}

const TABLES = {
  user: schema.identityUsers,
  session: schema.identitySessions,
  account: schema.identityCredentials,
  verification: schema.identityVerifications,
  jwks: schema.identityKeys,
};
