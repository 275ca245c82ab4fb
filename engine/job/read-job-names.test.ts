import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function jobOf(text: string) {
  const reading = readRuled(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

const names = (text: string) => jobOf(text).requirements.map(({ name }) => name);
const listed = (...items: string[]) => names(`Site Manager\n\nRequirements\n${items.map((item) => `- ${item}`).join("\n")}\n`);
const prose = (sentence: string) => names(`Site Manager\n\n${sentence}\n`);

describe("the name of a wish", () => {
  test("is no word that only qualifies the experience", () => {
    expect(listed("Direct experience in retail", "Functional expertise in payroll", "Formal knowledge of kilns")).toEqual([
      "retail",
      "payroll",
      "kilns",
    ]);
    expect(listed("Varied role in a busy bakery")).not.toContain("Varied");
    expect(listed("Direct sales", "Functional safety")).toEqual(["Direct sales", "Functional safety"]);
  });

  test("keeps the head where only both name a field", () => {
    expect(listed("Strong academic background", "Good technical knowledge")).toEqual(["academic background", "technical knowledge"]);
    expect(listed("Technical knowledge of boilers")).toEqual(["boilers"]);
    expect(listed("Strong academic and professional background")).toEqual(["academic and professional background"]);
    expect(listed("Understanding of complex and abstract structures")).toEqual(["complex and abstract structures"]);
  });

  test("stands behind the doing where its object is a phrase or several things, and where the doing is no trade", () => {
    expect(listed("Create good relationships on several levels")).toEqual(["creating relationships on several levels"]);
    expect(listed("Drive cultural change in schools")).toEqual(["driving cultural change in schools"]);
    expect(listed("Solve issues across the site")).toEqual(["solving issues"]);
    expect(listed("Manage tight budgets")).toEqual(["managing tight budgets"]);
    expect(listed("A record of research accomplishment")).toEqual(["research accomplishment"]);
    expect(listed("Repair clocks")).toEqual(["repairing clocks"]);
  });

  test("is no part of what was named before, nor a word that points at something", () => {
    expect(listed("Expert knowledge of Excel and its functions")).toEqual(["Excel"]);
    expect(listed("Understanding of pumps and their variations")).toEqual(["pumps"]);
    expect(listed("Experience with each of these", "Experience with all of those")).toEqual([]);
  });

  test("ends before a word that waits for its noun, and is none of acting as something", () => {
    expect(listed("Mentoring other staff")).toEqual(["Mentoring"]);
    expect(listed("Acting as duty manager")).toEqual(["duty manager"]);
    expect(listed("Acting and singing to a high standard")).toContain("Acting");
  });

  test("stands behind a verb that tells what the one sought does", () => {
    expect(listed("Understands employment law", "Performs and records risk assessments", "Holds a forklift licence")).toEqual([
      "employment law",
      "risk assessments",
      "forklift licence",
    ]);
    expect(listed("The ideal candidate possesses strong bookkeeping skills")).toEqual(["bookkeeping"]);
    expect(listed("The right candidate demonstrates drive")).toEqual([]);
    expect(prose("The crew knows Sage and the yard holds two cranes.")).toEqual([]);
  });
});

describe("what asks for nothing", () => {
  test("is a rank by itself, or a journey", () => {
    expect(names("Welder\n\nExperience level:\nMid-Level Senior\n\nRequirements\n- MIG welding\n")).toEqual(["MIG welding"]);
    expect(listed("This role may require occasional international travel")).toEqual([]);
    expect(listed("Experience in an international environment")).toEqual([]);
    expect(listed("Experience in luxury travel")).toEqual(["luxury travel"]);
  });

  test("is what the reader would like", () => {
    expect(listed("You want to make an impact and share in the success", "Wants to learn Excel", "Easy to work with")).toEqual([]);
    expect(listed("You want to bring experience with Excel")).toEqual(["Excel"]);
  });

  test("is what the house and its things can do", () => {
    expect(prose("In spring we move to a new ward where we will be able to perform minor operations.")).toEqual([]);
    expect(prose("What we give our robot is the ability to stack bricks.")).toEqual([]);
    expect(prose("We look for a colleague who is able to weld gates.")).not.toEqual([]);
  });

  test("is how to apply and where to read on", () => {
    const below = (sentence: string) =>
      jobOf(`Lecturer in Law\n\nRequirements\nYou must have experience with contract law.\n${sentence}\n`);
    const application = below("The application must be in English and include a CV, a degree certificate and a list of publications.");
    expect(application.languages).toEqual([]);
    expect(application.education).toBeUndefined();
    expect(below("You can read about the recruitment process on our page.").requirements).toHaveLength(1);
    expect(below("Additional information may be obtained from the dean.").requirements).toHaveLength(1);
    expect(listed("Your application must include proof of a forklift licence")).toEqual(["forklift licence"]);
    expect(listed("You can read technical drawings")).not.toEqual([]);
    expect(below("You can read more about us on our page, candidates are required to have a degree in law").education?.level).toBe(6);
  });

  test("is a long sentence about what the house offers, though it stands below what is asked for", () => {
    const below = (sentence: string) => names(`Clerk\n\nQualifications\nYou have experience with payroll.\n${sentence}\n`);
    expect(
      below("In exchange we offer you an opportunity to work with extraordinary talent and to benefit from a range of courses."),
    ).toEqual(["payroll"]);
    expect(below("A thorough knowledge of the pension rules of at least two of the countries in which people live and work.")).toContain(
      "pension rules",
    );
  });

  test("is a paper to be sent, below the words that ask for papers", () => {
    const below = (words: string) =>
      names(`Lecturer

Requirements
You must have experience with contract law.
${words} A letter that tells why you apply.
Curriculum vitae with former scientific experience.
Diploma and transcripts of records.
`);
    expect(below("The application must include:")).toEqual(["contract law"]);
    expect(below("Applications should contain the following:")).toEqual(["contract law"]);
    expect(listed("Excel", "Your application will contain tests in Java", "Typing")).toContain("Typing");
  });

  test("is a title whose blank lines are lost", () => {
    const text = `Lecturer in Law

Requirements
You must have experience with contract law and with teaching adults in the evening.
Approval and Enrolment
The post is subject to approval and the one chosen is enrolled by the faculty in the autumn.
`;
    expect(names(text)).not.toContain("Approval");
    expect(names(text)).not.toContain("Enrolment");
  });
});

describe("what is asked for", () => {
  test("may be wished for of applicants who have it, unless they lack it", () => {
    expect(jobOf("Chef\n\nApplicants who have experience with chocolate tempering will be preferred.\n").requirements).toMatchObject([
      { name: "chocolate tempering", importance: "should" },
    ]);
    expect(jobOf("Chef\n\nApplicants who also speak Welsh will be preferred.\n").languages).toMatchObject([{ language: "Welsh" }]);
    expect(prose("Applicants who lack six months of the experience may file.")).toEqual([]);
  });

  test("may be considered positive", () => {
    expect(jobOf("Chemist\n\nRelevant R&D experience is considered positive.\n").requirements).toMatchObject([
      { name: "R&D", importance: "nice" },
    ]);
  });

  test("is nice to have below words that wait for it, with no blank line above", () => {
    const { requirements } = jobOf(`Clerk
The skills we're looking for are
3+ years experience with payroll
Bonus points for experience with
Sage
Excel
`);
    expect(requirements.map(({ name, importance }) => `${name}: ${importance}`)).toEqual(["payroll: must", "Sage: nice", "Excel: nice"]);
  });

  test("keeps both halves of a word with a hyphen", () => {
    expect(listed("Experience in a fast-paced start-up environment")).toEqual(["fast-paced start-up"]);
    expect(listed("Good Kubernetes-skills")).toEqual(["Kubernetes"]);
    expect(listed("Experience with operating high-speed presses in a mill")).toEqual(["operating high-speed presses in a mill"]);
  });

  test("has its own grade on each side of a colon", () => {
    const { requirements } = jobOf(
      "Clerk\n\nRequirements\n- Knowledge of payroll is required: knowledge of Sage is helpful.\n- The following are required: Excel, typing.\n",
    );
    expect(requirements.map(({ name, importance }) => `${name}: ${importance}`)).toEqual([
      "payroll: must",
      "Sage: nice",
      "Excel: must",
      "typing: must",
    ]);
  });
});

describe("degrees and years", () => {
  test("two letters with a field are a degree", () => {
    for (const [words, level] of [
      ["BS in Statistics or equivalent", 6],
      ["BA or BS in Geology", 6],
      ["MS in Hydrology", 7],
    ] as const) {
      const { education, requirements } = jobOf(`Analyst\n\nRequirements\n- ${words}\n- Excel\n`);
      expect(education?.level).toBe(level);
      expect(requirements.map(({ name }) => name)).toEqual(["Excel"]);
    }
  });

  test("the name of a degree ends before the years behind it", () => {
    const { education } = jobOf("Auditor\n\nRequirements\n- A master degree within Finance or Law and at least four years in audit\n");
    expect(education).toMatchObject({ name: "master degree within Finance or Law", areas: ["Finance", "Law"] });
  });

  test("rules, projects and certificates of a degree are none", () => {
    const read = (sentence: string) => jobOf(`Lecturer\n\nRequirements\n- Excel\n- ${sentence}\n`).education;
    expect(read("Knowledge of the PhD regulations of the faculty")).toBeUndefined();
    expect(read("Experience with PhD projects in soil science")).toBeUndefined();
    expect(read("PhD in soil science")?.level).toBe(8);
  });

  test("years in a job of two words in capitals, or of two occupations, name it whole", () => {
    const read = (words: string) => jobOf(`Clerk\n\nRequirements\n- ${words}\n- Excel\n- typing\n`);
    for (const [words, field] of [
      ["Two years of paid experience as a Warehouse and Toolroom Worker with the City of Leeds", "Warehouse and Toolroom Worker"],
      ["Four years of experience as a Health and Safety Officer in a factory", "Health and Safety Officer"],
      ["Three years of experience as a nurse and midwife", "nurse and midwife"],
    ] as const) {
      expect(read(words).experience).toMatchObject({ field });
      expect(read(words).requirements.map(({ name }) => name)).toEqual(["Excel", "typing"]);
    }
  });

  test("years in an occupation are none of the wish behind it", () => {
    const read = (words: string) => jobOf(`Clerk\n\nRequirements\n- ${words}\n`);
    for (const [words, field, name] of [
      ["Three years as a welder, and knowledge of MIG", "welder", "MIG"],
      ["Three years of experience as a nurse and good knowledge of wound care", "nurse", "wound care"],
      ["Three years as a bookkeeper; Sage", "bookkeeper", "Sage"],
    ] as const) {
      expect(read(words).experience).toMatchObject({ minYears: 3, field });
      expect(read(words).requirements).toMatchObject([{ name }]);
      expect(read(words).requirements[0]?.minYears).toBeUndefined();
    }
    expect(read("Three years as a data analyst with SQL").requirements).toMatchObject([{ name: "SQL", minYears: 3 }]);
  });

  test("how long the house has done something is no experience", () => {
    const read = (sentence: string) => jobOf(`Baker\n\n${sentence}\n`).experience;
    expect(read("We look for a baker who joins a small (we have been in Leeds for 9 years and like it) bakery.")).toBeUndefined();
    expect(read("You must have worked as a baker for 3 years.")?.minYears).toBe(3);
  });

  test("the length of the appointment is no experience", () => {
    const read = (sentence: string) => jobOf(`Lecturer\n\nRequirements\n- Excel\n- ${sentence}\n`).experience;
    expect(read("Candidates will be appointed for a period of six years")).toBeUndefined();
    expect(read("The period of employment is three years")).toBeUndefined();
    expect(read("They must not have lived in Malta during the three years prior to joining")).toBeUndefined();
    expect(read("Three years of experience as a lecturer")?.minYears).toBe(3);
  });
});

describe("a name", () => {
  test.each([
    ["Experience running services on AWS", ["AWS"]],
    ["Experience building systems in Java", ["Java"]],
    ["Experience with payment services", ["payment services"]],
  ])("is no word that stands for any work at all: %s", (line, names) => {
    expect(jobOf(`Engineer\n\nRequirements\n- ${line}\n`).requirements.map(({ name }) => name)).toEqual(names);
  });
});

describe("the title", () => {
  test("stands behind a word for any job, and is no part something plays", () => {
    expect(jobOf("The institute has an opening for a position as assistant professor in genetics.").title).toMatch(/^assistant professor/);
    expect(jobOf("We are looking for a number of Mechanical Engineers for our plant in Leeds.").title).toBe("Mechanical Engineers");
    expect(jobOf("We study the role of proteins in ageing. A scholarship is open.").title).not.toBe("proteins");
    expect(jobOf("Applications are open for the role of Dispatcher.").title).toBe("Dispatcher");
  });
});
