import { beforeAll, expect, test } from "vitest";
import { loadAllMessages } from "../test/messages.ts";
import { ApiError } from "./api.ts";
import { toErrorText } from "./error-text.ts";

beforeAll(loadAllMessages);
const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ code: "SYSTEM_ERROR", message, requestId: "r-1" }));

test("the id of a request stands beside a fault of the server, not beside one of what was sent", () => {
  expect(toErrorText(refusal(500, "It broke."))).toBe("It broke. (request r-1)");
  expect(toErrorText(refusal(422, "The table needs a column."))).toBe("The table needs a column.");
  expect(toErrorText(new TypeError("fetch failed"))).toBe("The server could not be reached. Check your connection.");
});
