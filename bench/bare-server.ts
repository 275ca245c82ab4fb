// A server of the same framework that does nothing but answer: the limit for one request on this machine.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = JSON.parse(process.argv[2] ?? "{}");
const app = new Hono();
app.get("/", (context) => context.json(body));
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(port));
