import { JobProfile } from "@fairlead/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";
import type { JobProfile as Job } from "./types.ts";

const read = (text: string): Job => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const under = (heading: string, ...items: string[]) => read(`Site Worker\n\n${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n`);
const asked = (job: Job) => job.requirements.map(({ name, importance }) => `${importance} ${name}`);

describe("importance", () => {
  it("comes from the heading, in seven languages", () => {
    const pairs: [string, string][] = [
      ["Essential criteria", "Nice to have"],
      ["Ihr Profil", "Von Vorteil"],
      ["Profil recherché", "Les plus"],
      ["Requisitos imprescindibles:", "Se valorará:"],
      ["Requisitos", "Será um diferencial"],
      ["Requisiti", "Requisiti graditi"],
      ["Wat vragen wij?", "Een pré"],
    ];
    for (const [must, nice] of pairs) {
      const job = read(`Title\n\n${must}\n- Excel\n- PostgreSQL\n\n${nice}\n- Docker\n`);
      expect(asked(job), must).toEqual(["must Excel", "must PostgreSQL", "nice Docker"]);
    }
  });

  it("is overruled by a modal cue, for its own part of the sentence", () => {
    const job = under(
      "Requirements",
      "Python required, Go a plus",
      "PostgreSQL and ideally Redis",
      "Docker (preferred)",
      "Kafka is strongly preferred",
      "Java; experience with Kotlin is desirable",
    );
    expect(asked(job)).toEqual([
      "must Python",
      "nice Go",
      "must PostgreSQL",
      "should Redis",
      "should Docker",
      "should Kafka",
      "must Java",
      "nice Kotlin",
    ]);
  });

  it("is should for what is preferred, nice for what is a plus", () => {
    expect(asked(read("Dev\n\nPreferred qualifications\n- Excel\n- PostgreSQL\n\nBonus\n- Docker\n"))).toEqual([
      "should Excel",
      "should PostgreSQL",
      "nice Docker",
    ]);
    expect(asked(under("Requirements", "Ideally Excel", "Docker would be a bonus"))).toEqual(["should Excel", "nice Docker"]);
  });

  it("comes from the column of a table and from explained codes", () => {
    const table = read("Clerk\n\nCriteria | Essential | Desirable\nSystems | Excel; SAP | Power BI\nQualities | - | Docker\n");
    expect(asked(table)).toEqual(["must Excel", "must SAP", "nice Power BI", "nice Docker"]);
    const coded = read("Clerk\n\nE = essential, D = desirable.\n\nE1  Excel\nE2  SAP\nD1  Docker\n");
    expect(asked(coded)).toEqual(["must Excel", "must SAP", "nice Docker"]);
  });

  it("follows a pronoun back to what was named", () => {
    const job = read("Engineer\n\nYou know Docker. We ask for Kubernetes; experience with it is a plus.");
    expect(asked(job)).toContain("nice Kubernetes");
  });

  it("never makes a requirement of what is waived", () => {
    const job = under("Requirements", "No experience with Docker needed", "Excel is not required", "No degree required", "PostgreSQL");
    expect(asked(job)).toEqual(["must PostgreSQL"]);
    expect(job.education).toBeUndefined();
  });
});

describe("words that look like wishes", () => {
  it("are part of a name", () => {
    expect(asked(under("Essential", "Vital signs", "Special educational needs", "Experience with design systems"))).toEqual([
      "must Vital signs",
      "must Special educational needs",
      "must design systems",
    ]);
  });

  it("only say when", () => {
    const job = read(
      "Buyer\n\nYou match what is bought with what is needed.\n\nDuties\n- Drive the forklift when required\n\nMust have\n- SAP\n",
    );
    expect(asked(job)).toEqual(["must SAP"]);
  });

  it("stand in the item above", () => {
    expect(under("Desirable", "Music teaching", "Polish")).toMatchObject({
      requirements: [{ name: "Music teaching" }],
      languages: [{ language: "Polish", importance: "nice" }],
    });
  });
});

