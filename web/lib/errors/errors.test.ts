import { ApiError } from "@fairlead/sdk";
import { beforeAll, expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { toDetails, toErrorRecord, toErrorToast, toRecoveryActions, toWaitMs } from "./index.ts";

beforeAll(loadAllMessages);
const LEVELS = ["page", "section", "component"] as const;
const refused = (status: number) => new ApiError(status, JSON.stringify({ code: "absent", message: "Not yours.", retryable: true }));

test("a record holds all that is known about an error [SPEC-3.06]", () => {
  const place = "/analysis/0b0e7b0e-1111-4222-8333-444455556666";
  const now = new Date("2026-11-21T10:00:00Z");
  const record = toErrorRecord(new Error("x is not a function"), { level: "section", componentName: "panel", attempts: 1, place, now });
  expect(record).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    code: "REACT_ERROR",
    message: "x is not a function",
    category: "system",
    severity: "high",
    retryable: true,
    userFriendlyMessage: "A system error occurred. Please try again later.",
    suggestedActions: ["Try again in a few moments", "Refresh the page", "Contact support if the issue persists"],
    context: { level: "section", place: "/analysis/:id", time: "2026-11-21T10:00:00.000Z", requestId: null },
    componentName: "panel",
    attempts: 1,
    maxRetries: 3,
  });
});

test("an error of nobody knows what has the default code and texts [SPEC-8.28] [SPEC-8.31]", () => {
  expect(toErrorRecord("thrown words")).toMatchObject({
    code: "SYSTEM_ERROR",
    category: "system",
    userFriendlyMessage: "A system error occurred. Please try again later.",
    suggestedActions: ["Try again in a few moments", "Refresh the page", "Contact support if the issue persists"],
  });
});

test("codes say where it broke and whether the tries are used up [SPEC-8.28] [SPEC-9.11]", () => {
  const broken = new Error("broken");
  expect(LEVELS.map((level) => toErrorRecord(broken, { level }).code)).toEqual(["REACT_ERROR", "REACT_ERROR", "REACT_COMPONENT_ERROR"]);
  expect(toErrorRecord(refused(500), { level: "page" }).code).toBe("SYSTEM_ERROR");
  const tried = [0, 1, 2, 3].map((attempts) => toErrorRecord(broken, { level: "page", attempts }));
  expect(tried.map(({ code }) => code)).toEqual(["REACT_ERROR", "REACT_ERROR", "REACT_ERROR", "MAX_RETRIES_EXCEEDED"]);
  expect(tried.map(({ retryable }) => retryable)).toEqual([true, true, true, false]);
});

test("a page that breaks is critical, a section high, a component medium [SPEC-4.11] [SPEC-8.30]", () => {
  const broken = new Error("broken");
  expect(LEVELS.map((level) => toErrorRecord(broken, { level }).severity)).toEqual(["critical", "high", "medium"]);
  expect(toErrorRecord(refused(422)).severity).toBe("low");
});

test("every category has its errors [SPEC-8.29]", () => {
  const categories = [new TypeError("Failed to fetch"), refused(400), refused(409), refused(500), refused(401), refused(422)].map(
    (error) => toErrorRecord(error).category,
  );
  expect(categories).toEqual(["network", "validation", "business_logic", "system", "security", "user_input"]);
  expect(toErrorRecord(new TypeError("a is undefined")).category).toBe("system");
});

test("an answer speaks for itself; a body that is no words for people does not", () => {
  const told = toErrorRecord(
    new ApiError(409, '{"code":"queue-full","message":"Your queue is full.","actions":["Wait"],"requestId":"r1"}'),
  );
  expect(told).toMatchObject({ userFriendlyMessage: "Your queue is full.", suggestedActions: ["Wait"], context: { requestId: "r1" } });
  expect(toErrorRecord(new ApiError(502, "<html>Bad gateway</html>")).userFriendlyMessage).toBe(
    "A system error occurred. Please try again later.",
  );
});

test("Try Again waits 1 s, twice as long each time, 10 s at most [SPEC-9.12] [SPEC-4.10]", () => {
  expect([0, 1, 2, 3, 4, 9].map(toWaitMs)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test("the ways out fit level and category [SPEC-8.32] [SPEC-8.33] [SPEC-8.34] [SPEC-8.35] [SPEC-8.36] [SPEC-8.37]", () => {
  const offered = (error: unknown, level: (typeof LEVELS)[number], attempts = 0) =>
    toRecoveryActions(toErrorRecord(error, { level, attempts })).join(" ");
  expect(offered(new Error("x"), "page")).toBe("tryAgain refreshPage goHome clearCache copyDetails");
  expect(offered(new Error("x"), "section")).toBe("tryAgain refreshPage clearCache copyDetails");
  expect(offered(new Error("x"), "component")).toBe("tryAgain refreshPage clearCache copyDetails");
  expect(offered(new TypeError("Failed to fetch"), "section")).toBe("tryAgain refreshPage clearCache copyDetails");
  expect(offered(refused(401), "page")).toBe("tryAgain refreshPage goHome resetSession copyDetails");
  expect(offered(refused(422), "section")).toBe("tryAgain refreshPage copyDetails");
  expect(offered(new Error("x"), "page", 3)).toBe("refreshPage goHome clearCache copyDetails");
});

test("high and critical errors raise a toast with the category in its title, critical ones a destructive one [SPEC-8.38] [SPEC-8.39] [SPEC-8.40]", () => {
  const toasts = LEVELS.map((level) => toErrorToast(toErrorRecord(new Error("x"), { level })));
  expect(toasts).toMatchObject([{ title: "System Error", variant: "destructive" }, { title: "System Error", variant: "default" }, {}]);
  expect(toasts[2]).toBeNull();
  const titles = [new TypeError("Failed to fetch"), refused(400), refused(404), refused(403), refused(415)].map(
    (error) => toErrorToast(toErrorRecord(error, { level: "page" }))?.title,
  );
  expect(titles).toEqual(["Network Error", "Validation Error", "Business Logic Error", "Security Error", "User Input Error"]);
});

test("copied details hold no words of a person [SPEC-8.37]", () => {
  const error = new SyntaxError('Unexpected token M, "Mara Ortiz, mara@example.com" is not valid JSON');
  const details = toDetails(toErrorRecord(error, { level: "page", componentName: "page", place: "/upload" }));
  expect(Object.keys(JSON.parse(details))).toEqual([
    "id",
    "code",
    "category",
    "severity",
    "component",
    "attempts",
    "maxRetries",
    "level",
    "place",
    "time",
    "requestId",
  ]);
  expect(details).not.toMatch(/mara/i);
});
