import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";

/** What a line asks for, "must Java | Kotlin 3": importance, names one of which is enough, years. */
function asked(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(({ importance, name, alternatives = [], minYears }) =>
    [importance, [name, ...alternatives.map((one) => one.name)].join(" | "), ...(minYears === undefined ? [] : [minYears])].join(" "),
  );
}
const item = (text: string, heading = "What you bring") => asked(`${heading}\n- ${text}`);

it("does not take the first word of a name for the end of what stands before", () => {
  expect(item("Microbiology or Higher Education")).toEqual(["must Microbiology | Higher Education"]);
  expect(item("Microbiology or higher")).toEqual(["must Microbiology"]);
});

describe("a grade made of its parts", () => {
  it.each([
    ["Experience with Shopify would most certainly be a really big plus.", ["nice Shopify"]],
    ["Shopify experience is in no way essential, merely welcome.", ["nice Shopify"]],
    ["Shopify experience isn't strictly necessary but would be hugely beneficial.", ["nice Shopify"]],
    ["It would be fantastic if you knew Shopify.", ["nice Shopify"]],
    ["It is preferable that you have experience of Shopify.", ["should Shopify"]],
    ["Experience with Shopify is absolutely paramount.", ["must Shopify"]],
    ["Experience with Shopify is by no means a requirement.", []],
    ["Experience with Shopify is no longer required.", []],
  ])("%s", (text, wanted) => {
    expect(asked(text)).toEqual(wanted);
  });

  it("is heard in prose only where it speaks of a thing", () => {
    expect(asked("The big plus of working here is the garden.")).toEqual([]);
    expect(asked("You will be expected to travel between sites.")).toEqual([]);
  });
});

describe("where a grade stands", () => {
  it("behind a dash, in brackets or at the end it belongs to what is before", () => {
    expect(item("VBA - desirable")).toEqual(["nice VBA"]);
    expect(item("VBA (ideally)")).toEqual(["should VBA"]);
    expect(item("Docker, and if possible Kubernetes")).toEqual(["must Docker", "should Kubernetes"]);
    expect(item("Advanced Excel [VBA an advantage]")).toEqual(["must Advanced Excel", "nice VBA"]);
  });

  it("beside one of several it leaves the others alone", () => {
    expect(item("Sage is a must, Xero a nice-to-have and QuickBooks a bonus")).toEqual(["must Sage", "nice Xero", "nice QuickBooks"]);
    expect(item("Excel (PivotTables), with Power BI a distinct advantage")).toEqual(["must Excel", "nice Power BI"]);
    expect(item("AutoCAD. Bonus: Revit.")).toEqual(["must AutoCAD", "nice Revit"]);
  });

  it("in a sentence of its own it answers the one before", () => {
    expect(item("Kotlin? Even better.")).toEqual(["nice Kotlin"]);
    expect(asked("Got a forklift licence? That's a big plus.")).toEqual(["nice forklift licence"]);
  });

  it("with who asks for it, asks for no more", () => {
    expect(asked("A moving and handling certificate is required by Revit Council.")).not.toContain("must Revit");
  });
});

describe("nobody is taken without it", () => {
  it.each([
    "Without a crane licence, please don't apply.",
    "Please do not apply unless you hold a crane licence.",
    "You won't be shortlisted without a crane licence.",
    "Only candidates with a crane licence need apply.",
  ])("%s", (text) => {
    expect(asked(text)).toEqual(["must crane licence"]);
  });
});

describe("one of several", () => {
  it.each([
    ["Java (or Kotlin)", ["must Java | Kotlin"]],
    ["Java or, failing that, Kotlin", ["must Java | Kotlin"]],
    ["Java, Kotlin, or similar", ["must Java | Kotlin"]],
    ["Excel or equivalent, Python", ["must Excel", "must Python"]],
    ["Experience in retail or hospitality", ["must retail | hospitality"]],
    ["ACCA, ACA or CIMA qualified (finalists considered)", ["must ACCA | ACA | CIMA qualified"]],
    ["A reach truck or counterbalance licence", ["must reach truck | counterbalance licence"]],
  ])("%s", (text, wanted) => {
    expect(item(text)).toEqual(wanted);
  });
});

describe("years", () => {
  it.each([
    ["A couple of years of experience with React", ["must React 2"]],
    ["A decade of experience with React", ["must React 10"]],
    ["Half a year of experience with React", ["must React 0.5"]],
    ["React - minimum 3 years", ["must React 3"]],
    ["5 years of Java, 2 of which with Spring", ["must Java 5", "must Spring 2"]],
    ["Up to three years of experience with React", ["must React"]],
    ["B.Com or M.Com with 3-5 yrs exp in Tally", ["must Tally 3"]],
  ])("%s", (text, wanted) => {
    expect(item(text)).toEqual(wanted);
  });
});

describe("names", () => {
  it("keep what a hyphen ties together and leave out places and terms", () => {
    expect(item("Experience with high-flow oxygen")).toEqual(["must high-flow oxygen"]);
    expect(item("Solicitor qualified in England & Wales")).not.toContain("must England");
    expect(item("Forklift licence - van provided")).toEqual(["must Forklift licence"]);
  });
});

describe("an amount behind its name", () => {
  it("in brackets or behind a dash it is about that name alone", () => {
    expect(item("C++ (5+ years), an RTOS, Bluetooth LE")).toEqual(["must C++ 5", "must RTOS", "must Bluetooth LE"]);
    expect(item("SQL - 5 yrs, Python")).toEqual(["must SQL 5", "must Python"]);
    expect(item("SQL (Snowflake) - 5+ yrs")).toEqual(["must SQL 5"]);
  });
});

describe("what is no wish", () => {
  it.each([
    "Keen to learn Python",
    "An interest in fashion",
    "Prepared to undertake training in phlebotomy",
    "We use Jira",
    "Valid work permit",
  ])("%s", (text) => {
    expect(item(text)).toEqual([]);
    expect(item(`Excel, ${text.charAt(0).toLowerCase()}${text.slice(1)}`)[0]).toBe("must Excel");
  });
});

describe("contrast", () => {
  it("asks for what is left when something else is not needed", () => {
    expect(asked("A degree isn't needed, a CSCS card is.")).toEqual(["must CSCS card"]);
    expect(asked("Docker is handy, but we all use Podman.")).toEqual(["nice Docker"]);
  });
});

describe("an occupation that no line names", () => {
  const titleOf = (text: string) => {
    const reading = readJob(text);
    return reading.kind === "read" ? reading.job.title : undefined;
  };
  it("is the subject of a sentence or joins the house", () => {
    expect(titleOf("Position Summary\nThe HVAC Service Technician performs preventive maintenance.")).toBe("HVAC Service Technician");
    expect(titleOf("About the role\nJoin a growing fintech as our first Customer Success Manager, owning onboarding.")).toBe(
      "Customer Success Manager",
    );
    expect(titleOf("URGENT!! FORKLIFT DRIVER NEEDED - SLOUGH")).toBe("FORKLIFT DRIVER");
  });
});

describe("headings that say what would be welcome", () => {
  it.each([
    ["It's not a dealbreaker, but we'd be thrilled if you:", "nice Odoo"],
    ["Also on our wish list", "nice Odoo"],
    ["What we'd like to see", "should Odoo"],
    ["Don't apply without", "must Odoo"],
    ["Could", "nice Odoo"],
  ])("%s", (heading, wanted) => {
    expect(item("Odoo", heading)).toEqual([wanted]);
  });
});
