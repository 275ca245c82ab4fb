import { describe, expect, test } from "vitest";
import { checkWording } from "./index.ts";

const typesIn = (text: string) => checkWording(text).findings.map(({ type }) => type);

describe("a group of people in a frame that judges them is found without a rule for the pair", () => {
  test.each([
    ["age", "Sixth formers wouldn't cope with our complaints desk."],
    ["age", "The bakery would sooner have somebody in their thirties."],
    ["age", "Grey hair goes down badly at our agency."],
    ["cultural", "Foreign nurses tend to leave us by spring."],
    ["cultural", "Anyone with a Dundee accent can't be put on the phones."],
    ["cultural", "Sikhs might find our dress rules awkward."],
    ["cultural", "We would rather have straight-acting staff on the door."],
    ["cultural", "Asthma sufferers would struggle in the mill."],
    ["gender", "Men cope better in the cold store."],
    ["gender", "Dads can't be relied on during the holidays."],
    ["gender", "We would rather have somebody with no family."],
    ["educational", "Those with a 2:2 or below will not be considered."],
    ["educational", "Anyone from a council-estate background may find our members hard going."],
    ["experience", "The long-term unemployed should look elsewhere."],
    ["experience", "Only those currently employed by a rival will be interviewed."],
  ])("%s: %s", (type, text) => expect(typesIn(text)).toContain(type));
});

describe("the same group is innocent where it is served, welcomed, at home or only told of", () => {
  test.each([
    "Pensioners travel free on our trams and you check their passes.",
    "You will help older tenants who cannot manage the stairs.",
    "You will answer a helpline for gay men who struggle with debts.",
    "Parents of toddlers can book our hall.",
    "Wheelchair users, carers and career changers are welcome.",
    "Several of our engineers came from other trades in their fifties.",
    "Men and women do equally well here.",
    "Our volunteers range from sixth formers to retired engineers.",
    "We were commended for hiring people over fifty.",
  ])("%s", (text) => expect(typesIn(text)).toEqual([]));
});

test("simple work needs few years, whatever its name", () => {
  expect(typesIn("Ten years' experience stacking shelves is required.")).toEqual(["experience"]);
  expect(typesIn("Seven years' experience of sandwich filling needed.")).toEqual(["experience"]);
  expect(typesIn("Eight years of experience restoring church windows.")).toEqual([]);
});
