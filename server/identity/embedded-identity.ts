import { PRODUCT } from "@fairlead/contracts";
import { createAccountMails } from "./account-mails.ts";
import { removeOldCodes } from "./action-codes.ts";
import { createAttempts } from "./attempts.ts";
import { createBackground } from "./background.ts";
import { readBearer, TOKEN_ALGORITHM } from "./bearer-token.ts";
import { toGoogleRoutes } from "./google/google-routes.ts";
import type { AuthConfig, Identity } from "./identity.ts";
import { type Installation, readInstallation } from "./installation-secret.ts";
import { createKeySet } from "./key-set.ts";
import { createLibrary, type Library } from "./library.ts";
import { type LibraryOptions, toIssuer } from "./library-settings.ts";
import { toMailRoutes } from "./mail-routes.ts";
import type { IdentityOptions, Prepared } from "./open-identity.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { createPeople } from "./people.ts";
import { rememberClaims } from "./remember-claims.ts";
import { createRouter, toConfigRoute } from "./router.ts";
import { toSessionRoutes } from "./session-routes.ts";
import { isLive, removeOldSessions } from "./store.ts";
import { TOKEN_SYNC_PATH, toTokenSyncRoutes } from "./token-sync.ts";

type Opened = { installation: Installation; library: Library; libraryOptions: LibraryOptions };

/** Accounts in this product's own database. The four fields of a provider are its own: key, address, installation, name. */
export async function prepareEmbedded(options: IdentityOptions): Promise<Prepared> {
  const { database, dataFolder, publicUrl, minPassword } = options;
  const installation = await readInstallation(dataFolder);
  const libraryOptions = { db: database.db, installation, publicUrl, minPassword, hasher: createPasswordHasher() };
  const library = createLibrary(libraryOptions);
  const keyId = await proveKey(library, dataFolder);
  return {
    provider: { apiKey: keyId, authDomain: new URL(publicUrl).origin, projectId: installation.id, appId: PRODUCT.command },
    open: async () => openEmbedded(options, { installation, library, libraryOptions }),
  };
}

function openEmbedded(options: IdentityOptions, { installation, library, libraryOptions }: Opened): Identity {
  const { database, publicUrl, mail, log, minPassword, google, tokenSync, now = () => new Date() } = options;
  const { db } = database;
  const findKey = createKeySet(library.readKeys, now);
  const rules = { algorithm: TOKEN_ALGORITHM, issuer: toIssuer(installation), audience: installation.id, findKey, now } as const;
  const background = createBackground(log);
  const mails = createAccountMails({ db, mail, publicUrl, background, now });
  const parts = { db, library, attempts: createAttempts(options), mails, minPassword, now };
  const config: AuthConfig = {
    driver: "embedded",
    google: google !== null,
    minPassword,
    tokenSyncUrl: tokenSync ? TOKEN_SYNC_PATH : null,
    firebase: null,
  };
  const readClaims = rememberClaims((authorization) => readBearer(authorization, rules), now);
  const readToken = async (authorization: string | undefined) => {
    const claims = authorization === undefined ? null : await readClaims(authorization);
    return claims !== null && (await isLive(database, claims, now())) ? claims : null;
  };
  const routes = [
    toConfigRoute(config),
    ...toSessionRoutes(parts),
    ...toMailRoutes(parts),
    ...toGoogleRoutes({ google, libraryOptions, publicUrl, log }),
    ...(tokenSync ? toTokenSyncRoutes({ readToken, secret: installation.secret, publicUrl, now }) : []),
  ];
  return {
    ...createRouter(routes, options),
    config: () => config,
    people: createPeople(parts),
    authenticate: readToken,
    async sweep() {
      await removeOldSessions(db, now());
      await removeOldCodes(db, now());
    },
    idle: background.idle,
  };
}

/** Makes the key at the first start, and fails early when the secret no longer opens it. */
async function proveKey(library: Library, folder: string): Promise<string> {
  const [key] = await library.readKeys();
  await library.sign({ sub: "start" }).catch((cause) => {
    throw new Error(`The signing key in the database was made with another secret. Restore the file "secret" in ${folder}.`, { cause });
  });
  return key?.kid ?? "";
}
