import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountBench, type Member, openAccountBench, PASSWORD } from "../../test/open-account-bench.ts";
import { describeDatabases } from "../../test/open-test-database.ts";

const NEXT = "a lantern on the far pier";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

describeDatabases("one's own sign-in", (driver) => {
  let bench: AccountBench;
  beforeAll(async () => {
    bench = await openAccountBench(driver);
  });
  afterAll(() => bench?.close());

  const ask = ({ headers }: Member, method: string, path: string, body?: unknown) =>
    bench.ask(method, `v1/account${path}`, { headers, ...(body === undefined ? {} : { body }) });
  const signInWith = (email: string, password: string) => bench.ask("POST", "auth/sign-in/email", { body: { email, password } });
  const actions = async (member: Member) =>
    (await ask(member, "GET", "/activity")).json.items.map(({ action }: { action: string }) => action);
  /** As if everybody had signed in eleven minutes earlier. */
  const makeOld = async ({ uid, cookie }: Member): Promise<Member["headers"]> => {
    await bench.database.query(`update identity_sessions set created_at = created_at - interval '11 minutes' where user_id = '${uid}'`);
    const { json } = await bench.ask("GET", "auth/token", { headers: { cookie } });
    return { authorization: `Bearer ${json.token}` };
  };

  it("the name that is shown can be changed, not emptied", async () => {
    const mara = await bench.signUp();
    expect((await ask(mara, "PATCH", "", { displayName: "  Mara O. " })).json).toMatchObject({ displayName: "Mara O.", email: mara.email });
    expect((await ask(mara, "PATCH", "", { displayName: "   " })).status).toBe(400);
    expect((await ask(mara, "PATCH", "", { displayName: "a".repeat(201) })).status).toBe(400);
    expect((await ask(mara, "GET", "")).json.displayName).toBe("Mara O.");
  });

  it("the address can be changed to one that nobody has, and signs in from then on", async () => {
    const [mara, eve] = [await bench.signUp(), await bench.signUp()];
    const email = `new.${mara.email}`;
    expect((await ask(mara, "PUT", "/email", { email: eve.email })).json).toMatchObject({ code: "email-taken" });
    expect((await ask(mara, "PUT", "/email", { email: "no address" })).json).toMatchObject({ code: "invalid-email" });
    expect(await ask(mara, "PUT", "/email", { email })).toMatchObject({ status: 200, json: { email } });
    expect((await signInWith(mara.email, PASSWORD)).status).toBe(400);
    expect((await signInWith(email, PASSWORD)).status).toBe(200);
  });

  it("the password can be changed by whoever knows it, and ends all other sessions", async () => {
    const mara = await bench.signUp();
    const elsewhere = await bench.signIn(mara, FIREFOX);
    expect((await ask(mara, "PUT", "/password", { current: "a guess", next: NEXT })).json).toMatchObject({ code: "wrong-password" });
    expect((await ask(mara, "PUT", "/password", { current: PASSWORD, next: "12345" })).json).toMatchObject({ code: "weak-password" });
    expect((await ask(elsewhere, "GET", "")).status).toBe(200);
    expect(await ask(mara, "PUT", "/password", { current: PASSWORD, next: NEXT })).toMatchObject({ status: 200, json: { changed: true } });
    expect((await ask(elsewhere, "GET", "")).status).toBe(401);
    expect((await ask(mara, "GET", "")).status).toBe(200);
    expect((await signInWith(mara.email, PASSWORD)).status).toBe(400);
    expect((await signInWith(mara.email, NEXT)).status).toBe(200);
  });

  it("a sign-in older than ten minutes neither moves nor deletes an account without the password", async () => {
    const mara = await bench.signUp();
    const old = { ...mara, headers: await makeOld(mara) };
    const refused = { status: 403, json: { code: "requires-recent-login", message: "Please confirm your password to continue." } };
    expect(await ask(old, "PUT", "/email", { email: "elsewhere@example.com" })).toMatchObject(refused);
    expect(await ask(old, "DELETE", "", { email: mara.email })).toMatchObject(refused);
    const guess = { email: mara.email, password: "a guess" };
    expect((await ask(old, "DELETE", "", guess)).json).toMatchObject({ code: "wrong-password" });
    expect((await ask(old, "GET", "")).json.email).toBe(mara.email);
    const moved = `moved.${mara.email}`;
    expect(await ask(old, "PUT", "/email", { email: moved, password: PASSWORD })).toMatchObject({ status: 200, json: { email: moved } });
  });

  it("sessions are listed with this one marked, without what opens them, and can be ended one by one", async () => {
    const mara = await bench.signUp();
    const elsewhere = await bench.signIn(mara, FIREFOX);
    const { json } = await ask(mara, "GET", "/sign-ins");
    expect(json.items).toHaveLength(2);
    const [here] = json.items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const [there] = json.items.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(there.agent).toBe("Firefox on Linux");
    for (const secret of [mara, elsewhere]) expect(JSON.stringify(json)).not.toContain(secret.cookie.split(/[=.]/)[1]);
    expect((await ask(elsewhere, "GET", "/sign-ins")).json.items.find(({ id }: { id: string }) => id === there.id).isCurrent).toBe(true);
    expect((await ask(mara, "DELETE", `/sign-ins/${there.id}`)).json).toEqual({ ended: 1 });
    expect((await ask(elsewhere, "GET", "")).status).toBe(401);
    expect((await ask(mara, "DELETE", `/sign-ins/${there.id}`)).json).toMatchObject({ code: "absent" });
    const eve = await bench.signUp();
    expect((await ask(eve, "DELETE", `/sign-ins/${here.id}`)).json).toMatchObject({ code: "absent" });
    expect((await ask(mara, "GET", "")).status).toBe(200);
  });

  it("all other sessions can be ended, or all of them", async () => {
    const mara = await bench.signUp();
    const others = [await bench.signIn(mara, FIREFOX), await bench.signIn(mara, FIREFOX)];
    expect((await ask(mara, "DELETE", "/sign-ins", { keepThis: true })).json).toEqual({ ended: 2 });
    for (const other of others) expect((await ask(other, "GET", "")).status).toBe(401);
    expect((await ask(mara, "DELETE", "/sign-ins", { keepThis: false })).json).toEqual({ ended: 1 });
    expect((await ask(mara, "GET", "")).status).toBe(401);
  });

  it("what was done stands in the own log in words, newest first, page by page", async () => {
    const [mara, eve] = [await bench.signUp(), await bench.signUp()];
    await ask(mara, "PATCH", "/settings", { blindReview: false });
    await ask(mara, "PATCH", "", { displayName: "Mara O." });
    await ask(mara, "DELETE", "/sign-ins", { keepThis: true });
    const first = (await ask(mara, "GET", "/activity?limit=2")).json;
    expect(first.items.map(({ text }: { text: string }) => text)).toEqual(["Signed all other browsers out", "Changed the display name"]);
    const rest = (await ask(mara, "GET", `/activity?limit=2&after=${first.next}`)).json;
    expect(rest.items.map(({ text }: { text: string }) => text)).toEqual(["Switched blind review off"]);
    expect(rest.next).toBeNull();
    expect(await actions(eve)).toEqual([]);
    expect((await ask(eve, "GET", `/activity?after=${first.next + 1}`)).json.items).toEqual([]);
  });

  it("a change that was refused leaves no trace in the log", async () => {
    const mara = await bench.signUp();
    await ask(mara, "PUT", "/password", { current: "a guess", next: NEXT });
    await ask(mara, "PUT", "/email", { email: "no address" });
    expect(await actions(mara)).toEqual([]);
  });
});
