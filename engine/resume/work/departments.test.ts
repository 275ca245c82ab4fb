import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";
import { isDepartment } from "./organisations.ts";

const roles = (text: string) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nEXPERIENCE\n${text}`), { asOf: "2026-11-01" }).work.map(
    ({ position, name, location }) => [position, name, location],
  );

describe("parts of an organisation behind a title", () => {
  it.each(["Policy & Cabinet Affairs", "Sales and Marketing", "Einkauf und Logistik", "Real Estate"])("%s is one", (words) => {
    expect(isDepartment(words)).toBe(true);
  });
  it.each(["Hale & Cabinet Makers", "Smith and Finance", "Brown Marketing", "Foreign Affairs"])("%s need not be", (words) => {
    expect(isDepartment(words)).toBe(false);
  });

  it("belong to the title below a dated employer", () => {
    const text = `Calder Foods Holdings (JSE: CFH)\t2010 – present

Group Treasurer\tJul 2019 – present
- Refinanced the debt.

Finance Director, Grains & Milling\tFeb 2015 – Jun 2019
- Turned a loss into a profit.

Finance Manager\tMar 2010 – Jan 2015
- Consolidation of 41 entities.`;
    expect(roles(text).map((role) => role.slice(0, 2))).toEqual([
      ["Group Treasurer", "Calder Foods Holdings"],
      ["Finance Director, Grains & Milling", "Calder Foods Holdings"],
      ["Finance Manager", "Calder Foods Holdings"],
    ]);
  });

  it("belong to the title of each of several roles, whose employer's town goes to all", () => {
    const text = `Calder Bridge Capital, Singapore
Associate, Real Estate
September 2021 – present
Valuations and lender reporting.
Analyst, Real Estate
July 2019 – August 2021
Data rooms.

Thornley & Partners, London
Summer Analyst
June 2018 – August 2018
Hotels team.`;
    expect(roles(text)).toEqual([
      ["Associate, Real Estate", "Calder Bridge Capital", "Singapore"],
      ["Analyst, Real Estate", "Calder Bridge Capital", "Singapore"],
      ["Summer Analyst", "Thornley & Partners", "London"],
    ]);
  });

  it("leave an employer behind a title an employer", () => {
    const text = `Acme Steel Ltd\t2015 – 2020

Welder, Hale & Brown\tFeb 2012 – Jun 2014
- Frames.

Fitter, Moss Lane\tMar 2010 – Jan 2012
- Gates.`;
    expect(
      roles(text)
        .slice(1)
        .map((role) => role.slice(0, 2)),
    ).toEqual([
      ["Welder", "Hale & Brown"],
      ["Fitter", "Moss Lane"],
    ]);
  });
});
