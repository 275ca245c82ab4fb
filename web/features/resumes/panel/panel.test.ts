import type { ProfileSkill, SkillEvidence } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { t } from "../../../lib/t.ts";
import { loadAllMessages } from "../../../test/messages.ts";
import { sortSkills, toContexts, toSkillQuotes } from "./skill-quotes.ts";
import { toLength, toSpan, toValidity } from "./time-span.ts";

loadAllMessages();
const evidence = (start: number, end: number): SkillEvidence => ({ start, end, text: `${start}`, section: "experience", outcome: false });
const skill = (id: string, months: number | null, ...places: SkillEvidence[]): ProfileSkill => ({
  id,
  name: id,
  months,
  lastUsed: null,
  evidence: places,
});

test("a sentence that shows two skills is one quote of both", () => {
  const { quotes, bySkill } = toSkillQuotes([skill("go", 12, evidence(40, 60), evidence(5, 9)), skill("sql", 6, evidence(40, 60))]);
  expect(quotes.map(({ start, end }) => [start, end])).toEqual([
    [5, 9],
    [40, 60],
  ]);
  expect(bySkill.get("go")).toEqual([0, 1]);
  expect(bySkill.get("sql")).toEqual([1]);
});

test("a skill quoted twice at one place has one quote there", () => {
  const { bySkill } = toSkillQuotes([skill("go", 12, evidence(5, 9), evidence(5, 9))]);
  expect(bySkill.get("go")).toEqual([0]);
});

test("skills come by length of use, then by number of quotes, then by name", () => {
  const skills = [skill("b", null), skill("c", 5), skill("a", null), skill("d", null, evidence(1, 2)), skill("e", 50)];
  expect(sortSkills(skills).map(({ id }) => id)).toEqual(["e", "c", "d", "a", "b"]);
});

test("times of a role read as they were written: by month, by year, until today, or half known", () => {
  expect(toSpan({ startDate: "2019-03", endDate: null })).toBe("Mar 2019 – today");
  expect(toSpan({ startDate: "2015", endDate: "2018-12" })).toBe("2015 – Dec 2018");
  expect(toSpan({ startDate: "2015", endDate: "2015" })).toBe("2015");
  expect(toSpan({ endDate: "2014" })).toBe("2014");
  expect(toSpan({})).toBeNull();
});

test("a certificate that ends says until when it is valid", () => {
  expect([toValidity("2027-03"), toValidity("2027"), toValidity(undefined)]).toEqual([
    "valid until Mar 2027",
    "valid until 2027",
    undefined,
  ]);
});

test("months of use are told in years and months", () => {
  expect([0, 7, 12, 38].map(toLength)).toEqual(["0 mo", "7 mo", "1 yr", "3 yrs 2 mo"]);
});

test("a quote stands among the words of its paragraph, cut where there are too many", () => {
  const text = `- Ran Go for six teams\nKnows Go\n${"word ".repeat(60)}SQL`;
  const line = (from: string, kind: "bullet" | "body", block: number) => {
    const start = text.indexOf(from);
    const end = text.indexOf("\n", start) === -1 ? text.length : text.indexOf("\n", start);
    return { start, end, page: 1, block, kind, bold: false };
  };
  const lines = [line("- Ran", "bullet", 1), line("Knows", "body", 2), line("word", "body", 3)];
  const place = (words: string, from = 0) => ({ start: text.indexOf(words, from), end: text.indexOf(words, from) + words.length });
  const quotes = [place("Go"), place("Go", 20), place("SQL")];
  const [first, second, third] = toContexts({ kind: "pdf", text, lines, masked: [] }, quotes);
  expect(first).toEqual({ before: "Ran ", quote: "Go", after: " for six teams" });
  expect(second).toEqual({ before: "Knows ", quote: "Go", after: "" });
  expect(third?.quote).toBe("SQL");
  expect(third?.before).toMatch(/^… word (word )+$/);
  expect(third?.before.length).toBeLessThan(145);
});

test("a resume without dated work has no years rather than none of experience", () => {
  expect(t("resumes.summary", { pages: 1, years: 0 })).toBe("1 page · no dated work read");
  expect(t("upload.summary", { pages: 2, skills: 1, years: 0 })).toBe("2 pages · 1 skill · no dated work read");
  expect(t("analyses.row.years", { years: 0 })).toBe("no dated work read");
  expect(t("analyses.row.years", { years: 0.4 })).toBe("0.4 yrs");
});
