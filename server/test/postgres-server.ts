import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const DEBIAN = "/usr/lib/postgresql";
const START_MS = 20_000;
/** PostgreSQL refuses to run as root. */
const OTHER_USER = "postgres";

export type PostgresServer = {
  toUrl(database: string): string;
  /** Stops without any goodbye, as a crash would, and starts again on the same port and data. */
  crash(): Promise<void>;
  stop(): void;
};

/** The folder of PostgreSQL's programs, or what is missing. */
export function findPostgres(): { folder: string } | { missing: string } {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
  return folder ? { folder } : { missing: `PostgreSQL is not installed in ${DEBIAN}` };
}

/** A PostgreSQL of our own on a free port of loopback, with its data in a folder for temporary files. It dies with this process. */
export async function startPostgres(): Promise<PostgresServer> {
  const found = findPostgres();
  if ("missing" in found) throw new Error(found.missing);
  const folder = mkdtempSync(join(tmpdir(), "fairlead-postgres-"));
  const user = toUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"] : [];
  const data = join(folder, "data");
  const words = ["-D", data, "-U", "fairlead", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  execFileSync("setpriv", [...as, join(found.folder, "initdb"), ...words], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const port = await findFreePort();
  const settings = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    "fsync = off",
    "max_connections = 200",
  ];
  writeFileSync(join(data, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  const toUrl = (database: string) => `postgres://fairlead@127.0.0.1:${port}/${database}`;

  let child: ChildProcess;
  const start = async () => {
    const program = [...as, "--pdeathsig=KILL", join(found.folder, "postgres"), "-D", data];
    child = spawn("setpriv", program, { cwd: folder, stdio: "ignore" });
    await waitUntilUp(toUrl("postgres"), child);
  };
  await start();
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once("exit", stop);
  return {
    toUrl,
    async crash() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGQUIT");
      await ended;
      await start();
    },
    stop() {
      process.removeListener("exit", stop);
      stop();
    },
  };
}

function toUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const ask = (what: string) => Number(execFileSync("id", [what, OTHER_USER], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) throw new Error("PostgreSQL did not start");
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(50);
    }
  }
}
