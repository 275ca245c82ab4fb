import { AppError, LIMITS } from "@fairlead/contracts";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";

const BODY_BYTES = 16_384;
const SignIn = z.object({ email: z.string(), password: z.string().min(1) });
const SignUp = SignIn.extend({ name: z.string().trim().min(1).max(LIMITS.nameChars) });
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/g;

export const readSignIn = (request: Request) => readCredentials(request, SignIn);
export const readEmail = async (request: Request) => toEmail((await readBody(request, z.object({ email: z.string() }))).email);
export async function readSignUp(request: Request): Promise<z.infer<typeof SignUp>> {
  const body = await readCredentials(request, SignUp);
  return { ...body, name: body.name.replace(CONTROL, " ") };
}

async function readCredentials<T extends { email: string }>(request: Request, shape: z.ZodType<T>): Promise<T> {
  const body = await readBody(request, shape);
  return { ...body, email: toEmail(body.email) };
}

export async function readBody<T>(request: Request, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(await readJson(request));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path.join(".")));
    throw new AppError("invalid-input", { details: `body: ${[...names].join(", ")}` });
  }
  return parsed.data;
}

/** As it is kept: addresses are told apart without regard to case. */
function toEmail(text: string): string {
  const email = text.trim();
  if (!z.email().max(254).safeParse(email).success) throw new AuthError("invalid-email");
  return email.toLowerCase();
}

/** JSON only: a form of another site can send text, never this type without asking first. */
async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError("invalid-input", { details: "header.content-type: application/json" });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > BODY_BYTES) throw new AppError("body-too-large");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (cause) {
    throw new AppError("invalid-input", { cause, details: "body: not JSON" });
  }
}
