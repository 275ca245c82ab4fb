import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Desk = { url: string; close(): void };

/** Where the test files of a project ask for what they share, on loopback: every question is answered by `answer`, which may make it at the first. */
export async function openDesk(answer: () => Promise<string>): Promise<Desk> {
  const server = createServer(async (_, response) => {
    try {
      const words = await answer();
      response.writeHead(200).end(words);
    } catch (error) {
      response.writeHead(503).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}

export async function askDesk(url: string): Promise<string> {
  const answer = await fetch(url);
  const words = await answer.text();
  if (!answer.ok) throw new Error(words);
  return words;
}
