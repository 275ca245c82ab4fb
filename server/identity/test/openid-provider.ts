import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

export type Somebody = { sub: string; email: string; email_verified: boolean; name: string; picture?: string };
/** What the provider does wrong on purpose. */
export type Fault = "none" | "nonce" | "audience" | "issuer" | "signature" | "no-id-token" | "denied";
export type OpenIdProvider = Awaited<ReturnType<typeof openProvider>>;
export const CLIENT = { clientId: "client-of-the-test", clientSecret: "secret of the test" };

type Answer = { status: number; headers?: Record<string, string>; body?: unknown };
type Grant = { somebody: Somebody; nonce: string | null; challenge: string; redirectUri: string; fault: Fault };

/** A small OpenID provider over real HTTP: discovery, authorize, token, keys, userinfo. Whoever is set signs in at once. */
export async function openProvider() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const other = await generateKeyPair("RS256");
  const grants = new Map<string, Grant>();
  const authorizations: URLSearchParams[] = [];
  const now = { somebody: null as Somebody | null, fault: "none" as Fault };
  const { server, issuer } = await listen((request) => answer(request));

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return { status: 200, body: toDiscovery(issuer) };
      case "/keys":
        return { status: 200, body: { keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" }] } };
      case "/authorize":
        return authorize(searchParams);
      case "/token":
        return toTokens(new URLSearchParams(await readText(request)), request.headers.authorization);
      case "/userinfo":
        return { status: 200, body: now.somebody };
      default:
        return { status: 404 };
    }
  };
  const authorize = (query: URLSearchParams): Answer => {
    authorizations.push(query);
    const target = new URL(query.get("redirect_uri") as string);
    target.searchParams.set("state", query.get("state") ?? "");
    if (now.fault === "denied" || now.somebody === null) target.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("hex");
      const challenge = query.get("code_challenge") ?? "";
      grants.set(code, {
        ...now,
        somebody: now.somebody,
        nonce: query.get("nonce"),
        challenge,
        redirectUri: query.get("redirect_uri") ?? "",
      });
      target.searchParams.set("code", code);
    }
    return { status: 302, headers: { location: target.href } };
  };
  const toTokens = async (form: URLSearchParams, authorization = ""): Promise<Answer> => {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString();
    const isClient = form.get("client_secret") === CLIENT.clientSecret || basic === `${CLIENT.clientId}:${CLIENT.clientSecret}`;
    if (!grant || !isClient || proof !== grant.challenge || form.get("redirect_uri") !== grant.redirectUri)
      return { status: 400, body: { error: "invalid_grant" } };
    const { fault } = grant;
    const idToken = await toIdToken(grant, issuer, fault === "signature" ? other.privateKey : privateKey);
    const tokens = { access_token: "access of the test", refresh_token: "refresh of the test", token_type: "Bearer", expires_in: 300 };
    return { status: 200, body: fault === "no-id-token" ? tokens : { ...tokens, id_token: idToken } };
  };
  return {
    issuer,
    authorizations,
    /** Who signs in next, and what goes wrong. */
    be(somebody: Somebody | null, fault: Fault = "none") {
      Object.assign(now, { somebody, fault });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function listen(answer: (request: IncomingMessage) => Promise<Answer>) {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers = {}, body }) => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(body === undefined ? "" : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const toIdToken = ({ somebody, nonce, fault }: Grant, issuer: string, key: CryptoKey) =>
  new SignJWT({ ...somebody, nonce: fault === "nonce" ? "another" : nonce })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setIssuer(fault === "issuer" ? "https://accounts.example.com" : issuer)
    .setAudience(fault === "audience" ? "another-client" : CLIENT.clientId)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(key);

const toDiscovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
});

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
