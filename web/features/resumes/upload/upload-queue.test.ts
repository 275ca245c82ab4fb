import type { UploadedFile } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { ConnectionLost, type FileUpload } from "../../../lib/upload-file.ts";
import { loadAllMessages } from "../../../test/messages.ts";
import type { Outside } from "./send-item.ts";
import { createUploadQueue } from "./upload-queue.ts";

loadAllMessages();
const SESSION = "11111111-1111-4111-8111-111111111111";
const file = (name: string, text = name) => new File([text], name);
const files = (count: number) => Array.from({ length: count }, (_, i) => file(`resume-${i}.pdf`));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await turn();
  expect(isSo()).toBe(true);
}

/** A server that takes each key once, as the real one does, on a line that breaks when told to. */
function createWorld() {
  const taken = new Map<string, UploadedFile>();
  const tries: FileUpload[] = [];
  const world = {
    tries,
    taken,
    online: true,
    atOnce: 0,
    mostAtOnce: 0,
    hold: false,
    before: (_: FileUpload): void => undefined,
    after: (_: FileUpload): void => undefined,
    sessions: [] as string[],
    refuseSession: null as Error | null,
  };
  const outside: Outside = {
    async send(upload) {
      tries.push(upload);
      world.atOnce += 1;
      world.mostAtOnce = Math.max(world.mostAtOnce, world.atOnce);
      try {
        await turn();
        while (world.hold && !upload.signal.aborted) await turn();
        if (upload.signal.aborted) throw new ConnectionLost();
        world.before(upload);
        const { name: fileName } = upload.file;
        const first = taken.get(upload.idempotencyKey);
        const answer: UploadedFile = first ?? { fileName, status: "accepted", resumeId: crypto.randomUUID(), failure: null };
        taken.set(upload.idempotencyKey, answer);
        world.after(upload);
        return answer;
      } finally {
        world.atOnce -= 1;
      }
    },
    async createSession(name) {
      await turn();
      if (world.refuseSession !== null) throw world.refuseSession;
      world.sessions.push(name);
      return { id: SESSION };
    },
    isOnline: () => world.online,
    pause: turn as () => Promise<void>,
  };
  return { world, queue: createUploadQueue(outside) };
}

