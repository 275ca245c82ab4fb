export type LoginMethod = "google" | "email";
export type TrackedLogin = { reward: { credits: number; message: string } | null; credits: number };

const PATH = "/api/track-login";
type Login = { fetch: typeof fetch; token: string | null; method: LoginMethod; nowMs: number; isNewUser: boolean };

/** Tells the server of a sign-in; what it credits comes back. */
export async function trackLogin({ fetch, token, method, nowMs, isNewUser }: Login): Promise<TrackedLogin> {
  const response = await fetch(PATH, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ method, timestamp: new Date(nowMs).toISOString(), isNewUser, loginStreak: 1 }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const { reward, credits } = (await response.json()) as TrackedLogin;
  return { reward, credits };
}
