import { describe, expect, it, test } from "vitest";
import { readJob } from "../index.ts";

function titleOf(text: string): string | undefined {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.title;
}

describe("the title of a job", () => {
  it("stands behind a label, in whatever words the house labels it", () => {
    for (const label of ["Job title", "Position", "Role", "Vacancy", "Post", "Opportunity", "What's the job called?"])
      expect(titleOf(`Hello!\n\n${label}: Night Porter\nHours: 40`), label).toBe("Night Porter");
    expect(titleOf("Position: Permanent\nRole: Night Porter")).toBe("Night Porter");
  });

  it("stands in a sentence that says who is sought", () => {
    expect(titleOf("Greenacre Dairy is on the lookout for two experienced Herd Managers to run our farms.")).toBe("Herd Managers");
    expect(titleOf("Kiln Street Labour requires x14 Welders (Coded) for a shutdown.")).toBe("Welders (Coded)");
    expect(titleOf("The College invites applications for the post of Technician in Electron Microscopy.")).toBe(
      "Technician in Electron Microscopy",
    );
    expect(titleOf("Site Foreman required for a groundworks contractor.")).toBe("Site Foreman");
    expect(titleOf("We need a van. The job requires a driving licence.")).toBeUndefined();
  });

  it("is not the name of the company above it, even one that sounds like people", () => {
    expect(titleOf("ROWAN & PIKE CONSULTING ENGINEERS\n\nWe are seeking a Bridge Inspector to join us.")).toBe("Bridge Inspector");
  });

  it("keeps a subject in brackets or behind a dash, not a place, a time or a grade", () => {
    expect(titleOf("Position: Pharmacist - Oncology")).toBe("Pharmacist - Oncology");
    expect(titleOf("Position: Pharmacist - Leeds")).toBe("Pharmacist");
    expect(titleOf("Role: Care Worker (Residential), 39 hours")).toBe("Care Worker (Residential)");
    expect(titleOf("Role: Care Worker (Sandton)")).toBe("Care Worker");
    expect(titleOf("Lecturer in Marine Ecology (Level B)")).toBe("Lecturer in Marine Ecology");
    expect(titleOf("Post: Deli Assistant (24 hours, any 5 over 7 days)")).toBe("Deli Assistant");
  });

  it("is not who reads the applications, nor a line that asks", () => {
    expect(titleOf("Hello! We will need somebody from June.\n\nLetters to Mrs Okonjo, Practice Manager.")).toBeUndefined();
    expect(titleOf("Over 2 years using Salesforce as an administrator")).not.toContain("years");
    expect(titleOf("*** HIRING: FLT Drivers x 6 – IMMEDIATE START – Avonmouth ***")).toBe("FLT Drivers");
    expect(titleOf("12 month Maternity cover: HR Advisor")).toBe("HR Advisor");
  });

  it.each([
    ["Social Worker – Children in Care, Grade I", "Social Worker – Children in Care"],
    ["Grants Officer – Community Health – £39k", "Grants Officer – Community Health"],
  ])("goes on with the field of work right behind it: %s", (line, title) => {
    expect(titleOf(line)).toBe(title);
  });

  it.each([
    ["Optometrist – Independent Practice – Shrewsbury", "Optometrist"],
    ["Maintenance Planner – Pulp Mill – Prince George", "Maintenance Planner"],
    ["Butcher – village farm shop – Ludlow", "Butcher"],
    ["Librarian (Saturdays) – Kilbrannan", "Librarian"],
    ["Librarian (0.6 FTE)", "Librarian"],
    ["Teacher (MPS/UPS)", "Teacher"],
    ["Gardener (Remote team)", "Gardener"],
    ["Tax Adviser (Steuerberater m/w/d) – Flensburg", "Tax Adviser"],
  ])("and not with a house, days, hours, pay or a gender: %s", (line, title) => {
    expect(titleOf(line)).toBe(title);
  });

  it("is the subject of a mail when nothing below says more", () => {
    expect(titleOf("FROM: Talent Team\nTO: All\nSUBJECT: Actuarial Analyst, Retail Pricing (Sandton)\n\n1 | Why\nSeats are free.")).toBe(
      "Actuarial Analyst, Retail Pricing",
    );
  });

  it("stands below the words about the house, a reference and a closing date", () => {
    expect(
      titleOf(
        "About Cedar Grid\nCedar Grid keeps the lights on.\n\nJob ID: 20394-B\nData Analyst II (Hybrid – Leeds)\n\nWhat you do\n- Reports",
      ),
    ).toBe("Data Analyst II");
    expect(
      titleOf("Northfield Trust\nRef: NT-2291\nClosing date: 12 March\nCommunity Nurse (Band 6)\n£35,392\n\nYou hold a caseload."),
    ).toBe("Community Nurse");
  });

  it("goes without the call, the terms and the shift around it", () => {
    expect(titleOf("Hiring!! Sr. Java Developer | 5-8 yrs | Pune | Immediate joiners\n\nSkills: Java")).toBe("Sr. Java Developer");
    expect(titleOf("Apply now! Care Assistants - Days & Nights - Hull")).toBe("Care Assistants");
    expect(titleOf("Maternity cover: HR Advisor (12 months)\n\nEssential\n- CIPD level 5")).toBe("HR Advisor");
    expect(titleOf("#4471 | Forklift Operator 2nd Shift\nAcme Pallets, Toledo OH")).toBe("Forklift Operator");
    expect(titleOf("(Senior) Softwareentwickler Java (m/w/d) in Hamburg, 80-100 %")).toBe("Senior Softwareentwickler Java");
    expect(titleOf("Breakfast Cook wanted, Seaview Hotel. Mornings only.")).toBe("Breakfast Cook");
    expect(titleOf("Night porter, seaside hotel, Whitby\n\nFour on, four off.")).toBe("Night porter");
    expect(titleOf("Bilingual (French/English) Call Centre Agent")).toBe("Bilingual Call Centre Agent");
  });

  it("ends where the sentence says what the reader wants", () => {
    expect(titleOf("Are you an experienced Quantity Surveyor looking for a new challenge in Perth?\n\nWe build roads.")).toBe(
      "Quantity Surveyor",
    );
    expect(titleOf("Come and join Alder & Finch as our new Head of Finance\n\nYou will lead nine people.")).toBe("Head of Finance");
    expect(titleOf("We are recruiting for Chefs de Partie / Sous Chefs across the Lakes!\n\nLive-in available.")).toBe(
      "Chefs de Partie / Sous Chefs",
    );
  });

  it("may be two, with brackets longer than both", () => {
    expect(titleOf("Lecturer / Senior Lecturer in Marine Ecology (1.0 FTE, fixed term 3 years)\nSchool of Ocean Sciences")).toBe(
      "Lecturer / Senior Lecturer in Marine Ecology",
    );
  });

  it("is no heading, though it speaks of benefits, safeguarding or skills", () => {
    for (const name of ["Payroll & Benefits Administrator", "Safeguarding Officer", "Skills Trainer"])
      expect(titleOf(`${name}\nHybrid, Milton Keynes\n\nYou have two years of payroll experience.`), name).toBe(name);
    expect(titleOf("JOB ADVERTISEMENT: ASSISTANT BURSAR\nReports to: Bursar")).toBe("ASSISTANT BURSAR");
    expect(titleOf("Wanted: Tower crane operator.\nFall protection required.")).toBe("Tower crane operator");
  });

  it("loses the call around it: how many, how urgently, on what terms", () => {
    expect(titleOf("3 x Scaffolders - Luton - ASAP start")).toBe("Scaffolders");
    expect(titleOf("ROOFERS REQUIRED\nSwindon\nCIS")).toBe("ROOFERS");
    expect(titleOf("bar manager needed for village pub, live in")).toBe("bar manager");
    expect(titleOf("Temp to perm Machine Operators x 4\nCorby")).toBe("Machine Operators");
    expect(titleOf("Urgent requirement for Payroll Consultant – Chennai")).toBe("Payroll Consultant");
    expect(titleOf("Exciting opportunity: Trainee Optician\nDerby")).toBe("Trainee Optician");
    expect(titleOf("Nursery Nurses – Days – Immediate Start!\nAcorn House")).toBe("Nursery Nurses");
  });

  it("may stand below a reference, behind a label without its colon, or as an abbreviation in capitals", () => {
    expect(titleOf("Job Advert\nVacancy Ref: 00412\nTransport Planner\nExeter")).toBe("Transport Planner");
    expect(titleOf("HRA\nJob title Payroll Adviser\nLocation Crewe")).toBe("Payroll Adviser");
    expect(titleOf("LPN - Memory Care\nOak Manor")).toMatch(/^LPN/);
    expect(titleOf("Registered Nurse (RN) – Full-Time Nights\nOak Manor")).toBe("Registered Nurse");
  });

  it("begins behind the praise of the person", () => {
    expect(titleOf("We are seeking to appoint a caring and committed Teaching Assistant to work in Year 1.")).toBe("Teaching Assistant");
    expect(titleOf("An opportunity has arisen for a hardworking, reliable Apprentice Joiner to join our team.")).toBe("Apprentice Joiner");
    expect(titleOf("An exciting opportunity for a Maternal and Child Health Nurse to join us.")).toBe("Maternal and Child Health Nurse");
    expect(titleOf("Personal Assistant to the Chief Executive\nHarbour Housing")).toBe("Personal Assistant to the Chief Executive");
  });

  it("goes without the number of posts, the grade of pay and the reference before or behind it", () => {
    expect(titleOf("Bricklayers wanted x3, start Monday, Swindon")).toBe("Bricklayers");
    expect(titleOf("Joiner x2 needed ASAP in Perth")).toBe("Joiner");
    expect(titleOf("Band 6 Rotational Physiotherapist\nClosing date 12 April")).toBe("Rotational Physiotherapist");
    expect(titleOf("Ref R-2291 Research Fellow in Marine Biology")).toBe("Research Fellow in Marine Biology");
  });

  it("stands before the word role, or behind the team to be joined", () => {
    expect(
      titleOf("Are you a people person? Do you like a buzzing contact centre?\n\nThen our Customer Service Advisor role could be for you!"),
    ).toBe("Customer Service Advisor");
    expect(titleOf("Join the Fern & Co family as a Sales Associate!")).toBe("Sales Associate");
    expect(titleOf("Are you a salesperson who likes people?")).toBe("salesperson");
  });

  it("is no heading about the house", () => {
    expect(titleOf("About us\nWe make pumps.\n\nAbout the role\nAs our Head of Procurement you will lead a team of six.")).toBe(
      "Head of Procurement",
    );
  });

  it.each([
    ["Head Chef", "We've lost our head chef to Cornwall. If you can cook for 60, you're our new head chef."],
    ["Chef de Partie", "The Bell at Ashby. Chef de Partie, live-in available, £31k. You've done pastry before."],
    ["Mechanic", "Mechanic. Busy garage. Own tools. Call Dave."],
    ["Mobile Crane Operators", "*** URGENT *** 2 x Mobile Crane Operators needed, Immingham, Monday start."],
    ["ski technicians", "Winter 26/27, Morzine: ski technicians wanted. You can wax and edge."],
    ["Veterinary Nurse", "WANTED soon! Veterinary Nurse to join team of six in rural mixed practice."],
    ["bus drivers", "Could you be one of our bus drivers? We train you on the routes."],
    ["Youth Worker", "About us: Lantern is a charity in Newport. About the role: As our Youth Worker you'll run two clubs."],
    ["Care Assistant", "Join our family at Willow Lodge as a Care Assistant on nights."],
  ])("stands in the flow of a notice: %s", (title, text) => {
    expect(titleOf(text)?.toLowerCase()).toBe(title.toLowerCase());
  });

  it("is nobody the house tells of", () => {
    expect(titleOf("The yard is busy. A cook lives next door. We start at six.")).toBeUndefined();
    expect(titleOf("We are seeking a Bridge Inspector to join us.")).toBe("Bridge Inspector");
  });

  it("is a sentence of its own, or the place that somebody leaves", () => {
    expect(titleOf("Thatcher, reed & straw. Summer work. Hexham.")).toBe("Thatcher");
    expect(titleOf("Our head gardener Tom is retiring after thirty years, and somebody must take over his borders.")).toBe("head gardener");
    expect(titleOf("Our head gardener Tom likes roses.")).not.toBe("head gardener");
    expect(titleOf("We're after another barista for the Leith shop!")).toBe("barista");
    expect(titleOf("The institute invites applications for a two-year postdoctoral position on barley.")).toBe("postdoctoral");
  });

  it("ends before the team and the shifts", () => {
    expect(titleOf("Social Worker, Assessment Service\nEastmarsh Council")).toBe("Social Worker");
    expect(titleOf("CNC Machinist (m/w/d) in 2-shift\nOdenkirch GmbH")).toBe("CNC Machinist");
  });

  it("ends in capitals where no other occupation and no field of work goes on", () => {
    expect(titleOf("COOK, SMALL CARE HOME, YORK & DISTRICT\nTwelve residents and a garden.")).toBe("COOK");
    expect(titleOf("CHIEF OFFICER / LPG CARRIER / JOINING MARCH\nGood vessel.")).toBe("CHIEF OFFICER");
    expect(titleOf("TEACHER, MATHEMATICS, ACCRA\nWe teach.")).toBe("TEACHER, MATHEMATICS");
  });

  it("is called for in front of whatever else its line says", () => {
    expect(titleOf("Movers needed tonight + weekends (Derby)\nCash.")).toBe("Movers");
    expect(titleOf("BARISTA needed, 40 seat cafe, Bath centre, parking + staff meals, 3 days from 7, own knives")).toBe("BARISTA");
    expect(titleOf("STAFF WANTED\nFryer, Fri-Sun evenings, £12/hr")).toBe("Fryer");
  });

  it("is named by the paper that specifies it, and by the kind of training", () => {
    expect(titleOf("Person Specification - Occupational Therapist (Community)\nEssential: registration")).toContain(
      "Occupational Therapist",
    );
    expect(titleOf("Wanted: part-time tax adviser for a practice of two partners in Larne. Flexible hours.")).toBe("tax adviser");
    expect(titleOf("Traineeship: Dental Nurse\nEighteen months in Hull.")).toBe("Dental Nurse");
  });

  it("leaves out months, and the shorter word for several of the same", () => {
    expect(titleOf("Seasonal gardener April to October, Holt Hall\nWeeding.")).toBe("gardener");
    const text = "SALES EXECUTIVES (4 NOS.) - NAIROBI\nA fast growing company requires the services of young and hungry Sales Execs.";
    expect(titleOf(text)).toBe("SALES EXECUTIVES");
    expect(titleOf("Smith & Daughters Builders\nWe are looking for labourers.")).toBe("labourers");
  });
});

