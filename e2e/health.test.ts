import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../server/test/create-test-app.ts";
import { describePostgres, openTestDatabase, type TestDatabase, useOwnServer } from "../server/test/open-test-database.ts";

test("the embedded product says that it lives and is ready, and nothing once it has stopped", async () => {
  const product = await createTestApp();
  expect(await (await fetch(`${product.url}/livez`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${product.url}/readyz`)).json()).toMatchObject({ status: "ok", failing: [] });
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  const { url } = product;
  await product.close();
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});

describePostgres("while PostgreSQL is gone", () => {
  const server = useOwnServer();
  let database: TestDatabase;
  let product: TestApp;
  beforeAll(async () => {
    database = await openTestDatabase("postgres", server);
    product = await createTestApp({ databaseUrl: database.url as string });
  });
  afterAll(async () => {
    await product?.close();
    await database?.close();
  });

  test("people are told to try again, the process lives, and all is well when it is back", async () => {
    const client = await product.as();
    await client.createUploadSession({ body: { name: "Before" } });
    const back = server.crash();
    const seen: number[] = [];
    for (let tries = 0; tries < 20; tries++) {
      seen.push((await fetch(`${product.url}/livez`)).status);
      const answer = await fetch(`${product.url}/api/v1/upload-sessions`, { headers: { authorization: `Bearer ${client.token}` } });
      if (answer.status !== 200) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe("5");
        expect(await answer.json()).toMatchObject({ code: "unavailable", retryable: true });
      } else await answer.body?.cancel();
      await sleep(50);
    }
    await back;
    expect(new Set(seen)).toEqual(new Set([200]));
    for (let tries = 0; tries < 100; tries++) {
      if ((await fetch(`${product.url}/readyz`)).status === 200) break;
      await sleep(50);
    }
    const { items } = await client.listUploadSessions({});
    expect(items.map(({ name }) => name)).toEqual(["Before"]);
  });
});
