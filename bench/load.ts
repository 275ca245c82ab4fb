import { Agent, request } from "node:http";

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

/** `connections` callers on loopback that ask again as soon as they have an answer, for `seconds`. */
export async function load(url: string, headers: Record<string, string>, { connections = 20, seconds = 4 } = {}): Promise<Load> {
  const { hostname } = new URL(url);
  if (hostname !== "127.0.0.1" && hostname !== "localhost") throw new Error("Load goes to loopback only.");
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      const status = await ask(url, headers, agent);
      if (status === 200) times.push(performance.now() - from);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    call.on("error", () => resolve(0));
    call.end();
  });
}
