import { describe, expect, it } from "vitest";
import { findSkills } from "./find-skills.ts";

const papersIn = (text: string) => findSkills(text).flatMap(({ id, type }) => (type === "cert" ? [id] : []));

describe("a licence is one paper under all its names", () => {
  it.each([
    ["social-work-licence", "Licensed Social Worker (Ohio)", "An active LSW license is required"],
    ["dental-hygienist-licence", "Certificates: RDH", "You hold a dental hygienist license"],
    ["pesticide-application-certificate", "NPTC tickets: PA1, PA6", "You need a spraying certificate"],
    ["lorry-loader-ticket", "HIAB ticket, class 2", "Must hold an ALLMI card"],
    ["adr-certificate", "C+E licence, digi tacho, ADR", "ADR-Schein erforderlich"],
    ["master-craftsman", "Industriemeister Metall, IHK", "Meisterbrief im Handwerk"],
    ["ssiap", "SSIAP 1, SST", "Diplôme SSIAP exigé"],
    ["rail-track-safety", "Rail operative with PTS and COSS", "You carry a Sentinel card"],
  ])("%s: %s", (id, held, asked) => {
    expect(papersIn(held)).toContain(id);
    expect(papersIn(asked)).toContain(id);
  });

  it.each([
    "Passed the LPC before a training contract in law",
    "Mediation and ADR in commercial disputes",
    "The home is rated good by the CQC.",
    "Verilog design of an ASIC",
    "RMA numbers for returned goods under warranty",
    "Laid LVT flooring, rebuilt a CVT gearbox",
    "Averaged 14 PTS a game in the basketball league",
    "Antrag auf BAFA-Förderung",
  ])("and no paper where its letters mean something else: %s", (text) => {
    expect(papersIn(text)).toEqual([]);
  });
});
