import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must Excel or Sheets 3": what a text asks for, in its words. */
function asked(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job.requirements.map(({ importance, name, alternatives = [], minYears }) =>
    [importance, [name, ...alternatives.map((one) => one.name)].join(" or "), minYears ?? ""].join(" ").trim(),
  );
}

describe("wishes told in sentences", () => {
  test.each([
    ["Bonus points for oxy-acetylene.", ["nice oxy-acetylene"]],
    ["It would be nice if you kept bees.", ["nice kept bees"]],
    ["We will look kindly on a chainsaw ticket.", ["nice chainsaw ticket"]],
    ["We'd be delighted to hear from people with lambing experience.", ["nice lambing"]],
    ["A knowledge of dry stone walling is highly desirable.", ["nice dry stone walling"]],
    ["The ideal applicant has two years of bookkeeping.", ["should bookkeeping 2"]],
    ["We lean towards people who have coached juniors.", ["should coached juniors"]],
    ["Drivers need a tachograph card.", ["must tachograph card"]],
    ["Every welder needs to hold a coded ticket.", ["must coded ticket"]],
    ["We need somebody who can also grout.", ["must grout"]],
    ["Someone with basketry behind them would be our first choice.", ["should basketry"]],
    ["Ideally you have a year of dispensing behind you.", ["should dispensing 1"]],
    ["You must know Postgres, ideally Vitess as well.", ["must Postgres", "should Vitess"]],
    ["Five years of call handling, of which one in a fire control room.", ["must call handling 5", "must fire control room 1"]],
    ["You have spent four years restoring harpsichords.", ["must harpsichords 4"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Without a PSV licence we cannot employ you.", ["must PSV licence"]],
    ["Nobody gets behind the wheel without a D1 licence and a CPC card.", ["must D1 licence", "must CPC card"]],
    ["No rigger starts here without a slinger card.", ["must slinger card"]],
    ["We don't take anyone on without Python or Ruby.", ["must Python or Ruby"]],
  ])("nobody is taken without it: %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    "Prior experience of knitting is neither needed nor expected.",
    "You can start without a licence.",
    "A certificate is no barrier either way.",
    "You won't get lost without a map.",
    "You will sit beside a colleague with twenty years in law.",
    "Our current baker has a certificate in sugar craft.",
    "Somebody who can travel.",
    "You will join a team of welders with decades of experience.",
    "Ideally based in Leeds.",
    "You get up early without swearing.",
  ])("asks for nothing: %s", (line) => {
    expect(asked(line)).toEqual([]);
  });
});

describe("names of more than one word", () => {
  test.each([
    ["Redshift or another cloud data warehouse", ["must Redshift or cloud data warehouse"]],
    ["P&L responsibility of £5m", ["must P&L responsibility"]],
    ["Grasp of H&S law", ["must H&S law"]],
    ["Class A CDL with Hazmat endorsement", ["must Class A CDL", "must Hazmat endorsement"]],
    ["You have organised a regatta", ["must organised a regatta"]],
  ])("%s", (line, wishes) => {
    expect(asked(`Requirements\n- ${line}`)).toEqual(wishes);
  });
});

describe("headings in other words", () => {
  const under = (heading: string) => asked(`Clerk\n\n${heading}\n- Excel spreadsheets\n- Zeppelin maintenance\n- Yurt steaming`);
  test.each(["What we ask of you", "We need you to have", "What you can already do", "Sound like you?", "KSAs"])("%s asks", (heading) => {
    expect(under(heading)).toEqual(["must Excel spreadsheets", "must Zeppelin maintenance", "must Yurt steaming"]);
  });
  test.each(["What helps, but is not a deal breaker", "It helps if you have", "Gold dust"])("%s is nice to have", (heading) => {
    expect(under(heading)[1]).toBe("nice Zeppelin maintenance");
  });
  test.each(["Working here", "Life at Brightwater"])("%s offers", (heading) => {
    expect(under(heading)).toEqual([]);
  });
});

describe("what a list holds that nobody can show", () => {
  test.each([
    "A calm head when things get busy",
    "A warm, patient manner with children",
    "Sense of humour and thick skin",
    "Ready to roll up your sleeves",
    "Own laptop and broadband",
    "Available on weekends and bank holidays",
    "Amenable to shifting schedules",
    "At least 18 years old",
    "Medically fit",
    "Successful applicants will be trained in forklift handling",
  ])("%s", (line) => {
    expect(asked(`Requirements\n- ${line}`)).toEqual([]);
  });
  test("but what goes on behind a sentence of it is asked for likewise", () => {
    expect(asked("Welding is essential. So are lime rendering and confidence in using Outlook.")).toEqual([
      "must Welding",
      "must lime rendering",
      "must Outlook",
    ]);
    expect(asked("Lip reading is a plus. So is membership of the BDA.")).toEqual(["nice Lip reading", "nice BDA membership"]);
  });
  test("what some posts may require is nice to have, what counts in place of a degree is no wish", () => {
    expect(asked("Requirements\n- Some posts may require a driving licence")).toEqual(["nice driving licence"]);
    expect(asked("Requirements\n- Degree in law\n- Experience as described above may be substituted for the degree")).toEqual([]);
  });
});

describe("the notices of public employers", () => {
  test("name the occupation of the years behind the employer and the manner of the work", () => {
    expect(asked("Three years of full-time paid experience as a Senior Archivist or in a class at that level.")).toEqual([]);
  });
  test("verbs wait for the object of the last of them", () => {
    expect(asked("Requirements\n- Analysing, planning and disseminating information")).toEqual(["must disseminating information"]);
  });
  test("addresses, interviews and substitutes ask for nothing", () => {
    expect(asked("Requirements\n- Temple Street, Room 100, Los Angeles, CA 90012")).toEqual([]);
    expect(
      asked(
        "Requirements\nIn the interview, emphasis may be placed on the candidate's knowledge of project management as it bears on the post.",
      ),
    ).toEqual([]);
    expect(asked("Requirements\n- A paralegal certificate may be substituted for one year of the experience")).toEqual([]);
    expect(asked("Requirements\n- Able to pass a drug screen")).toEqual([]);
  });
  test("a level belongs to the name of the certificate", () => {
    expect(asked("Requirements\n- Level 6 Craft Certificate")).toEqual(["must Level 6 Craft Certificate"]);
  });
  test("a question and its answer are read together", () => {
    expect(asked("Solar knowledge? Nope, we'll teach you.")).toEqual([]);
  });
});

test("the name of the job above a paragraph is no heading of it", () => {
  const text =
    "Legal Secretary / PA\nOur team is looking for a Legal Secretary who has audio typing experience. Experience in probate is essential.";
  expect(asked(text)).toEqual(["must audio typing", "must probate"]);
});

test("the house's team is no sign of others where the reader leads it", () => {
  expect(asked("They will be comfortable with Shopify or Lightspeed and able to coach a team of ten.")[0]).toBe(
    "must Shopify or Lightspeed",
  );
});

test("of two spans of experience the longer one is the job's", () => {
  const reading = readJob("Requirements\n- Two years as a warden\n- Six months of experience");
  expect(reading.kind === "read" && reading.job.experience).toMatchObject({ minYears: 2, field: "warden" });
});
