import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { openModels } from "./ai/index.ts";
import type { Config } from "./config/index.ts";
import { openDatabase } from "./db/index.ts";
import { HANDLERS, WORKS } from "./features/index.ts";
import { createHttp, forgetUnfinished, type Services } from "./http/index.ts";
import { type Identity, openIdentity } from "./identity/index.ts";
import { createLogger, type Logger } from "./log/index.ts";
import { openMail } from "./mail/index.ts";
import { type Places, toPlaces } from "./places.ts";
import { createProgress } from "./progress/index.ts";
import { createQueue } from "./queue/index.ts";
import { openReaders, useTaxonomyFile } from "./reading/index.ts";
import { createDiskStore } from "./storage/index.ts";
import { startTidying } from "./tidying.ts";

/** What tests put in another's place. */
export type Overrides = Partial<{ log: Logger; places: Places; now: () => Date; checkAnswers: boolean }>;
export type App = {
  fetch(request: Request): Promise<Response>;
  services: Services;
  /** Who may sign in how; its paths are the whole allow-list under /api/auth. */
  identity: Pick<Identity, "paths" | "config">;
  /** Starts background work and listens; resolves when the product can be used. */
  start(): Promise<{ url: string }>;
  close(): Promise<void>;
};

/** The whole product as one value: everything is wired here. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLogger(config.log);
  const places = overrides.places ?? toPlaces();
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  // The readers use it; a bad file is told here, before anybody waits for one of them.
  if (config.taxonomyFile !== null) await useTaxonomyFile(config.taxonomyFile);
  const { host, port } = config.http;
  const publicUrl = config.http.publicUrl ?? `http://localhost:${port}`;

  const { services, identity, close } = await openServices(config, { ...overrides, log, places, publicUrl });
  const { database, readers } = services;
  let isDraining = true;
  const stopping = new AbortController();
  let stopTidying = () => {};
  const http = createHttp({
    services,
    identity,
    handlers: HANDLERS,
    pagesFolder: existsSync(places.pages) ? places.pages : null,
    publicUrl,
    callsAMinute: config.http.callsAMinute,
    checkAnswers: overrides.checkAnswers ?? false,
    isDraining: () => isDraining,
    stopping: stopping.signal,
  });
  const server = createAdaptorServer({ fetch: http.fetch, serverOptions: SERVER_OPTIONS }) as Server;

  return {
    fetch: async (request) => http.fetch(request),
    services,
    identity,
    async start() {
      if (database.driver === "embedded") await forgetUnfinished(services.db);
      await services.queue.start(WORKS, services);
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
      });
      isDraining = false;
      stopTidying = startTidying(services, identity);
      const url = config.http.publicUrl ?? `http://${host === "127.0.0.1" ? "localhost" : host}:${(server.address() as AddressInfo).port}`;
      log.info("ready", { url, driver: database.driver, folder: config.dataFolder, sandbox: readers.sandbox, pid: process.pid });
      return { url };
    },
    async close() {
      isDraining = true;
      stopTidying();
      stopping.abort();
      await endRequests(server);
      await services.queue.stop();
      await close();
    },
  };
}

type Wiring = { log: Logger; places: Places; publicUrl: string; now?: () => Date };

/** What requests and background work lean on, opened from the ground up; `close` shuts it in the other direction. */
async function openServices(config: Config, { log, places, publicUrl, now = () => new Date() }: Wiring) {
  const { dataFolder } = config;
  const paths = { folder: dataFolder, migrationsFolder: places.migrations, templatePath: places.template };
  const database = await openDatabase({ url: config.databaseUrl, ...paths });
  for (const warning of database.warnings) log.warn(warning);
  const mail = await openMail({ ...config.mail, dataFolder, log });
  log.info("mails go to", { folder: mail.place });
  const identity = await openIdentity({ ...config.identity, database, dataFolder, publicUrl, mail, log });
  const readers = openReaders({ size: config.workers, childPath: places.readerChild, taxonomyFile: config.taxonomyFile ?? undefined });
  const services: Services = {
    database,
    db: database.db,
    queue: createQueue({ database, log }),
    files: await createDiskStore({ folder: join(dataFolder, "files") }),
    progress: createProgress(database),
    readers,
    models: openModels(config.models, log),
    log,
    now,
    samplesFolder: places.samples,
  };
  const close = async () => {
    await Promise.race([identity.idle(), sleep(ANSWER_MS, undefined, { ref: false })]);
    await mail.close();
    await readers.close();
    await database.close();
  };
  return { services, identity, close };
}

/** Takes no more connections; what is being answered may end, and what takes longer than that is cut off. */
async function endRequests(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  // A connection whose answer is out stays open for a next request.
  const timer = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([ended, sleep(ANSWER_MS, undefined, { ref: false })]);
  clearInterval(timer);
  server.closeAllConnections();
}

const ANSWER_MS = 3_000;
/** A peer that sends slowly is cut off; checked every two seconds. */
const SERVER_OPTIONS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 };
