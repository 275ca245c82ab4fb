import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { toRows } from "../rows.ts";
import { toBody } from "./bodies.ts";

const LINES = "Built services in Go\nReduced latency from 900 to 120\nMentored three engineers";
const bodyOf = (text: string, kind: "docx" | "txt") => {
  const document = { ...toPlainDocument(text), kind };
  const { summary, highlights } = toBody(toRows(document), document.text);
  return { summary: summary?.value, highlights: highlights.map(({ value }) => value) };
};

it("reads paragraphs of a word processor under a role as its list, though no bullet was typed", () => {
  expect(bodyOf(LINES, "docx")).toEqual({ summary: undefined, highlights: LINES.split("\n") });
});

it("keeps lines of plain text together as one description", () => {
  expect(bodyOf("Built services in Go and kept\nthem running for\nthree teams", "txt")).toEqual({
    summary: "Built services in Go and kept them running for three teams",
    highlights: [],
  });
});

it.each([
  [
    "- Planung der Touren in Bayern sowie\nBetreuung der Fahrer\n- Tankkarten",
    ["Planung der Touren in Bayern sowie Betreuung der Fahrer", "Tankkarten"],
  ],
  ["- Encadrement de trois équipes et des\nApprentis\n- Stocks", ["Encadrement de trois équipes et des Apprentis", "Stocks"]],
  [
    "- Verantwortung für Einkauf und Lager am neuen Standort\nNeu-Ulm\n- Inventuren",
    ["Verantwortung für Einkauf und Lager am neuen Standort Neu-Ulm", "Inventuren"],
  ],
])("closes a bullet that goes on with a capital letter: %j", (text, highlights) => {
  expect(bodyOf(text, "txt")).toEqual({ summary: undefined, highlights });
});