describe("groups", () => {
  const groups = (item: string) =>
    under("Requirements", item).requirements.map(({ name, alternatives }) => [name, ...(alternatives ?? []).map((other) => other.name)]);

  it("tie alternatives into one requirement", () => {
    expect(groups("Java or Kotlin")).toEqual([["Java", "Kotlin"]]);
    expect(groups("Java/Kotlin")).toEqual([["Java", "Kotlin"]]);
    expect(groups("One of Python, Ruby, PHP")).toEqual([["Python", "Ruby", "PHP"]]);
    expect(groups("React, Angular or Vue.js")).toEqual([["React", "Angular", "Vue.js"]]);
  });

  it("take what stands in for a thing or is like it as a choice", () => {
    expect(groups("Docker is needed, but Kubernetes is fine too")).toEqual([["Docker", "Kubernetes"]]);
    expect(groups("Excel or similar spreadsheet tools")).toEqual([["Excel", "spreadsheet tools"]]);
    expect(groups("A background in joinery, occupational therapy or nursing")).toEqual([["joinery", "occupational therapy", "nursing"]]);
    expect(groups("Excel or similar and SAP")).toEqual([["Excel"], ["SAP"]]);
  });

  it("leave what is joined by and apart", () => {
    expect(groups("PostgreSQL, Redis and Docker")).toEqual([["PostgreSQL"], ["Redis"], ["Docker"]]);
    expect(groups("Python and SQL or Excel")).toEqual([["Python"], ["SQL", "Excel"]]);
  });

  it("put examples under their head instead of asking for each", () => {
    const [head, ...examples] = groups("Experience with ticketing tools such as Zendesk or Freshdesk").flat();
    expect(head).toBe("ticketing tools");
    expect(examples).toEqual(["Zendesk", "Freshdesk"]);
  });

  it("read a short form in brackets as the same thing", () => {
    expect(groups("Qualified Teacher Status (QTS)")).toHaveLength(1);
    expect(groups("Qualified Teacher Status (QTS)")[0]).toHaveLength(1);
  });

  it("do not take the Dutch or the Portuguese small words for English ones", () => {
    expect(groups("Knowledge of rules of procedure")).toEqual([["rules of procedure"]]);
  });
});

describe("years", () => {
  const years = (item: string) => {
    const job = under("Requirements", item);
    return {
      asked: job.requirements.map(({ name, minYears }) => `${name} ${minYears ?? "-"}`),
      general: job.experience?.minYears,
      most: job.experience?.maxYears,
    };
  };

  it("belong to the skills of their phrase", () => {
    expect(years("5+ years of experience with Java and Docker").asked).toEqual(["Java 5", "Docker 5"]);
    expect(years("3 years of Java and knowledge of Docker").asked).toEqual(["Java 3", "Docker -"]);
    expect(years("Two years of Java and four years of Python").asked).toEqual(["Java 2", "Python 4"]);
    expect(years("Six years of Java and two of Python").asked).toEqual(["Java 6", "Python 2"]);
    expect(years("A year or more of roofing").asked).toEqual(["roofing 1"]);
    expect(years("At least 18 months in roofing").asked).toEqual(["roofing 1.5"]);
    expect(years("Roofing, paid £90 a year of service").asked).toEqual(["Roofing -"]);
  });

  it("stay whole where a share of them is named", () => {
    expect(years("Nine years of experience, of which two in Java").general).toBe(9);
  });

  it("stand alone when the phrase names nothing, with their upper bound", () => {
    expect(years("3-5 years of experience")).toEqual({ asked: [], general: 3, most: 5 });
    expect(years("At least eighteen months' experience").general).toBe(1.5);
    expect(years("6 months of experience").general).toBe(0.5);
    expect(years("Mindestens drei Jahre Berufserfahrung").general).toBe(3);
    expect(years("Al menos 2 años de experiencia").general).toBe(2);
  });

  it("name an occupation whose words mean something else alone", () => {
    for (const role of ["IT administrator", "HR generalist", "secondary school teacher"]) {
      const { experience, education, requirements } = under("Required", `At least 2 years of experience as a ${role}`);
      expect([experience?.field, education, requirements], role).toEqual([role, undefined, []]);
    }
  });

  it("are not ages, contracts or the age of the company", () => {
    expect(years("2-year contract, 21 years of age, Excel").general).toBeUndefined();
    expect(read("Clerk\n\nAbout us\nWe have 40 years of experience.\n\nRequirements\n- Excel").experience).toBeUndefined();
  });
});