it.each([
  ["BOILERMAKER x4 (Shutdown)\n\nRequirements\n- Coded welding", "BOILERMAKER"],
  ["COOK 35h / week, permanent\n\nRequirements\n- Sauces", "COOK"],
  ["TERMS OF REFERENCE\nIndividual Consultant: Nutrition Specialist\n\nRequirements\n- Surveys", "Nutrition Specialist"],
  ["I'm hiring my first bookkeeper.\n\nRequirements\n- Xero", "bookkeeper"],
  ["SYSTEMS ADMINISTRATOR III -- County of Ashlock, Information Services -- Job Code 41837", "SYSTEMS ADMINISTRATOR III"],
  ["Radiologic Technologist – PRN – Ozark Plateau Health – Harrison, Ark.", "Radiologic Technologist"],
  ["Urban Forestry Crew Leader; Parks & Recreation; Township of West Hadley", "Urban Forestry Crew Leader"],
  ["Firefighter/Paramedic, Copper Basin Fire & Medical District, Arizona", "Firefighter/Paramedic"],
  [
    "VACANCY ANNOUNCEMENT\n\nThe Fund is a national body working on water and on health.\nWith funding from our partners, we are recruiting a Monitoring and Evaluation (ME) Officer.",
    "Monitoring and Evaluation Officer",
  ],
])("the name of the job alone: %s", (ad, title) => {
  const reading = readJob(ad);
  expect(reading.kind === "read" && reading.job.title).toBe(title);
});

