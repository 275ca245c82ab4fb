import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@fairlead/sdk";
import { buildReaderChild, buildTemplate } from "../../scripts/build-server.mjs";
import { type App, createApp, type Overrides } from "../app.ts";
import { toConfig } from "../config/index.ts";
import { toPlaces } from "../places.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

export type TestApp = {
  url: string;
  app: App;
  anonymous: Client;
  /** Signs a new person up and returns a client that acts for them. */
  as(name?: string): Promise<Client & { token: string; email: string }>;
  /** Stops the product and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** The whole product on a free port of loopback, with its own folder and database, answering by its own contract or failing. */
export async function createTestApp(
  options: { databaseUrl?: string; overrides?: Overrides; env?: Record<string, string> } = {},
): Promise<TestApp> {
  const [readerChild, template] = await Promise.all([buildReaderChild(), buildTemplate()]);
  const folder = await mkdtemp(join(tmpdir(), "fairlead-app-"));
  const env = {
    PORT: "0",
    DATA_FOLDER: folder,
    LOG_LEVEL: "error",
    CALLS_A_MINUTE: "1000000",
    AUTH_SIGN_UPS_PER_HOUR: "10000",
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.env,
  };
  const places = { ...toPlaces(), readerChild, template, pages: join(folder, "no-pages") };
  const open = async () => {
    const app = await createApp(toConfig(env), { places, checkAnswers: true, ...options.overrides });
    return { app, url: (await app.start()).url };
  };
  let running = await open();
  return {
    get url() {
      return running.url;
    },
    get app() {
      return running.app;
    },
    get anonymous() {
      return createClient({ baseUrl: running.url });
    },
    async as(name = "Mara Ortiz") {
      const email = `${name.toLowerCase().replace(/\W+/g, ".")}.${randomUUID().slice(0, 8)}@example.com`;
      const { token } = await signUp(running.url, { name, email, password: PASSWORD });
      const client = createClient({ baseUrl: running.url, token: async () => token });
      return { ...client, token, email };
    },
    async restart() {
      await running.app.close();
      running = await open();
    },
    async close() {
      await running.app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