describe("other criteria", () => {
  it("read licences and certificates by their head word", () => {
    const job = under("Requirements", "Valid forklift licence", "First aid certificate", "Full driving licence", "Führerschein Klasse B");
    expect(job.requirements.every(({ kind }) => kind === "certificate")).toBe(true);
    expect(job.requirements[0]?.name).toBe("forklift licence");
    expect(
      under("Requirements", "Experience with ticket sales and user registration").requirements.some(({ kind }) => kind === "certificate"),
    ).toBe(false);
  });

  it("read languages with their level", () => {
    const job = under("Requirements", "Fluent English and French", "German (B1)", "Spanish is a plus", "Knowledge of German labour law");
    expect(job.languages.map(({ language, cefr, importance }) => [language, cefr, importance])).toEqual([
      ["English", "C1", "must"],
      ["French", "C1", "must"],
      ["German", "B1", "must"],
      ["Spanish", undefined, "nice"],
    ]);
    expect(asked(job)).toEqual(["must German labour law"]);
  });

  it("read a degree with its fields and what counts in its place", () => {
    const { education } = under("Requirements", "Bachelor's degree in Nursing, Midwifery or a related field, or equivalent experience");
    expect(education).toMatchObject({ level: 6, areas: ["Nursing", "Midwifery"], orEquivalent: true, importance: "must" });
    expect(under("Requirements", "Scrum Master experience").education).toBeUndefined();
    expect(under("Requirements", "Bachelor's required, Master's preferred").education).toMatchObject({ level: 6, importance: "must" });
    expect(under("Anforderungen", "Abgeschlossene Ausbildung als Koch").education).toMatchObject({ level: 4, areas: ["Koch"] });
  });

  it("read title and level, without what surrounds the title", () => {
    expect(read("Senior Carpenter (m/f/d) – Leeds\n\nRequirements\n- Joinery")).toMatchObject({
      title: "Senior Carpenter",
      level: "senior",
    });
    expect(read("Job title: Head Chef\nLocation: York\n\nRequirements\n- Cooking")).toMatchObject({ title: "Head Chef", level: "lead" });
    expect(read("We are looking for a pastry chef to join us. You must know HACCP.").title).toBe("pastry chef");
    expect(read("Key Account Manager\n\nRequirements\n- Excel").level).toBeUndefined();
  });

  it("reads the terms behind a list of wishes as terms", () => {
    for (const heading of ["Terms", "Conditions", "Terms and conditions"]) {
      const job = read(`Clerk\n\nNice to have\n- Excel\n\n${heading}\n- Location: Leeds, on site.\n- Pay: £28,000 to £32,000 a year.\n`);
      expect(asked(job)).toEqual(["nice Excel"]);
      expect([job.place?.text, job.pay?.text]).toEqual(["Leeds, on site.", "£28,000 to £32,000 a year."]);
    }
  });

  it("reads customs clearance as work, security clearance as a certificate", () => {
    expect(under("Required", "2 years of experience with customs clearance", "Security clearance").requirements).toMatchObject([
      { kind: "skill", minYears: 2 },
      { kind: "certificate" },
    ]);
  });

  it("quote schedule, pay and place", () => {
    const job = read("Porter\nSalary: £24,000 per year\nHours: 37 hours a week\nLocation: Hull\n\nRequirements\n- Manual handling");
    expect([job.pay?.text, job.schedule?.text, job.place?.text]).toEqual(["£24,000 per year", "37 hours a week", "Hull"]);
  });

  it("keep duties apart from requirements", () => {
    const job = read("Porter\n\nDuties\n- Move patients with Excel lists\n- Clean trolleys\n\nRequirements\n- Manual handling");
    expect(job.responsibilities.map(({ text }) => text)).toEqual(["Move patients with Excel lists", "Clean trolleys"]);
    expect(asked(job)).toEqual(["must Manual handling"]);
  });
});

describe("what is no requirement", () => {
  it("is told of the company, offered, or said about applying", () => {
    const job = read(
      "Clerk\n\nAbout us\nOur platform is written in Java and runs on Kubernetes.\n\nRequirements\n- Excel\n\nWe offer\n- Python training\n- Driving licence paid by us\n\nHow to apply\nSend your CV made with Word.\nWe are an equal opportunity employer and consider all applicants without regard to age, religion or marital status.",
    );
    expect(asked(job)).toEqual(["must Excel"]);
    expect(job.flags.map(({ code }) => code)).toEqual(["few-requirements"]);
  });

  it("is a protected or proxy criterion: refused with the lawful alternative", () => {
    for (const item of [
      "Under 35",
      "Native English speaker",
      "Recent graduate",
      "US citizens only",
      "Ivy League degree",
      "No gaps in employment",
      "Female candidates only",
      "Muttersprachler Deutsch",
      "CV with photo",
    ]) {
      const flags = under("Requirements", item, "Excel").flags.filter(({ code }) => code === "protected-criterion");
      expect(flags, item).toHaveLength(1);
      expect(flags[0]?.message.length).toBeGreaterThan(60);
    }
    for (const item of ["At least 18 years old", "Native mobile development", "Senior level experience", "Christian Dior products"]) {
      expect(
        under("Requirements", item, "Excel").flags.some(({ code }) => code === "protected-criterion"),
        item,
      ).toBe(false);
    }
  });

  it("is availability, physical demand or character", () => {
    expect(asked(under("Requirements", "Willing to work weekends", "Structured, with a sense of humour", "Lift 20 kg", "Excel"))).toEqual([
      "must Excel",
    ]);
  });
});