describe("terms, places and calls around a title", () => {
  const needs = "\n\nRequirements\n- Driving licence\n- Team player\n- Excel";
  test.each([
    ["Permanent, Full-time Dental Hygienist in Stirling", "Dental Hygienist"],
    ["Employed or self-employed Barber needed ASAP", "Barber"],
    ["Maternity Cover – HR Business Partner – 12 months FTC – Bath", "HR Business Partner"],
    ["Kitchen Porter, The Old Mill, immediate start, £12.21", "Kitchen Porter"],
    ["Grow with us! Trainee Estate Agent, Croydon", "Trainee Estate Agent"],
    ["We are growing – Trainee Solicitor (September intake)", "Trainee Solicitor"],
    ["This is a great role for a Junior Accountant who wants to grow.", "Junior Accountant"],
    [
      "The Parish Council is seeking a Clerk and Responsible Financial Officer for 20 hours a week.",
      "Clerk and Responsible Financial Officer",
    ],
    ["Two Kennel Assistants needed at our rescue centre near Louth.", "Kennel Assistants"],
    ["Cleaner 5am-8am Mon-Fri Bradford", "Cleaner"],
    ["We're run off our feet, so we're adding a second Sous Chef to the brigade.", "Sous Chef"],
    ["Applications are invited for the post of Lecturer in Soil Science.", "Lecturer in Soil Science"],
    ["Driver required in Bristol", "Driver"],
    ["Class C Driver required for Monday starts", "Class C Driver"],
    ["About us\nTerrace Homes lets 900 flats.\n\nThe job\nOur Lettings Negotiator will handle viewings.", "Lettings Negotiator"],
  ])("%s", (line, title) => {
    const reading = readJob(`${line}${needs}`);
    expect(reading.kind === "read" && reading.job.title).toBe(title);
  });

  test("the job itself is no wish of its own", () => {
    const reading = readJob(`We want YOU! Bartender at The Tipsy Heron${needs}`);
    expect(reading.kind === "read" && reading.job.requirements.map(({ name }) => name)).not.toContain("Bartender");
  });

  test("a bracket amid the call belongs to it, and nobody is asked for their own title", () => {
    const reading = readJob(`Teaching Assistant (Level 2) required for September${needs}`);
    if (reading.kind !== "read") throw new Error(reading.code);
    expect(reading.job.title).toMatch(/^Teaching Assistant/);
    expect(reading.job.requirements.map(({ name }) => name)).not.toContain("Teaching Assistant");
  });

  test("who of the house will do something for the reader names no job", () => {
    const reading = readJob(`About us\nTerrace Homes lets 900 flats.\n\nThe job\nOur Office Manager will show you round.${needs}`);
    expect(reading.kind === "read" && reading.job.title).toBeUndefined();
  });
});

it.each([
  [
    "Special Educational Needs Co-ordinator (SENCO) – Holly Bank Primary School – MPS/UPS\n\nYou will line-manage nine teaching assistants",
    "Special Educational Needs Co-ordinator",
  ],
  ["Special Needs Teacher, Larkspur", "Special Needs Teacher"],
  ["Job Advert\nPosted 3 November 2026\nHead of Catering, Northwind College", "Head of Catering"],
  ["Harbour Clinic needs Dental Nurse\n\nCall Tom.", "Dental Nurse"],
])("neither what the reader will do nor a name of needs calls for somebody: %s", (text, title) => {
  expect(titleOf(`${text}\n\nRequirements\n- Excel`)).toBe(title);
});
