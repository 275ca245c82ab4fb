import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";
import { tellsOutcome } from "./outcomes.ts";

describe("a measured result", () => {
  it.each([
    "Halved the time a pallet waits at the dock",
    "Brought scrap down by a third with SPC charts",
    "Lead time fell from 9 days to 4",
    "Lead time went from nine days to four after we improved the handover",
    "Sold £1.2m of refurbished pumps",
    "Kept 12 % of the budget in reserve",
    "Served 1,450 households",
    "Packed 220 boxes per hour",
    "Senkte die Rüstzeit um zwei Stunden",
    "Ausschuss um ein Drittel gesenkt",
    "Fertigung von 1.200 Stück",
    "Durchlaufzeit von 9 auf 4 Tage gebracht",
    "Umsatz von 3 Mio. Euro verantwortet",
    "Réduction des délais de moitié",
    "Délai passé de 12 à 5 jours",
    "Reduje a la mitad las incidencias",
    "Duplicó las ventas en la comarca",
    "Reduziu pela metade o tempo de espera",
    "Scarti ridotti di un terzo",
    "Doorlooptijd met een kwart verkort",
  ])("is told by: %s", (words) => {
    expect(tellsOutcome(words)).toBe(true);
  });

  it.each([
    "Improved third-party integrations",
    "Cut costs wherever possible",
    "Worked there from 2015 to 2019",
    "Improved quarterly reports since 2018",
    "Looked after a team of drivers",
    "Verbesserung der Abläufe im Lager",
    "Responsable de la relation avec les tiers",
    "Supervised crews on 3 sites",
    "Cutting 3 mm sheet metal",
    "Gestión de pedidos y mejora de procesos",
  ])("is not told by: %s", (words) => {
    expect(tellsOutcome(words)).toBe(false);
  });
});

const outcomesOf = (text: string, words: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).skills.flatMap((skill) =>
    skill.evidence.filter((evidence) => evidence.text === words).map(({ outcome }) => outcome),
  );

describe("a bullet as one statement", () => {
  it("lends the result on its second line to the skill on its first", () => {
    const text = `Experience
Buyer, Quarrywood Timber Ltd, 2018 - 2021
- Moved all purchase orders of the two sawmills into SAP EWM and
  halved the time to close a month`;
    expect(outcomesOf(text, "SAP EWM")).toEqual([true]);
  });

  it("lends it to no skill of the next bullet", () => {
    const text = `Experience
Buyer, Quarrywood Timber Ltd, 2018 - 2021
- Cut stock by 12 %
- Kept supplier lists in SAP EWM`;
    expect(outcomesOf(text, "SAP EWM")).toEqual([false]);
  });
});
