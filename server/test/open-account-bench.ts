import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountsHandlers } from "../features/accounts/index.ts";
import { feedbackHandlers } from "../features/feedback/index.ts";
import { privacyHandlers } from "../features/privacy/index.ts";
import { createHttp, type HandledName, type Handlers, type Services } from "../http/index.ts";
import { createLogger } from "../log/index.ts";
import { type Driver, openTestDatabase } from "./open-test-database.ts";
import { openTestIdentity } from "./open-test-identity.ts";

const ORIGIN = "http://localhost:4000";
export const PASSWORD = "a quiet harbour at dawn";
type Options = { body?: unknown; headers?: Record<string, string>; address?: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Answer = { status: number; headers: Headers; json: any };
export type Member = { uid: string; email: string; cookie: string; headers: { authorization: string } };

/** The operations of accounts and feedback over real accounts and a real database, with a clock that can be moved. */
export async function openAccountBench(driver: Driver) {
  const database = await openTestDatabase(driver);
  const folder = await mkdtemp(join(tmpdir(), "fairlead-account-bench-"));
  const log = createLogger({ level: "error" });
  const identity = await openTestIdentity({ database, dataFolder: folder, log });
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const services = { database, db: database.db, log, now, queue: { waiting: async () => 0 } } as unknown as Services;
  const http = createHttp({
    services,
    identity,
    handlers: { ...accountsHandlers, ...feedbackHandlers, ...privacyHandlers } as unknown as Handlers<HandledName>,
    pagesFolder: null,
    publicUrl: ORIGIN,
    callsAMinute: 100_000,
    checkAnswers: true,
    isDraining: () => false,
    stopping: new AbortController().signal,
  });
  const ask = async (method: string, path: string, { body, headers = {}, address = "192.0.2.1" }: Options = {}): Promise<Answer> => {
    const init = {
      method,
      headers: { origin: ORIGIN, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const response = await http.request(`${ORIGIN}/api/${path}`, init, { incoming: { socket: { remoteAddress: address } } });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text === "" ? null : JSON.parse(text) };
  };
  const toMember = async (uid: string, email: string, { headers }: Answer): Promise<Member> => {
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { json } = await ask("GET", "auth/token", { headers: { cookie } });
    return { uid, email, cookie, headers: { authorization: `Bearer ${json.token}` } };
  };
  return {
    database,
    clock,
    ask,
    async signUp(): Promise<Member> {
      const email = `${randomUUID()}@example.com`;
      const answer = await ask("POST", "auth/sign-up/email", { body: { name: "Mara Ortiz", email, password: PASSWORD } });
      return toMember(answer.json.user.uid, email, answer);
    },
    /** In another browser. */
    async signIn({ uid, email }: Pick<Member, "uid" | "email">, agent: string, password = PASSWORD): Promise<Member> {
      const headers = { "user-agent": agent };
      const answer = await ask("POST", "auth/sign-in/email", { headers, body: { email, password } });
      return toMember(uid, email, answer);
    },
    async close() {
      await identity.idle();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type AccountBench = Awaited<ReturnType<typeof openAccountBench>>;
