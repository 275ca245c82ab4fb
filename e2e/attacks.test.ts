import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LIMITS } from "@fairlead/contracts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildReaderChild, buildTemplate } from "../scripts/build-server.mjs";
import { createLogger } from "../server/log/index.ts";
import { toPlaces } from "../server/places.ts";
import { createTestApp, type TestApp } from "../server/test/create-test-app.ts";
import { openSession, type TestClient, textFile, upload } from "../server/test/resume-files.ts";

let product: TestApp;
let pages: string;
let client: TestClient;
/** What the product logged as an error. */
const lines: string[] = [];

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), "fairlead-pages-"));
  await mkdir(join(pages, "assets"));
  for (const name of ["index.html", "app.html"]) await writeFile(join(pages, name), '<!doctype html><style nonce="%NONCE%"></style>');
  await writeFile(join(pages, "pages.json"), '["/upload","/analysis/:jobId"]');
  await writeFile(join(pages, "assets/app-1a2b.js"), "1;");
  product = await openProduct();
  client = await product.as();
});
afterAll(async () => {
  await product?.close();
  await rm(pages, { recursive: true, force: true });
});

async function openProduct(env: Record<string, string> = {}): Promise<TestApp> {
  const [readerChild, template] = await Promise.all([buildReaderChild(), buildTemplate()]);
  const log = createLogger({ level: "error", destination: { write: (line: string) => void lines.push(line) } });
  return createTestApp({ env, overrides: { log, places: { ...toPlaces(), readerChild, template, pages } } });
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${product.url}${path}`, { ...init, headers: { authorization: `Bearer ${client.token}`, ...init.headers } });
const toCacheRule = async (path: string) => (await ask(path)).headers.get("cache-control");

describe("the browser's cache", () => {
  test.each(["/", "/upload", "/index.html", "/app.html", "/assets/", "/assets/nothing", "/assets/nothing.txt", "/assets/..%2fapp.html"])(
    "keeps nothing of the page at %s",
    async (path) => {
      expect(await toCacheRule(path)).toBe("no-store");
    },
  );

  test("keeps what carries its own hash, and no file that is not there", async () => {
    expect(await toCacheRule("/assets/app-1a2b.js")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/assets/app-9z9z.js")).status).toBe(404);
    expect(await toCacheRule("/assets/app-9z9z.js")).toBeNull();
  });

  test("keeps nothing of live events", async () => {
    const response = await ask("/api/v1/events");
    expect(response.headers.get("cache-control")).toBe("no-store");
    await response.body?.cancel();
  });
});

describe("every page", () => {
  test.each(["/", "/upload", "/app.html", "/index.html"])("%s carries the nonce of its own answer", async (path) => {
    const response = await ask(path);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
  });
});

describe("an address", () => {
  test.each([
    ["/", 200],
    ["/upload", 200],
    ["/upload/", 200],
    ["/analysis/a-job?open=1", 200],
    ["/analysis", 404],
    ["/upload/more", 404],
    ["/nope/x", 404],
  ])("%s answers %d", async (path, status) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "text/html; charset=UTF-8"]);
  });
});

describe("the event stream", () => {
  test("opens nothing for somebody who asks for its head alone", async () => {
    const toTimers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = toTimers();
    for (let no = 0; no < 30; no++) expect((await ask("/api/v1/events", { method: "HEAD" })).status).toBe(405);
    expect(toTimers() - before).toBeLessThan(20);
  });

  test("is open a limited number of times for one person, and again when one of them ends", async () => {
    const member = await product.as();
    const open = () => fetch(`${product.url}/api/v1/events`, { headers: { authorization: `Bearer ${member.token}` } });
    const streams = await Promise.all(Array.from({ length: LIMITS.streamsPerOwner }, open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "12"]);
    const others = await ask("/api/v1/events");
    expect(others.status).toBe(200);
    await streams[0]?.body?.cancel();
    await vi.waitFor(async () => {
      const again = await open();
      streams.push(again);
      expect(again.status).toBe(200);
    }, 5_000);
    for (const stream of [others, ...streams.slice(1)]) await stream.body?.cancel();
  });

  test("that the database fails says so in the log, without the words of the query", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    const { database } = product.app.services;
    await database.query("alter table progress_events rename to elsewhere");
    try {
      const response = await ask("/api/v1/events");
      expect(await response.text()).not.toMatch(/select|progress_events/);
      expect(printed).not.toHaveBeenCalled();
      expect(lines.join("")).toContain("an event stream broke off");
      expect(lines.join("")).not.toMatch(/select|progress_events/);
    } finally {
      await database.query("alter table elsewhere rename to progress_events");
    }
  });
});

describe("one request", () => {
  test("cannot bring a job with more requirements than a person confirms", async () => {
    const quote = { start: 0, end: 0, text: "" };
    const one = { id: "term:x", name: "x", kind: "skill", importance: "must", span: { start: 0, end: 0 }, quote };
    const profile = { language: "en", requirements: Array(7_000).fill(one), languages: [], responsibilities: [], flags: [] };
    const body = JSON.stringify({ title: "x", description: "x", profile });
    const response = await ask("/api/v1/jobs", { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid-input" });
  });

  test("that is too large is the last one of its connection, so that no later one is cut off with it", async () => {
    const response = await ask("/api/v1/upload-sessions", { method: "POST", body: "x".repeat(2_000_000) });
    expect(response.status).toBe(413);
    expect(response.headers.get("connection")).toBe("close");
  });

  test("that its sender breaks off is no error of the server", async () => {
    lines.length = 0;
    const headers = { authorization: `Bearer ${client.token}`, "content-length": "100" };
    const sending = request(`${product.url}/api/v1/upload-sessions`, { method: "POST", headers });
    const broken = new Promise((resolve) => sending.once("error", resolve));
    sending.write('{"name":');
    await sleep(200);
    sending.destroy(new Error("gone"));
    await broken;
    await sleep(300);
    expect(lines).toEqual([]);
  });

  test("with a file named like a part of JavaScript says nothing about its kind", async () => {
    const { client: owner, sessionId } = await openSession(product);
    await upload(owner, sessionId, [
      textFile("resume.constructor", "Nora Lindqvist\nNurse at a clinic, 2018 to 2022"),
      textFile("resume.__proto__", "Omar Haddad\nNurse at a clinic, 2015 to 2021"),
    ]);
    await product.app.services.queue.idle();
    const { resumes } = await owner.getUploadSession({ params: { sessionId } });
    expect(resumes.map(({ state }) => state)).toEqual(["ready", "ready"]);
    expect(resumes.flatMap(({ flags }) => flags)).toEqual([]);
  });
});

describe("an installation", () => {
  test("keeps its database from other users of the machine, whoever may enter the data folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fairlead-open-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const other = await openProduct({ DATA_FOLDER: folder });
    try {
      for (const name of ["database", "files", "secret"]) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
    } finally {
      await other.close();
    }
  });

  test("that stops answers the request it is working on", async () => {
    const other = await openProduct();
    const member = await other.as();
    const answer = new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${member.token}`, "content-type": "application/json" };
      const sending = request(`${other.url}/api/v1/upload-sessions`, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on("error", reject);
      sending.write('{"name":');
      setTimeout(() => sending.end('"Late"}'), 600);
    });
    const events = await fetch(`${other.url}/api/v1/events`, { headers: { authorization: `Bearer ${member.token}` } });
    await sleep(200);
    const from = performance.now();
    const closing = other.close();
    expect(await answer).toBe(201);
    await closing;
    expect(performance.now() - from).toBeLessThan(2_500);
    await events.body?.cancel().catch(() => undefined);
  });
});
