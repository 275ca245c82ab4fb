import { expect, test } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { loadAllMessages } from "../../test/messages.ts";
import { findMessageFault, type Note, toCounter, toFeedback, toRefusal } from "./note.ts";
import { toRoute } from "./technical.ts";

loadAllMessages();
const NOTE: Note = { kind: "idea", message: "  A longer list.  ", email: " ", rating: "", withTechnical: false, website: "" };
const TECHNICAL = { browser: "Firefox", route: "/upload", requestIds: [] };

test("a message has 10 to 5,000 characters, spaces around it not counted", () => {
  expect(findMessageFault(`  ${"x".repeat(9)}  `)).toBe("Write at least 10 characters.");
  expect(findMessageFault("x".repeat(10))).toBeNull();
  expect(findMessageFault("x".repeat(5_000))).toBeNull();
  expect(findMessageFault("x".repeat(5_001))).toBe("Shorten the message to 5,000 characters.");
});

test("characters are counted from 4,500 on", () => {
  expect(toCounter("x".repeat(4_499))).toBeNull();
  expect(toCounter("x".repeat(4_500))).toBe("500 characters left");
  expect(toCounter("x".repeat(4_999))).toBe("1 character left");
  expect(toCounter("x".repeat(5_012))).toBe("12 characters too many");
});

test("nothing is sent that was left empty or not ticked", () => {
  expect(toFeedback(NOTE, TECHNICAL)).toEqual({ kind: "idea", message: "A longer list." });
  expect(toFeedback({ ...NOTE, email: "mara@example.com", rating: "4", withTechnical: true }, TECHNICAL)).toEqual({
    kind: "idea",
    message: "A longer list.",
    email: "mara@example.com",
    rating: 4,
    technical: TECHNICAL,
  });
});

test("too many notes: the wait is told in whole minutes, never less than one", () => {
  const refused = (waitSeconds: number) => toRefusal(new ApiError(429, "{}", undefined, waitSeconds));
  expect(refused(2_399)).toBe("You have sent several notes. Please try again in 40 minutes.");
  expect(refused(3)).toBe("You have sent several notes. Please try again in 1 minute.");
});

test("the page somebody came from is told without ids and questions", () => {
  expect(toRoute("https://fairlead.example.com/analysis/0d4a3f52-8a4e-4a57-9d3e-0b9a3f1c2d4e?q=mara#x")).toBe("/analysis/:id");
});
