import { expect, it } from "vitest";
import { toSentences } from "./sentences.ts";

const cut = (text: string) => toSentences(text).map(({ start, end }) => text.slice(start, end));

it("keeps a pharmacopoeia in one piece, and ends a sentence behind a currency", () => {
  expect(cut("Release testing to Ph. Eur. / USP. HPLC daily.")).toEqual(["Release testing to Ph. Eur. / USP.", "HPLC daily."]);
  expect(cut("We pay 30.000 Eur. Come by.")).toEqual(["We pay 30.000 Eur.", "Come by."]);
});
