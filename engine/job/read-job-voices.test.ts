import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must Excel or Sheets 3": what a line under "Requirements" asks for, languages too. */
function asked(line: string, head = "Requirements:\n- "): string[] {
  const reading = readJob(`${head}${line}\n`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, languages } = reading.job;
  const names = (first: string, others: readonly string[]) => [first, ...others].join(" or ");
  return [
    ...requirements.map(({ importance, name, alternatives = [], minYears }) =>
      `${importance} ${names(
        name,
        alternatives.map((one) => one.name),
      )} ${minYears ?? ""}`.trim(),
    ),
    ...languages.map(
      ({ importance, language, alternatives = [] }) =>
        `${importance} ${names(
          language,
          alternatives.map((one) => one.language),
        )}`,
    ),
  ];
}

describe("how employers say it", () => {
  test.each([
    ["A multimeter doesn't scare you", ["must multimeter"]],
    ["Lathes hold no terrors for you", ["must Lathes"]],
    ["Italian or Dutch we would be happy about", ["nice Italian or Dutch"]],
    ["Wiring; thatching if we're lucky", ["must Wiring", "nice thatching"]],
    ["We'd much prefer you to come with a slinger ticket", ["should slinger ticket"]],
    ["You'll probably have two years of glazing", ["should glazing 2"]],
    ["A paediatric first aid certificate would be gratefully received", ["nice paediatric first aid certificate"]],
    ["German; Danish not now", ["must German"]],
    ["Sure handling with Siemens 840D or Fanuc controls", ["must Siemens 840D or Fanuc controls"]],
    ["Commercial experience with Kafka", ["must Kafka"]],
    ["Excel to pivot-table level and a nodding acquaintance with SQL", ["must Excel", "must SQL"]],
    ["Previous sales not essential but an understanding of safeguarding is", ["must safeguarding"]],
    ["Tanning is a must, dyeing goes without saying", ["must Tanning", "must dyeing"]],
    ["Pasta, bread, pickles: great if you've made them, we'll teach you if not", ["nice Pasta", "nice bread", "nice pickles"]],
    ["Chainsaw ticket – if not got, boss pays", ["nice Chainsaw ticket"]],
    ["Signs of Safety training (if not, you'll do the course with us)", ["nice Signs of Safety"]],
    ["Hands-on HPLC (Empower preferred, Chromeleon fine), Karl Fischer", ["must HPLC", "must Empower or Chromeleon", "must Karl Fischer"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    [
      "A wiring certificate, such as the ECA 2382 or similar, is essential under the terms of our insurers.",
      ["must wiring certificate or ECA 2382"],
    ],
    ["At least one exhibited quilt is expected at this stage.", ["should exhibited quilt"]],
    ["Applicants must be GDC registered or enrolled on a recognised course.", ["must GDC registered"]],
    ["Our client, a medical device maker, requires a clerk to process orders, with SAP.", ["must SAP"]],
    ["Unlabelled reels do not frighten you: we see one most weeks.", ["must Unlabelled reels"]],
    ["Our ideal person has run a charity shop.", ["should charity shop"]],
    ["Lettering on glass is all we ask.", ["must Lettering"]],
  ])("in prose: %s", (line, wishes) => {
    expect(asked(line, "Quilter\n\nWe sew in Leeds.\n\n")).toEqual(wishes);
  });
  test.each([
    ["RTOS experience: FreeRTOS, Zephyr, ThreadX, doesn't matter", ["must RTOS", "must FreeRTOS or Zephyr or ThreadX"]],
    ["Sage or Xero, it makes no odds which", ["must Sage or Xero"]],
    ["Bluetooth doesn't matter", []],
    ["You've been a saucier or a very good rôtisseur somewhere that cooks from scratch", ["must saucier or rôtisseur"]],
    [
      "Qualified either as a solicitor in England and Wales or as a licensed conveyancer",
      ["must solicitor in England and Wales or licensed conveyancer"],
    ],
    ["C+E licence held for at least two years", ["must C+E licence 2"]],
    ["A car and a full licence", ["must full licence"]],
    ["ARRT (R)(CT)", ["must ARRT"]],
    ["Polish, Urdu, whichever", ["must Polish or Urdu"]],
    ["Native-level Dutch – Flemish is fine too", ["must Dutch or Flemish"]],
    ["Two years' CT in a hospital, one of them in the last three", ["must CT in a hospital 2"]],
    ["You'll have given evidence in court or have prepared statements for it", ["must given evidence in court or prepared statements"]],
    [
      "Any ticketing system – Zendesk, Freshdesk, Jira Service Desk",
      ["must ticketing system or Zendesk or Freshdesk or Jira Service Desk"],
    ],
    ["Typography. Fluent in one of French, German or Spanish", ["must Typography", "must French or German or Spanish"]],
    ["GDC registered or enrolled on a recognised course", ["must GDC registered"]],
    ["An assessor's award such as A1, TAQA or CAVA", ["must assessor's award or A1 or TAQA or CAVA"]],
    ["Kinaxis, o9, SAP APO", ["must Kinaxis", "must o9", "must SAP APO"]],
  ])("choices, papers and years: %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test("a page copied with its markup reads like its text, at the same places", () => {
    const page = '<p><b>Payroll Clerk</b></p><p>Requirements:</p><ul><li>Sage &amp; Xero</li><li class="x">Excel</li></ul>';
    const reading = readJob(page);
    expect(reading.kind === "read" && reading.job.title).toBe("Payroll Clerk");
    expect(reading.kind === "read" && reading.job.requirements.map(({ name }) => name)).toEqual(["Sage", "Xero", "Excel"]);
    expect(reading.kind === "read" && reading.job.requirements.map(({ span }) => page.slice(span.start, span.end))).toEqual([
      "Sage",
      "Xero",
      "Excel",
    ]);
  });
  test("what stands for a degree, and what a school taught, belong to it", () => {
    const educationOf = (line: string) => {
      const reading = readJob(`Requirements:\n- ${line}\n`);
      if (reading.kind === "unreadable") throw new Error(reading.code);
      return { areas: reading.job.education?.areas, orEquivalent: reading.job.education?.orEquivalent, asked: asked(line) };
    };
    expect(educationOf("English and Maths GCSE at grade C")).toEqual({ areas: ["English", "Maths"], orEquivalent: false, asked: [] });
    expect(educationOf("Completed apprenticeship as glazier or comparable")).toEqual({ areas: ["glazier"], orEquivalent: true, asked: [] });
    expect(educationOf("A degree in law, or four years of conveyancing")).toEqual({ areas: ["law"], orEquivalent: true, asked: [] });
    expect(educationOf("A maths or physics degree")).toEqual({ areas: ["maths", "physics"], orEquivalent: false, asked: [] });
    expect(educationOf("PhD in geology or a cognate discipline, awarded or submitted").areas).toEqual(["geology"]);
  });
  test("a short plea asks, but not for papers", () => {
    expect(asked("Chilled food.\n\nForklift certificate please.\n\nA short letter please.", "Packer\n\n")).toEqual([
      "must Forklift certificate",
    ]);
  });
  test.each([
    ["Payroll is outsourced"],
    ["Which till we use you'd pick up in a week"],
    ["Every starter is trained by us in wound care"],
    ["You must not be able to swim"],
    ["Able to lift 25 kg boxes"],
    ["Five GCSEs at grade 4 or above including English and Maths"],
    ["The school's other staff work on restorative justice and policing"],
    ["Your colleagues hold degrees in physics and speak French"],
    ["After a year you can do your NEBOSH certificate"],
    ["One day a week you're at college for your Level 3 Plumbing apprenticeship"],
    ["Interviews are expected in the week of 19 January"],
    ["We need somebody in her chair for the twelve months she's away"],
    ["A bus runs past the gate, so no licence needed"],
  ])("nothing is asked for: %s", (line) => {
    expect(asked(line)).toEqual([]);
  });
});
