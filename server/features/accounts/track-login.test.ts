import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type AccountBench, type Member, openAccountBench } from "../../test/open-account-bench.ts";
import { describeDatabases } from "../../test/open-test-database.ts";

const DAY_MS = 86_400_000;
const toNote = (change: Record<string, unknown> = {}) => ({
  method: "email",
  timestamp: new Date().toISOString(),
  isNewUser: true,
  loginStreak: 1,
  ...change,
});

describeDatabases("telling a sign-in", (driver) => {
  let bench: AccountBench;
  beforeAll(async () => {
    bench = await openAccountBench(driver);
  });
  beforeEach(() => {
    bench.clock.ahead = 0;
  });
  afterAll(() => bench?.close());

  const track = ({ headers }: Member, change = {}) => bench.ask("POST", "track-login", { headers, body: toNote(change) });
  const ledger = async ({ headers }: Member, query = "") => (await bench.ask("GET", `v1/account/credits${query}`, { headers })).json;

  it("gives a new person a welcome and tells all their credits [SPEC-3.05, SPEC-7.08, SPEC-7.09]", async () => {
    const mara = await bench.signUp();
    const { status, json } = await track(mara);
    expect([status, json]).toEqual([200, { reward: { credits: 50, message: "Welcome to Fairlead. You have 50 credits." }, credits: 50 }]);
  });

  it("S25: a hundred replays at the same moment earn one reward", async () => {
    const mara = await bench.signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => track(mara)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(answers.filter(({ json }) => json.reward !== null)).toHaveLength(1);
    const { json } = await track(mara);
    expect(json).toEqual({ reward: null, credits: 50 });
    const { rows } = await bench.database.query(`select credits from credit_entries where owner_id = '${mara.uid}'`);
    expect(rows).toEqual([{ credits: 50 }]);
    const { json: log } = await bench.ask("GET", "v1/account/activity", { headers: mara.headers });
    expect(log.items.map(({ text }: { text: string }) => text)).toEqual(["Signed in"]);
  });

  it.each([
    { afterSeconds: 290, claim: false, credits: 50 },
    { afterSeconds: 301, claim: true, credits: 10 },
  ])("S25: who is new is known here: %j", async ({ afterSeconds, claim, credits }) => {
    const mara = await bench.signUp();
    bench.clock.ahead = afterSeconds * 1_000;
    expect((await track(mara, { isNewUser: claim })).json).toMatchObject({ reward: { credits }, credits });
  });

  it("S25: the day is the server's, whatever the browser's clock says", async () => {
    const mara = await bench.signUp();
    await track(mara);
    for (const timestamp of ["1999-01-01T00:00:00Z", new Date(Date.now() + DAY_MS).toISOString(), "2099-01-01T00:00:00+14:00"])
      expect((await track(mara, { timestamp })).json).toEqual({ reward: null, credits: 50 });
    bench.clock.ahead = DAY_MS;
    expect((await track(mara)).json).toEqual({ reward: { credits: 10, message: "10 credits for signing in today." }, credits: 60 });
    expect((await track(mara)).json).toEqual({ reward: null, credits: 60 });
  });

  it("welcomes once, also when the day changes right after the sign-up", async () => {
    const mara = await bench.signUp();
    await track(mara);
    await bench.database.query(`update credit_entries set day = day - 1 where owner_id = '${mara.uid}'`);
    expect((await track(mara)).json).toMatchObject({ reward: { credits: 10 }, credits: 60 });
  });

  it.each([
    { loginStreak: 7 },
    { method: "sms" },
    { timestamp: "yesterday" },
    { isNewUser: "yes" },
    { credits: 1_000 },
    { ownerId: "somebody" },
    { day: "2020-01-01" },
  ])("refuses %j and earns nothing", async (change) => {
    const mara = await bench.signUp();
    expect(await track(mara, change)).toMatchObject({ status: 400, json: { code: "invalid-input" } });
    expect((await ledger(mara)).items).toEqual([]);
  });

  it("takes nothing from somebody who is not signed in [SPEC-7.08]", async () => {
    expect(await bench.ask("POST", "track-login", { body: toNote() })).toMatchObject({ status: 401 });
    expect((await bench.ask("POST", "v1/track-login", { body: toNote() })).status).toBe(404);
  });

  it("keeps a ledger that is paged from the newest day on, for its owner alone", async () => {
    const [mara, eve] = [await bench.signUp(), await bench.signUp()];
    for (const day of [0, 1, 2]) {
      bench.clock.ahead = day * DAY_MS;
      await track(mara);
    }
    const first = await ledger(mara, "?limit=2");
    expect(first.items.map(({ credits, reason, text }: Record<string, unknown>) => [credits, reason, text])).toEqual([
      [10, "daily-sign-in", "First sign-in of the day"],
      [10, "daily-sign-in", "First sign-in of the day"],
    ]);
    const rest = await ledger(mara, `?limit=2&after=${first.next}`);
    expect(rest).toMatchObject({ items: [{ credits: 50, reason: "welcome" }], next: null });
    expect(await ledger(eve, `?after=${first.next}`)).toEqual({ items: [], next: null });
    expect((await bench.ask("GET", "v1/account/usage", { headers: mara.headers })).json.credits).toBe(70);
  });
});
