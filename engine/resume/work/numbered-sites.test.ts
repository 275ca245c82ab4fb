import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const employers = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);

it("takes the number of a store for a place of the employer named above", () => {
  expect(
    employers(`EXPERIENCE

Store Manager, Barkly Discount Stores Ltd          Mar 2022 – now
Rosters for forty.

Duty Manager, Warwick (Store 0388)          2018 – Mar 2022
Stock and cash.

Night Fill Manager, Wandoan Creek (Store 0102)          2015 – 2018
Pallets.`),
  ).toEqual([
    "Store Manager @ Barkly Discount Stores Ltd",
    "Duty Manager @ Barkly Discount Stores Ltd",
    "Night Fill Manager @ Barkly Discount Stores Ltd",
  ]);
});

it("leaves a company that numbers its stores its name", () => {
  expect(
    employers(`EXPERIENCE

Store Manager, Barkly Discount Stores Ltd          Mar 2022 – now
Rosters for forty.

Duty Manager, Wirrabara Foods (Store 0388)          2018 – Mar 2022
Stock and cash.`),
  ).toEqual(["Store Manager @ Barkly Discount Stores Ltd", expect.stringContaining("Duty Manager @ Wirrabara Foods")]);
});
