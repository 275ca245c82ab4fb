import { describe, expect, test } from "vitest";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { toPlainWords } from "./lexicon.ts";
import { toRoots } from "./roots.ts";
import { toCovers, toWish, toWishIndex } from "./wish.ts";

const OTHER_WORD = 0.8;
const wishOf = (name: string, id = "") => toWish(id, toRoots(toWordTerms(name, "en")));
const coverOf = (name: string, line: string, id = "") => {
  const wish = wishOf(name, id);
  return toCovers(toWishIndex([wish]), toRoots(toTerms(line, "en")), OTHER_WORD).get(wish);
};

describe("a wish in other words", () => {
  test("is told by what is done and to what", () => {
    const cover = coverOf("wound care", "Dressed and cleaned cuts of every kind");
    expect(cover).toMatchObject({ same: 0, any: 1, told: true });
    expect(toPlainWords(cover?.by ?? [])).toEqual(["dress", "cut"]);
  });
  test("is sure where no other wish is told by the same words together", () => {
    expect(coverOf("wound care", "Dressed and cleaned surgical cuts")?.sure).toBe(true);
    expect(coverOf("wound care", "Bandaged burns")).toMatchObject({ told: true, sure: false });
    expect(coverOf("wound care and beekeeping", "Dressed and cleaned surgical cuts")?.sure).toBe(false);
  });
  test("is told firmly where the words are rare together", () => {
    expect(coverOf("wound care", "Bandaged burns")).toMatchObject({ told: true, firm: true });
    expect(coverOf("wound care", "Removed stitches")).toMatchObject({ told: true, firm: false });
    expect(coverOf("wound care", "Removed stitches with gauze and tweezers")).toMatchObject({ told: true, firm: true });
  });
  test("is told by rows by wish, which a duty does not use", () => {
    const coverBy = (of: "wish" | "duty") => {
      const wish = toWish("", toRoots(toWordTerms("antimicrobial stewardship", "en")), of);
      return toCovers(toWishIndex([wish]), toRoots(toTerms("Benchmarked quinolone and amoxicillin courses", "en")), OTHER_WORD).get(wish);
    };
    expect(coverBy("wish")?.told).toBe(true);
    expect(coverBy("duty")).toBeUndefined();
  });
  test("shows a word as it is written alone, not as a part of another", () => {
    expect(toPlainWords(toRoots(toTerms("two", "en")))).toEqual(["two"]);
  });
  test("is told by two of its things", () => {
    expect(coverOf("vaccination", "Responsible for flu jabs")?.told).toBe(true);
  });
  test("is not told by one thing alone, which only hints at it", () => {
    expect(coverOf("beekeeping", "Painted hives")).toMatchObject({ any: 0, told: false, hinted: 1 });
  });
  test("is not told by a word that belongs to many trades", () => {
    expect(coverOf("wound care", "Cleaned the office")).toBeUndefined();
  });
  test("is not told by words far from each other", () => {
    const between = "alpha bravo charlie delta echo foxtrot golf hotel india juliet";
    expect(coverOf("vaccination", `Jabs ${between} flu`)?.told).toBe(false);
  });
  test("is not told by its own words in another sense", () => {
    expect(coverOf("kite rinsing", "Rinsed kite tails of a rule")).toMatchObject({ told: false, others: 0, any: 1, same: 1 });
  });
  test("goes one way: a truck is a vehicle, a vehicle no truck", () => {
    expect(coverOf("vehicle inspection", "Looked over each lorry")?.others).toBeGreaterThan(0);
    expect(coverOf("lorry stickers", "Washed the vehicle")).toBeUndefined();
  });
  test("is not told by a word in the name of a product", () => {
    expect(coverOf("health and safety", "Wore boots")).toBeDefined();
    expect(coverOf("health and safety", "Preferred Spring Boot")).toBeUndefined();
  });
  test("knows the forms of a word that share no ending", () => {
    expect(coverOf("iv therapy", "Hung every drip in time")?.told).toBe(true);
  });
  test.each([
    ["conveyancing", "Took house purchases from offer to completion"],
    ["dishwashing", "Scrubbed pots and pans after service"],
    ["pharmacovigilance", "Collected reports of side effects"],
    ["preventive maintenance", "Greased bearings and changed belts each spring"],
    ["appliance repair", "Mended ovens and washing machines at home"],
    ["trial bundles", "Tabbed and indexed the folders for the hearing"],
    ["allergen rules", "Labelled every dish with nuts or gluten in it"],
    ["hair extensions", "Fitted tape and keratin bonds"],
    ["pasture management", "Walked the paddocks with the plate each week"],
    ["winter service", "Gritted the side routes by the forecast"],
    ["bank reconciliations", "Matched the cashbook to the statement"],
    ["moving and handling", "Turned residents in bed with a slide sheet"],
    ["lease accounting", "Worked out right-of-use figures for rented shops"],
    ["customs clearance", "Lodged entries for goods at the port"],
    ["lettings", "Let flats to tenants and held the keys"],
    ["bailiff enforcement", "Clamped cars and listed goods of debtors"],
    ["refactoring", "Untangled a legacy monolith"],
    ["fibre splicing", "Fused strands and shot them with an OTDR"],
    ["retrieval augmented generation", "Embedded manuals into a vector store"],
    ["oral history", "Taped the memories of old miners"],
    ["stunt performance", "Jumped from roofs into an airbag"],
  ])("is known in many trades: %s", (wish, line) => {
    expect(coverOf(wish, line)?.told).toBe(true);
  });
  test("is told by its own word beside another of those who do it", () => {
    expect(coverOf("mediation", "Sat with the mediator at two settlements")?.told).toBe(true);
    expect(coverOf("mediation", "Mediation")?.told).toBe(false);
  });
  test("is told in full by its main word where the others only frame it", () => {
    expect(coverOf("effluent compliance rules", "Pumped the ponds and cleaned the irrigator")?.any).toBeGreaterThan(0.5);
  });
  test("is told by taking, and by what other languages have for a little word", () => {
    expect(coverOf("phlebotomy", "Take bloods on the morning round")?.told).toBe(true);
    expect(coverOf("door hanging", "Hung doors and fitted locks", "joinery")?.any).toBeGreaterThan(0);
  });
  test("is found by the skill, whatever the job calls it", () => {
    expect(coverOf("quality gates", "Ran tests in the browser and a regression check", "test-automation")?.told).toBe(true);
  });
  test("is not there when no word of it is", () => {
    expect(coverOf("wound care", "Drove a tram")).toBeUndefined();
  });
});
