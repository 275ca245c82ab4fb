import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Db, schema } from "../db/index.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../test/open-test-database.ts";
import { findAddressee, makeCode } from "./action-codes.ts";
import { deleteUser } from "./people-store.ts";

const ROUNDS = 20;

describeDatabases("a link in a mail", (driver) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await openTestDatabase(driver);
    db = database.db;
  });
  afterAll(() => database?.close());

  const addPerson = async () => {
    const to = { uid: randomUUID(), email: `${randomUUID()}@example.com` };
    await db.insert(schema.identityUsers).values({ id: to.uid, name: "", email: to.email });
    return to;
  };
  const make = (to: { uid: string; email: string }) => makeCode(db, "verifyEmail", to, new Date());

  it("names whom it was made for", async () => {
    const to = await addPerson();
    expect(await findAddressee(db, "verifyEmail", (await make(to)) ?? "", new Date())).toEqual(to);
  });

  it("is not made for somebody who is gone", async () => {
    expect(await make({ uid: randomUUID(), email: "gone@example.com" })).toBeNull();
  });

  it("goes with a person who is deleted while it is made", async () => {
    const people = await Promise.all(Array.from({ length: ROUNDS }, addPerson));
    await Promise.all(people.flatMap((to) => [make(to), db.transaction((tx) => deleteUser(tx, to.uid))]));
    const left = (await db.select().from(schema.identityVerifications)).map(({ value }) => JSON.parse(value).uid as string);
    expect(people.filter(({ uid }) => left.includes(uid))).toEqual([]);
  });
});