test("a hundred files go out four at a time, one per request, and all arrive", async () => {
  const { world, queue } = createWorld();
  queue.add(SESSION, files(100));
  await until(() => queue.read().items.every(({ state }) => state === "sent"));
  expect(world.mostAtOnce).toBe(LIMITS.uploadsAtOnce);
  expect(world.tries).toHaveLength(100);
  expect(new Set(world.tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(100);
  expect(queue.isBusy()).toBe(false);
});

test("each file names the one before it that is still on its way, so that candidates are numbered in the order of the list", async () => {
  const { world, queue } = createWorld();
  world.hold = true;
  queue.add(SESSION, [file("empty.pdf", ""), ...files(3)]);
  queue.add("22222222-2222-4222-8222-222222222222", [file("elsewhere.pdf")]);
  await until(() => world.tries.length === 4);
  const [first, second, third] = queue.read().items.slice(1);
  expect(world.tries.map(({ after }) => after)).toEqual([null, first?.key, second?.key, null]);
  world.hold = false;
  await until(() => !queue.isBusy());
  queue.add(SESSION, [file("last.pdf")]);
  await until(() => !queue.isBusy());
  expect(third?.key).toBeDefined();
  expect(world.tries.at(-1)?.after).toBeNull();
});

test("a lost connection is waited for, and the same key brings nothing twice", async () => {
  const { world, queue } = createWorld();
  world.after = () => {
    // The server took the file, but its answer never came back.
    if (world.taken.size <= 3 && world.online) {
      world.online = false;
      throw new ConnectionLost();
    }
  };
  queue.add(SESSION, files(8));
  await until(() => queue.read().items.some(({ state }) => state === "lost"));
  world.before = () => {
    if (!world.online) throw new ConnectionLost();
  };
  expect(queue.isBusy()).toBe(true);
  world.online = true;
  world.after = () => undefined;
  await until(() => queue.read().items.every(({ state }) => state === "sent"));
  expect(world.taken.size).toBe(8);
  expect(new Set(queue.read().items.map(({ resumeId }) => resumeId)).size).toBe(8);
});

test("nothing is sent while the browser is offline", async () => {
  const { world, queue } = createWorld();
  world.before = () => {
    world.online = false;
    throw new ConnectionLost();
  };
  queue.add(SESSION, files(1));
  await until(() => queue.read().items[0]?.state === "lost");
  const triesBefore = world.tries.length;
  for (let i = 0; i < 20; i++) await turn();
  expect(world.tries).toHaveLength(triesBefore);
});

test("an answer that asks to wait is followed, an answer that says no becomes the row's reason", async () => {
  const { world, queue } = createWorld();
  let busy = 2;
  world.before = ({ file: { name } }) => {
    if (name === "full.pdf") throw new ApiError(507, '{"code":"storage-full","message":"Storage is full.","retryable":true}');
    if (busy-- > 0) throw new ApiError(503, '{"code":"unavailable","message":"We are busy.","retryable":true}');
  };
  queue.add(SESSION, [file("patient.pdf"), file("full.pdf")]);
  await until(() => !queue.isBusy());
  const [patient, full] = queue.read().items;
  expect(patient?.state).toBe("sent");
  expect(full).toMatchObject({ state: "refused", failure: { code: "storage-full", message: "Storage is full.", retryable: true } });
  world.before = () => undefined;
  queue.retry(full?.id ?? "");
  await until(() => queue.read().items[1]?.state === "sent");
});

test("empty and too large files are listed with their reason and never sent", async () => {
  const { world, queue } = createWorld();
  const large = new File([new Uint8Array(LIMITS.fileBytes + 1)], "large.pdf");
  const exact = new File([new Uint8Array(LIMITS.fileBytes)], "exact.pdf");
  queue.add(SESSION, [file("empty.pdf", ""), large, exact, file("notes.xyz")]);
  await until(() => !queue.isBusy());
  expect(queue.read().items.map(({ failure }) => failure?.code ?? null)).toEqual(["empty", "too-large", null, null]);
  expect(world.tries.map((upload) => upload.file.name)).toEqual(["exact.pdf", "notes.xyz"]);
});

test("the first files begin a session, and files that come meanwhile join it", async () => {
  const { world, queue } = createWorld();
  queue.begin("Upload 12 Nov, 14:02", files(2));
  queue.begin("Upload 12 Nov, 14:03", files(1));
  await until(() => !queue.isBusy());
  expect(world.sessions).toEqual(["Upload 12 Nov, 14:02"]);
  expect(queue.read().items.map(({ sessionId }) => sessionId)).toEqual([SESSION, SESSION, SESSION]);
  expect(queue.read().draft?.sessionId).toBe(SESSION);
});

test("a session that cannot begin keeps its files until it can", async () => {
  const { world, queue } = createWorld();
  world.refuseSession = new ApiError(401, '{"code":"unauthenticated","message":"Please log in again."}');
  queue.begin("Upload", files(3));
  await until(() => queue.read().draft?.error === "Please log in again.");
  expect(queue.read().items).toHaveLength(3);
  expect(world.tries).toEqual([]);
  world.refuseSession = null;
  queue.retryDraft();
  await until(() => queue.read().items.every(({ state }) => state === "sent"));
});

test("a cancelled file leaves the list and gives its place to the next", async () => {
  const { world, queue } = createWorld();
  world.hold = true;
  queue.add(SESSION, files(5));
  await until(() => world.tries.length === 4);
  const [first] = queue.read().items;
  queue.remove(first?.id ?? "");
  await until(() => world.tries.length === 5);
  world.hold = false;
  await until(() => !queue.isBusy());
  expect(queue.read().items.map(({ fileName }) => fileName)).toEqual(["resume-1.pdf", "resume-2.pdf", "resume-3.pdf", "resume-4.pdf"]);
  expect([...world.taken.values()].map(({ fileName }) => fileName)).not.toContain("resume-0.pdf");
});
