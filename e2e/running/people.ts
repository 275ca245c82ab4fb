import { randomUUID } from "node:crypto";
import { type Client, createClient } from "@fairlead/sdk";
import { PASSWORD, signUp as signUpAs, toToken } from "../../server/test/sign-up.ts";

export type Member = { client: Client; cookie: string; email: string };

/** Signs somebody up at a product whose address may change; the client asks for a token once it needs one. */
export async function signUp(url: () => string, name = "Mara Ortiz"): Promise<Member> {
  const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
  const { cookie } = await signUpAs(url(), { name, email, password: PASSWORD });
  let held: string | null = null;
  const token = async () => {
    held ??= await toToken(url(), cookie);
    return held;
  };
  return { client: createClient({ token, fetch: (path, init) => fetch(`${url()}${path}`, init) }), cookie, email };
}