describe("the reading as a whole", () => {
  it("refuses empty, overlong and foreign texts by code", () => {
    expect(readJob(" \n\t")).toEqual({ kind: "unreadable", code: "job-empty" });
    expect(readJob("a".repeat(50_001))).toEqual({ kind: "unreadable", code: "job-too-long" });
    const polish =
      "Poszukujemy doświadczonego pracownika magazynu do naszego zespołu w Krakowie. Wymagamy znajomości obsługi komputera oraz dokładności i odpowiedzialności w codziennej pracy.";
    expect(readJob(polish)).toEqual({ kind: "unreadable", code: "job-language" });
    expect(readJob("Cook").kind).toBe("read");
  });

  it("says what it did not find", () => {
    expect(read("We sell shoes.").flags.map(({ code }) => code)).toEqual(["no-title", "no-requirements"]);
  });

  it("names each thing once, with the strongest wording and the most years", () => {
    const job = read("Dev\n\nNice to have\n- Java\n\nRequirements\n- 2 years of Java\n- 4 years of Java");
    expect(job.requirements).toMatchObject([{ name: "Java", importance: "must", minYears: 4 }]);
  });

  it("judges a list under an unknown heading by its content", () => {
    const list = (...items: string[]) => asked(read(`Clerk\n\nThe nitty-gritty:\n${items.map((item) => `- ${item}`).join("\n")}\n`));
    expect(list("Experience with Excel", "Knowledge of SAP", "Docker")).toEqual(["must Excel", "must SAP", "must Docker"]);
    expect(list("You file letters in Excel", "You call customers", "You post parcels")).toEqual([]);
  });

  it("joins lines broken at the page width", () => {
    const job = read(
      "Planner\n\nRequirements\n\nWe expect that you bring a lot of patience to the table and that you have experience\nwith production planning and with the scheduling of machines in a plant that never\nsleeps, since our customers order around the clock and expect that we deliver on the\nsame day, whatever happens; knowledge of Excel is required and it is used each day in\nthe office.",
    );
    expect(asked(job)).toContain("must Excel");
    expect(asked(job).some((name) => name.endsWith("production planning"))).toBe(true);
  });

  it("satisfies the contract and quotes exactly, whatever the text", () => {
    const pieces = [
      "Requirements:",
      "\n",
      "\n\n",
      "- ",
      "Java",
      " or ",
      "/",
      " (",
      ")",
      ", ",
      "5+ years of ",
      "degree in ",
      "must ",
      "a plus",
      "Ünïcode 😀",
      "e.g. ",
      "fluent English",
      "\t",
      "licence",
      "; ",
      ":",
      "•",
      "not required",
      "‮",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 60 }), (parts) => {
        const text = parts.join("");
        const reading = readJob(text);
        if (reading.kind !== "read") return;
        const job = JobProfile.parse(reading.job);
        for (const { quote, name, span } of job.requirements) {
          expect(text.slice(quote.start, quote.end)).toBe(quote.text);
          expect(span.start).toBeGreaterThanOrEqual(quote.start);
          expect(span.end).toBeLessThanOrEqual(quote.end);
          expect(name.split(/\s+/).length).toBeLessThanOrEqual(8);
        }
        for (const { text: words, span } of job.responsibilities) expect(text.slice(span.start, span.end)).toBe(words);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it("reads the longest and the most hostile text without running away", () => {
    const item = "- At least 3 years of experience with Java, Kotlin or Scala, and fluent English is a plus\n";
    const texts = [
      `Dev\n\nRequirements\n${item.repeat(550)}`,
      " ".repeat(50_000).replace(/^/, "x"),
      "a,".repeat(25_000),
      "or ".repeat(16_000),
      "(".repeat(50_000),
      "must have ".repeat(5_000),
      "-".repeat(50_000),
      "1 ".repeat(25_000),
      "x\n".repeat(25_000),
      "a-b/".repeat(12_500),
      `BSc ${"and ".repeat(12_000)}`,
      `Requirements\n- ${"BSc in maths and ".repeat(2_900)}`,
      `Requirements\n- Experience with ${"SQL, Java or ".repeat(22)}Go`,
      `Requirements\n${"SQL, Java or C# and ".repeat(2_400)}`,
      `Clerk\n\nRequirements: you must know ${"Excel) x ".repeat(5_500)}`,
      `Clerk\n\nRequirements: you must know ${"Excel - 5 yrs, ".repeat(3_300)}`,
    ];
    for (const text of texts) {
      const from = performance.now();
      readJob(text.slice(0, 50_000));
      // Half a second each on an idle machine; what grew with the square of the length would take minutes.
      expect(performance.now() - from, text.slice(0, 20)).toBeLessThan(30_000);
    }
  }, 180_000);
});
