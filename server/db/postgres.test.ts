import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describePostgres, openTestDatabase, useOwnServer } from "../test/open-test-database.ts";
import { openDatabase } from "./index.ts";

describePostgres("a database server", () => {
  const server = useOwnServer();

  it("is migrated once by instances that start at the same moment", async () => {
    const maker = await openTestDatabase("postgres", server);
    await maker.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
    const url = maker.url as string;
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, folder: "" })));
    const { rows } = await maker.query("select count(*) as all, count(distinct hash) as different from drizzle.__drizzle_migrations");
    expect(rows[0]?.all).toBe(rows[0]?.different);
    expect((await maker.query("select count(*) as n from upload_sessions")).rows).toEqual([{ n: 0 }]);
    for (const instance of instances) await instance.close();
    await maker.close();
  });

  it("is warned about when it may forget what it acknowledged, and only then", async () => {
    const { url, query, close } = await openTestDatabase("postgres", server);
    const warningsNow = async () => {
      const database = await openDatabase({ url: url as string, folder: "" });
      await database.close();
      return database.warnings;
    };
    expect(await warningsNow()).toEqual([expect.stringContaining("fsync off")]);
    await query("alter system set fsync = on");
    await query("select pg_reload_conf()");
    await expect.poll(warningsNow).toEqual([]);
    await query(`alter database ${new URL(url as string).pathname.slice(1)} set synchronous_commit = off`);
    expect(await warningsNow()).toEqual([expect.stringContaining("synchronous_commit off")]);
    await query("alter system set fsync = off");
    await query("select pg_reload_conf()");
    await close();
  });

  it("may crash and come back: idle, busy and listening connections are replaced, nothing else happens", async () => {
    const database = await openTestDatabase("postgres", server);
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    await database.query("insert into upload_sessions (owner_id, name) values ('anna', 'before')");
    const sleeping = database.query("select pg_sleep(30)");
    const between = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into upload_sessions (owner_id, name) values ('anna', 'undone')`);
      await sleep(1_500);
      await tx.execute(sql`select 1`);
    });
    const failed = Promise.all([expect(sleeping).rejects.toThrow(), expect(between).rejects.toThrow()]);
    await sleep(200);
    await server.crash();
    await failed;
    await expect.poll(() => heard, { timeout: 10_000 }).toContain("");
    await database.query("select pg_notify('news', 'after')");
    await expect.poll(() => heard.at(-1)).toBe("after");
    expect((await database.query("select name from upload_sessions")).rows).toEqual([{ name: "before" }]);
    await database.close();
  });

  it("that cannot be reached is an error at once", async () => {
    await expect(openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", folder: "" })).rejects.toThrow("ECONNREFUSED");
  });
});
