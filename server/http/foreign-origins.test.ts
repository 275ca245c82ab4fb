import { expect, test } from "vitest";
import { createTestApp } from "../test/create-test-app.ts";

const PROJECT = {
  AUTH_DRIVER: "firebase",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "hiring.example.com",
  FIREBASE_PROJECT_ID: "demo-fairlead",
  FIREBASE_APP_ID: "1:2:web:3",
};

async function readPolicy(env: Record<string, string>): Promise<Record<string, string>> {
  const app = await createTestApp({ env });
  try {
    const policy = (await fetch(`${app.url}/api/health`)).headers.get("content-security-policy") ?? "";
    return Object.fromEntries(policy.split(/;\s*/).map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]));
  } finally {
    await app.close();
  }
}

test("pages reach this server and nothing else", async () => {
  const policy = await readPolicy({});
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "connect-src": "'self'",
    "script-src": "'self'",
    "img-src": "'self' data: blob:",
  });
  expect(Object.keys(policy)).not.toContain("frame-src");
  expect(JSON.stringify(policy)).not.toContain("http");
});

test("with Firebase they reach the addresses that signing in needs, and no more", async () => {
  const policy = await readPolicy(PROJECT);
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "connect-src": "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "frame-src": "https://hiring.example.com",
    "script-src": "'self' https://apis.google.com",
    "img-src": "'self' data: blob: https://lh3.googleusercontent.com",
  });
});
