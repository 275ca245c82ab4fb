import { AppError } from "@fairlead/contracts";
import type { Db } from "../../db/index.ts";
import type { AuthConfig, Identity } from "../identity.ts";
import { readInstallation } from "../installation-secret.ts";
import type { IdentityOptions, Prepared, ProviderFields } from "../open-identity.ts";
import { createRouter, type Route, toAnswer, toConfigRoute } from "../router.ts";
import { TOKEN_SYNC_PATH, toTokenSyncRoutes } from "../token-sync.ts";
import { toEmulator } from "./emulator.ts";
import { createFirebasePeople, type FirebaseCaller, toSessionId } from "./firebase-people.ts";
import { type FirebasePerson, readFirebaseToken } from "./firebase-token.ts";
import { createGoogleKeys } from "./google-keys.ts";
import { createUserRemover } from "./remove-user.ts";
import { ensureAccount, findSignIn, type KnownSignIn, noteSignIn, removeOld } from "./store.ts";

const LONGEST_SIGN_IN_MS = 90 * 86_400_000;
const NOTE_AGAIN_MS = 600_000;

/** Accounts in a project of Firebase: the browser signs in there, this server checks the tokens. */
export async function prepareFirebase(options: IdentityOptions): Promise<Prepared> {
  const pageSecret = options.tokenSync ? (await readInstallation(options.dataFolder)).secret : null;
  return {
    provider: options.firebase.provider,
    open: async (provider) => createFirebaseIdentity({ ...options, pageSecret }, provider),
  };
}

export type FirebaseOptions = Pick<
  IdentityOptions,
  "database" | "publicUrl" | "minPassword" | "hideAccounts" | "firebase" | "log" | "now"
> & {
  /** Proves the cookie of pages; null where nobody asked for one. */
  pageSecret: string | null;
  /** Where tests keep their keys, and their users. */
  keysUrl?: string;
  serviceUrl?: string;
};

export function createFirebaseIdentity(options: FirebaseOptions, provider: ProviderFields): Identity {
  const { database, firebase, publicUrl, pageSecret, log, now = () => new Date() } = options;
  const { db } = database;
  const emulatorUrl = toEmulator(firebase.emulatorHost, firebase.isProduction);
  if (emulatorUrl !== null)
    log.warn("tokens of the Firebase emulator are accepted: anybody on this machine can be anybody", { url: emulatorUrl });
  else if (firebase.emulatorHost !== null) log.warn("FIREBASE_AUTH_EMULATOR_HOST is ignored: not a loopback address, or production");
  const rules = {
    projectId: provider.projectId,
    isEmulated: emulatorUrl !== null,
    findKey: createGoogleKeys(options.keysUrl),
    now,
  };
  const config: AuthConfig = {
    driver: "firebase",
    google: true,
    minPassword: options.minPassword,
    tokenSyncUrl: pageSecret === null ? null : TOKEN_SYNC_PATH,
    firebase: { ...provider, emulatorUrl },
  };
  const place = { apiKey: provider.apiKey, emulatorUrl, ...(options.serviceUrl ? { serviceUrl: options.serviceUrl } : {}) };
  const people = createFirebasePeople(db, createUserRemover(place, log), now);
  const authenticate = async (authorization: string | undefined): Promise<FirebaseCaller | null> => {
    const person = await readFirebaseToken(authorization, rules);
    if (person === null || !(await enter(db, person, now()))) return null;
    const { uid, signedInAt, issuedAt } = person;
    const token = (authorization ?? "").replace(/^Bearer /i, "");
    return { uid, sessionId: toSessionId(signedInAt), signedInAt, issuedAt, token };
  };
  const signOut = async (request: Request) => {
    const caller = await authenticate(request.headers.get("authorization") ?? undefined);
    if (caller === null) throw new AppError("unauthenticated");
    await people.endSession(caller, toSessionId(caller.signedInAt));
    return toAnswer({ success: true });
  };
  const routes: Route[] = [
    toConfigRoute(config),
    { method: "POST", path: "/api/auth/sign-out", answer: signOut },
    ...(pageSecret === null ? [] : toTokenSyncRoutes({ readToken: authenticate, secret: pageSecret, publicUrl, now })),
  ];
  return {
    ...createRouter(routes, options),
    authenticate,
    people,
    config: () => config,
    sweep: () => removeOld(db, new Date(now().getTime() - LONGEST_SIGN_IN_MS)),
    // Firebase sends the mails.
    async idle() {},
  };
}

/** Whether the sign-in still counts; writes down what is new about it. */
async function enter(db: Db, person: FirebasePerson, now: Date): Promise<boolean> {
  const known = await findSignIn(db, person);
  if (isOver(known, person.signedInAt, now)) return false;
  const { account, signIn } = known;
  const isNamed = account !== null && (account.displayName !== null || person.displayName === null);
  if (signIn === null || !isNamed) await ensureAccount(db, person, now);
  if (signIn === null || now.getTime() - signIn.lastSeenAt.getTime() > NOTE_AGAIN_MS) await noteSignIn(db, person, now);
  return true;
}

function isOver({ signIn, cutoff }: KnownSignIn, signedInAt: Date, now: Date): boolean {
  if (now.getTime() - signedInAt.getTime() > LONGEST_SIGN_IN_MS || (signIn !== null && signIn.endedAt !== null)) return true;
  return cutoff !== null && signedInAt < cutoff.tokensValidAfter && signedInAt.getTime() !== cutoff.kept?.getTime();
}
