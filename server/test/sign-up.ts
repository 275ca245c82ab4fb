export type Person = { email: string; password: string; name: string };
export const PASSWORD = "a quiet harbour at dawn";

/** Signs up as the browser does: a session cookie first, then a token for it. */
export async function signUp(url: string, person: Person): Promise<{ token: string; cookie: string }> {
  const origin = new URL(url).origin;
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, token: await toToken(url, cookie) };
}

export async function toToken(url: string, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/token`, { headers: { cookie, origin: new URL(url).origin } });
  if (!response.ok) throw new Error(`token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
