import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** `largestMb`: the peak of the process that needed most. */
export type Measured = { seconds: number; peakMb: number; largestMb: number; lines: number; code: number | null };

/** Runs a command to its end: wall time, and the largest sum of resident memory over its whole process tree. */
export async function measure(command: string, words: string[], input = ""): Promise<Measured> {
  const start = process.hrtime.bigint();
  const child = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(input);
  let lines = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  let peakMb = 0;
  let largestMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid as number));
    largestMb = Math.max(largestMb, largestPeakMb(child.pid as number));
  }, 25);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(timer);
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, peakMb, largestMb, lines, code };
}

/** Resident memory of a process and everything it started, in MB. */
export function residentMb(pid: number): number {
  return statusOfTree(pid, "VmRSS").reduce((sum, one) => sum + one, 0);
}

/** The largest resident memory that any one of them ever had, in MB. */
function largestPeakMb(pid: number): number {
  return Math.max(0, ...statusOfTree(pid, "VmHWM"));
}

function statusOfTree(pid: number, field: string): number[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const own = Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return [own, ...children.flatMap((one) => statusOfTree(Number(one), field))];
  } catch {
    return [];
  }
}
