import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ModelConfig } from "../config/index.ts";
import { createLogger } from "../log/index.ts";
import { type ModelServer, type Reply, refuse, startModelServer } from "../test/model-server.ts";
import { openModels } from "./index.ts";

const WAITS = { eachMs: 1_500, allMs: 4_000, restMs: 400 };
const GOOD = '{"word":"harbour"}';
const QUESTION = { task: "test", system: "Say a word.", prompt: "Which?", schema: z.object({ word: z.string() }) };
const log = createLogger({ level: "silent" });

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
async function start(...replies: Reply[]): Promise<ModelServer> {
  const server = await startModelServer(...replies);
  servers.push(server);
  return server;
}
const at = (server: { url: string }, kind: ModelConfig["kind"] = "openai"): ModelConfig => ({
  kind,
  model: "a-model",
  key: "a-key",
  url: server.url,
});
const open = (...configs: ModelConfig[]) => openModels(configs, log, WAITS);

describe("a model is asked by the protocol of its provider", () => {
  test.each([
    ["openai", "/v1/chat/completions", "authorization", "Bearer a-key"],
    ["anthropic", "/v1/messages", "x-api-key", "a-key"],
    ["ollama", "/v1/chat/completions", "authorization", undefined],
  ] as const)("%s", async (kind, path, header, value) => {
    const server = await start(GOOD);
    const answer = await open(at(server, kind)).ask(QUESTION);
    expect(answer).toEqual({ by: `a-model (${kind})`, value: { word: "harbour" }, refusals: [] });
    const [call] = server.calls;
    expect(call?.path).toBe(path);
    expect(call?.headers[header]).toBe(value);
    expect(call?.body).toMatchObject({ model: "a-model", temperature: 0 });
    expect(call?.text).toContain("Say a word.");
    expect(call?.text).toContain('\\"word\\"'.replaceAll("\\", ""));
  });

  test("its JSON may stand in a code fence", async () => {
    const server = await start(`\`\`\`json\n${GOOD}\n\`\`\``);
    expect((await open(at(server)).ask(QUESTION)).by).not.toBeNull();
  });
});

const hangUp: Reply = (_, response) => void response.destroy();
const cutOff: Reply = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
const silent: Reply = () => undefined;
const huge: Reply = (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end(`"${"x".repeat(1_000_000)}"`);
const elsewhere: Reply = (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
const page: Reply = (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Proxy</h1>");

describe("what a model does wrong sends the question on to the next one, with the reason", () => {
  test.each<[string, Reply[], string]>([
    ["hangs up", [hangUp], "away"],
    ["cuts its answer off", [cutOff], "away"],
    ["says nothing", [silent], "away"],
    ["is overloaded", [refuse(529)], "away"],
    ["fails", [refuse(500)], "away"],
    ["answers a megabyte", [huge], "unusable"],
    ["sends us elsewhere", [elsewhere], "away"],
    ["has too many calls", [refuse(429, { "retry-after-ms": "10" })], "busy"],
    ["knows no such key", [refuse(401)], "refused"],
    ["knows no such model", [refuse(404)], "refused"],
    ["answers with a page", [page], "unusable"],
    ["answers no JSON", ["I would rather not."], "unusable"],
    ["answers half a JSON", ['{"word":"harb'], "unusable"],
    ["answers in another form", ['{"words":["harbour"]}'], "unusable"],
    ["answers nothing", [""], "unusable"],
    ["answers what is of no use", ['{"word":"quay"}'], "unusable"],
  ])("%s", { timeout: 20_000 }, async (_, replies, reason) => {
    const [first, second] = [await start(...replies), await start(GOOD)];
    const models = open({ ...at(first), model: "first" }, at(second, "anthropic"));
    const answer = await models.ask({ ...QUESTION, isUsable: ({ word }) => word === "harbour" });
    expect(answer).toEqual({ by: "a-model (anthropic)", value: { word: "harbour" }, refusals: [{ model: "first (openai)", reason }] });
  });

  test("a port where nobody listens", async () => {
    const gone = await start(GOOD);
    await gone.close();
    servers.pop();
    expect(await open(at(gone)).ask(QUESTION)).toEqual({ by: null, refusals: [{ model: "a-model (openai)", reason: "away" }] });
  });
});

test("one that says nothing is given up in time, however often memory is cleaned", async () => {
  setFlagsFromString("--expose-gc");
  const clean = runInNewContext("gc") as () => void;
  const cleaning = setInterval(clean, 50);
  const models = open({ ...at(await start(silent)), model: "first" }, at(await start(GOOD), "anthropic"));
  expect((await models.ask(QUESTION).finally(() => clearInterval(cleaning))).by).toBe("a-model (anthropic)");
});

test("a model that is busy for a moment is asked again, no sooner than it says", async () => {
  const server = await start(refuse(429, { "retry-after-ms": "150" }), GOOD);
  const before = performance.now();
  expect((await open(at(server)).ask(QUESTION)).by).not.toBeNull();
  expect(server.calls.length).toBe(2);
  expect(performance.now() - before).toBeGreaterThan(140);
});

test("a key that is not accepted is not tried again", async () => {
  const server = await start(refuse(401));
  await open(at(server)).ask(QUESTION);
  expect(server.calls.length).toBe(1);
});

test("a model that failed five times in a row is left alone, and asked again after a rest", async () => {
  const server = await start(refuse(401));
  const models = open(at(server));
  for (let time = 0; time < 5; time++) await models.ask(QUESTION);
  expect(await models.ask(QUESTION)).toMatchObject({ refusals: [{ reason: "resting" }] });
  expect(server.calls.length).toBe(5);
  server.replies.splice(0, 1, GOOD);
  await new Promise((resolve) => setTimeout(resolve, WAITS.restMs + 50));
  expect((await models.ask(QUESTION)).by).not.toBeNull();
});

test("without a model nothing is asked", async () => {
  expect(open().names).toEqual([]);
  expect(await open().ask(QUESTION)).toEqual({ by: null, refusals: [] });
});
