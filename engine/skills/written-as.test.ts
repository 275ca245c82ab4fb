import { describe, expect, it } from "vitest";
import { findSkills } from "./find-skills.ts";

const idsIn = (text: string, isList = false) =>
  findSkills(text, isList ? { listSections: [{ start: 0, end: text.length }] } : {}).map(({ id }) => id);

describe("a name that only its letters make", () => {
  it.each([
    ["Keeps the shop floor safe, trains the crew", "scaled-agile"],
    ["In constant contact with customers", "constant-contact"],
    ["Follow the index, match the parts", "advanced-excel"],
    ["We teach first aid at schools", "qualified-teacher-status"],
    ["A new data guard for the office", "oracle-data-guard"],
    ["Worked in a photo shop", "adobe-photoshop"],
  ])("is none in other letters: %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
    expect(idsIn(text, true)).not.toContain(id);
  });

  it.each([
    ["Scrum, Kanban, SAFe", "scaled-agile"],
    ["Mailings in Constant Contact", "constant-contact"],
    ["mailchimp, constant contact, hubspot", "constant-contact"],
    ["Firmware with SPI, I2C and CAN", "can-bus"],
  ])("is one as it is written: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });
});

describe("a plus sign", () => {
  it.each(["Not a certified accountant", "A network certification", "Holds a security certification", "A linux certification"])(
    "is a part of the name: %s",
    (text) => {
      expect(idsIn(text).filter((id) => id.startsWith("comptia"))).toEqual([]);
    },
  );

  it.each([
    ["A+ certified technician", "comptia-a-plus"],
    ["CompTIA A+, Network+ certification", "comptia-network-plus"],
    ["Security+ certification", "comptia-security-plus"],
  ])("is read where it stands: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });
});
