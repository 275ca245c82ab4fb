import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountBench, openAccountBench } from "../../test/open-account-bench.ts";
import { describeDatabases } from "../../test/open-test-database.ts";

const IDEA = { kind: "idea", message: "Show the list in two columns." };

describeDatabases("feedback", (driver) => {
  let bench: AccountBench;
  let household = 0;
  beforeAll(async () => {
    bench = await openAccountBench(driver);
  });
  afterAll(() => bench?.close());
  const newAddress = () => `198.51.100.${++household}`;
  const send = (body: unknown, address = newAddress(), headers = {}) => bench.ask("POST", "v1/feedback", { body, address, headers });
  const findRow = async (reference: number) =>
    (await bench.database.query(`select * from feedback where reference = ${reference}`)).rows[0];

  it("is taken from anybody and numbered from 1 on [SPEC-6.02]", async () => {
    expect(await send(IDEA)).toMatchObject({ status: 201, json: { reference: 1 } });
    expect(await send(IDEA)).toMatchObject({ status: 201, json: { reference: 2 } });
    expect(await findRow(1)).toMatchObject({ owner_id: null, kind: "idea", message: IDEA.message, email: null, rating: null });
  });

  it("keeps everything that was sent, and whose it is when they are signed in", async () => {
    const mara = await bench.signUp();
    const technical = { browser: "Firefox on Linux", route: "/analysis/:jobId", requestIds: ["0c2b5b30-4b06-4a6f-9f0c-2a5c0a8f7d11"] };
    const body = { kind: "problem", message: "The second page stays empty.", email: "mara@example.com", rating: 2, technical };
    const { json } = await send(body, newAddress(), mara.headers);
    expect(await findRow(json.reference)).toMatchObject({ ...body, owner_id: mara.uid });
  });

  it("from somebody with a token that is none counts as nobody's", async () => {
    const { status, json } = await send(IDEA, newAddress(), { authorization: "Bearer x.y.z" });
    expect([status, (await findRow(json.reference))?.owner_id]).toEqual([201, null]);
  });

  it.each([
    ["nine characters", { message: "Nine char" }, 400],
    ["ten characters", { message: "Ten chars." }, 201],
    ["nine characters between blanks", { message: `  ${"a".repeat(9)}  ` }, 400],
    ["5,000 characters", { message: "a".repeat(5_000) }, 201],
    ["5,001 characters", { message: "a".repeat(5_001) }, 400],
    ["another kind", { kind: "complaint" }, 400],
    ["no star", { rating: 0 }, 400],
    ["six stars", { rating: 6 }, 400],
    ["half a star", { rating: 4.5 }, 400],
    ["an address that is none", { email: "not an address" }, 422],
    ["an address left empty", { email: "" }, 201],
    ["the field that only machines fill in", { website: "http://spam.example" }, 400],
    ["an owner", { ownerId: "somebody" }, 400],
  ])("with %s", async (_, change, status) => {
    expect((await send({ ...IDEA, ...change })).status).toBe(status);
  });

  it("S41: is taken five times an hour from one network, which is told how long to wait", async () => {
    const address = newAddress();
    for (let no = 0; no < 5; no++) expect((await send(IDEA, address)).status).toBe(201);
    const { status, json, headers } = await send(IDEA, address);
    expect([status, json.code, json.retryable]).toEqual([429, "rate-limited", true]);
    const waitSeconds = Number(headers.get("retry-after"));
    expect(waitSeconds).toBeGreaterThan(3_500);
    expect(waitSeconds).toBeLessThanOrEqual(3_600);
    expect(json.details).toBe(`Try again in ${waitSeconds} s.`);
    expect((await send(IDEA)).status).toBe(201);
  });

  it("S41: counts all addresses of one IPv6 customer together, and what was refused not at all", async () => {
    for (let no = 0; no < 5; no++) expect((await send({ ...IDEA, rating: 9 }, "2001:db8:0:1::1")).status).toBe(400);
    for (let no = 0; no < 5; no++) expect((await send(IDEA, `2001:db8:0:1::${no + 1}`)).status).toBe(201);
    expect((await send(IDEA, "2001:db8:0:1::ff")).status).toBe(429);
    expect((await send(IDEA, "2001:db8:0:2::1")).status).toBe(201);
  });
});
