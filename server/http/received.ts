import { createHash } from "node:crypto";
import { AppError, LIMITS, type OperationSpec } from "@fairlead/contracts";
import type { Context } from "hono";
import type { ZodType } from "zod";
import { toInvalidInput } from "./request-error.ts";

type Parts = { params: unknown; query: unknown; body: unknown };
/** `fingerprint` tells a repeated request from another one under the same key. */
export type Received = { parts: Parts; fingerprint: string };

const DEPTH = 20;
/** NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** The request by the schemas of its operation; an id that is none is answered like an absent one. */
export async function toReceived(context: Context, spec: OperationSpec): Promise<Received> {
  const params = spec.params.safeParse(context.req.param());
  if (!params.success) throw new AppError("absent");
  const query = parse(spec.query, toSingle(context.req.queries()), "query");
  const isFiles = spec.kind === "files";
  const text = isFiles || context.req.method === "GET" ? "" : await readText(context);
  const body = parse(spec.body, isFiles ? {} : toJson(text), "body");
  const weight = isFiles ? (context.req.header("content-length") ?? "") : text;
  const fingerprint = createHash("sha256").update(`${context.req.method} ${context.req.path}\n${weight}`).digest("hex");
  return { parts: { params: params.data, query, body }, fingerprint };
}

function parse(schema: ZodType, value: unknown, part: string): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw toInvalidInput(result.error, part);
  return result.data;
}

function toSingle(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queries).map(([key, values]) => {
      const [value = ""] = values;
      if (values.length > 1) throw new AppError("invalid-input", { details: `query.${key}: given more than once` });
      return [key, value];
    }),
  );
}

/** Counts while reading: a header may lie about the length or say nothing. */
async function readText(context: Context): Promise<string> {
  const stream = context.req.raw.body;
  if (stream === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > LIMITS.bodyBytes) throw new AppError("body-too-large");
      chunks.push(chunk);
    }
  } catch (cause) {
    // The sender broke off: nobody reads the answer, and it is no fault of ours.
    throw cause instanceof AppError ? cause : new AppError("upload-cut", { cause });
  }
  return Buffer.concat(chunks).toString("utf8");
}

function toJson(text: string): unknown {
  if (text === "") return {};
  try {
    return withoutTraps(JSON.parse(text), 0);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid-input", { cause: error, details: "body: not JSON" });
  }
}

/** Refuses values that nest too deep, keys that would reach into JavaScript itself, and words that no database holds. */
function withoutTraps(value: unknown, depth: number): unknown {
  if (typeof value === "string" && UNSTORABLE.test(value))
    throw new AppError("invalid-input", { details: "body: NUL or half a character" });
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEPTH) throw new AppError("invalid-input", { details: "body: nested too deep" });
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new AppError("invalid-input", { details: "body: forbidden key" });
    withoutTraps((value as Record<string, unknown>)[key], depth + 1);
  }
  return value;
}
