import { createApp } from "./app.ts";
import { ConfigError, readEnv, toConfig } from "./config/index.ts";

const STOP_MS = 14_000;
const EMBEDDED =
  "Data is kept in the embedded database. A power cut can cost the last moments of work; PostgreSQL (DATABASE_URL) keeps them.";

async function main(): Promise<void> {
  const config = toConfig(readEnv());
  const app = await createApp(config);
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (config.databaseUrl === null) app.services.log.info(EMBEDDED);
  const { url } = await app.start();
  // The address comes last, where the eye is.
  process.stderr.write(`\n  Fairlead is ready. Its data lies in ${config.dataFolder}. Stop it with Ctrl C.\n  Open ${url}\n\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
