import { setTimeout as sleep } from "node:timers/promises";
import type { LiveEvent } from "@fairlead/contracts";
import type { StreamState } from "@fairlead/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Member, signUp } from "./running/people.ts";
import { newFolder, type RunningProduct, removeFolder, startProduct } from "./running/start-product.ts";

let folder: string;
let product: RunningProduct;
let member: Member;
beforeAll(async () => {
  folder = await newFolder();
  product = await startProduct({ folder });
  member = await signUp(() => product.url);
});
afterAll(async () => {
  await product?.stop();
  await removeFolder(folder);
});

const resume = (no: number) =>
  new File([`Person ${no}\n\nEXPERIENCE\nClerk, Harbour Office\n2019 - 2023\n- Kept the books in Excel`], `${no}.txt`);

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !isTrue(); tries++) await sleep(50);
  expect(isTrue()).toBe(true);
}

/** Uploads and waits until the rows, not the stream, say that reading is over. */
async function uploadAndWait(sessionId: string, files: File[]): Promise<string[]> {
  const { client } = member;
  const { files: answers } = await client.uploadResumes({ params: { sessionId }, files });
  const ids = answers.map(({ resumeId }) => resumeId as string);
  for (let tries = 0; tries < 600; tries++) {
    const { resumes } = await client.getUploadSession({ params: { sessionId } });
    if (resumes.every(({ state }) => state === "ready")) return ids;
    await sleep(50);
  }
  throw new Error("not read");
}

test("a stream that is cut tells afterwards what it missed, each change once and in order", async () => {
  const { client } = member;
  const session = await client.createUploadSession({ body: { name: "Live" } });
  const events: LiveEvent[] = [];
  const states: StreamState[] = [];
  const stop = new AbortController();
  const following = client.streamEvents({
    signal: stop.signal,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  });
  await until(() => states.includes("open"));
  const [first] = await uploadAndWait(session.id, [resume(1)]);
  await until(() => events.length === 3);

  // The stream cannot come back before it is told to: its address is down while the others change rows.
  await product.kill();
  await until(() => states.includes("cut"));
  const address = product.url;
  product = await startProduct({ folder });
  const missed = await uploadAndWait(session.id, [resume(2), resume(3)]);
  await until(() => events.length === 9);
  stop.abort();
  await following;

  expect(product.url).not.toBe(address);
  const toldOf = (id: string | undefined) =>
    events.flatMap((event) => (event.type === "resume" && event.resumeId === id ? [event.state] : []));
  for (const id of [first, ...missed]) expect(toldOf(id)).toEqual(["queued", "reading", "ready"]);
});

test("somebody else's changes never come", async () => {
  const other = await signUp(() => product.url);
  const events: LiveEvent[] = [];
  const states: StreamState[] = [];
  const stop = new AbortController();
  const following = other.client.streamEvents({
    signal: stop.signal,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  });
  await until(() => states.includes("open"));
  const session = await member.client.createUploadSession({ body: { name: "Not yours" } });
  await uploadAndWait(session.id, [resume(4)]);
  stop.abort();
  await following;
  expect(events).toEqual([]);
});
