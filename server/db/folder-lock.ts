import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Who holds the lock. `born` tells a process from a later one with the same pid; null where the system does not say. */
type Holder = { pid: number; born: string | null };

/** Looking and writing take milliseconds; a gate older than this was left by a process that was killed in between. */
const GATE_MS = 5_000;

/** Makes this process the only one in the folder, until it releases the lock or dies. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "fairlead.lock");
  const own: Holder = { pid: process.pid, born: await findBirth(process.pid) };
  await passGate(`${path}.gate`, async () => {
    const holder = await readHolder(path);
    if (holder !== null && (await isAlive(holder))) {
      throw new Error(`another Fairlead process (pid ${holder.pid}) uses this data folder: ${folder}`);
    }
    const aside = `${path}.${process.pid}`;
    await writeFile(aside, JSON.stringify(own));
    await rename(aside, path);
  });
  return () => rm(path, { force: true });
}

/** One process at a time looks at the lock and takes it. */
async function passGate(gate: string, look: () => Promise<void>): Promise<void> {
  while (!(await makeFolder(gate))) {
    const age = Date.now() - ((await stat(gate).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > GATE_MS) await rmdir(gate).catch(() => undefined);
    else await sleep(50);
  }
  try {
    await look();
  } finally {
    await rmdir(gate).catch(() => undefined);
  }
}

async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const { pid, born } = JSON.parse(await readFile(path, "utf8")) as Partial<Holder>;
    return Number.isInteger(pid) && (pid as number) > 0 ? { pid: pid as number, born: born ?? null } : null;
  } catch {
    return null;
  }
}

async function isAlive({ pid, born }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = await findBirth(pid);
  return born === null || now === null || born === now;
}

/** Boot and clock tick in which a process began (Linux). */
async function findBirth(pid: number): Promise<string | null> {
  try {
    const [line, boot] = await Promise.all([readFile(`/proc/${pid}/stat`, "utf8"), readFile("/proc/sys/kernel/random/boot_id", "utf8")]);
    // The second field, the program's name in brackets, may hold spaces.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [state, started] = [fields[0], fields[19]];
    return state === "Z" || started === undefined ? `${boot.trim()} ended` : `${boot.trim()} ${started}`;
  } catch {
    return null;
  }
}
