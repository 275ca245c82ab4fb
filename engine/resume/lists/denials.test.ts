import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";
import { findNotDone, isNotEvidence } from "./negation.ts";

const about = (line: string, word: string) => isNotEvidence(line, line.indexOf(word), line.indexOf(word) + word.length);

describe("a skill is not shown by a line that", () => {
  it.each([
    ["denies its handling", "Have not handled whole fish", "whole fish"],
    ["denies it with a note behind", "TIG welding: none yet", "TIG welding"],
    ["reads about it only", "Terraform: reading up on it", "Terraform"],
    ["heads it as what is being learned", "Learning: Elixir, Kafka (evenings)", "Kafka"],
    ["heads it as being learned in Dutch", "Leer ik nu: Kafka", "Kafka"],
    ["says that it is being learned in Italian", "Kafka (sto studiando)", "Kafka"],
    ["says that it is not one's thing", "3D animation - not my thing", "3D animation"],
    ["says that the vendor has it", "Telephony (vendor managed)", "Telephony"],
    ["names who has it", "Label design (Tomasz does it)", "Label design"],
    ["says whose team has it", "Checked by the infra crew, who own Ansible", "Ansible"],
    ["says which team was served", "Scanned old maps for the GIS department", "GIS"],
    ["names the team beside", "Sat beside the iOS team (Swift) for the release", "Swift"],
    ["leaves it to a team of the client's", "HubSpot is used by our client's own people team, not by us", "HubSpot"],
    ["leaves it to a team of one's own firm", "Customs papers are prepared by our export dept.", "Customs papers"],
    ["leaves it to the boss", "The foreman did all the welding", "welding"],
    ["leaves it to head office", "Head office runs payroll", "payroll"],
    ["leaves it to one's wife in Dutch", "Offertes en planning; boekhouding doet mijn vrouw", "boekhouding"],
    ["leaves it to one's wife in German", "Buchhaltung macht meine Frau", "Buchhaltung"],
    ["leaves it to an office in Spanish", "La contabilidad la lleva una gestoría", "contabilidad"],
    ["tells what a relative is", "Spouse: bank clerk", "bank clerk"],
    ["only looks things up in Dutch", "Exact alleen inkijken", "Exact"],
    ["only looks things up in German", "DATEV nur lesend", "DATEV"],
    ["does not work in it in Portuguese", "Não trabalho com gado nem irrigação", "gado"],
    ["does not do it in Italian", "Non mi occupo di pasticceria", "pasticceria"],
    ["wants to learn it in Portuguese", "Pretendo aprender Java", "Java"],
    ["would love to do it one day", "Would love bigger shows and, one day, stage management", "stage management"],
    ["gave it up", "Máster BIM: abandonado en 2019", "BIM"],
    ["says that only a course was taken", "Kubernetes: course only", "Kubernetes"],
    ["says that it was only looked at", "SAP – view access for reading figures only", "SAP"],
    ["says that it was seen at a fair", "Orbital welding: watched at a trade fair", "Orbital welding"],
    ["denies it without the apostrophe", "dont do: roofing, gas fitting", "gas fitting"],
    ["was never trained in it", "Hair extensions (never trained)", "Hair extensions"],
    ["has not come to it yet", "Excel and Word (CorelDRAW not yet)", "CorelDRAW"],
    ["tells whose part it was", "Built the shop; their in-house team did the Kubernetes part", "Kubernetes"],
    ["turns such work down", "Work I turn down: roofing, gas fitting", "roofing"],
    ["would like to get to it", "I'd like to get to cloud administration (Azure)", "Azure"],
    ["denies it behind its name", "SAP never used, only Oracle", "SAP"],
    ["tells something else in its place", "Invoices in Sage, not SAP", "SAP"],
    ["denies it behind a contrast", "Prawns and mussels but not whole fish", "whole fish"],
    ["takes it back by a pronoun", "Read about welding but never did it", "welding"],
    ["says that one looked on", "Watched cannulation by senior staff, never performed it", "cannulation"],
    ["says that one followed somebody", "Shadowed a coded welder on TIG welding", "TIG welding"],
    ["helps who did it", "Assisted the person who did TIG welding", "TIG welding"],
    ["leaves it to others", "TIG welding was done by contractors", "TIG welding"],
    ["tells of a plan given up", "Planned migration to Kubernetes was cancelled before start", "Kubernetes"],
    ["tells of a pilot that never was", "The Kubernetes pilot never went ahead", "Kubernetes"],
    ["limits it to a talk", "Exposure to Kubernetes limited to one talk", "Kubernetes"],
    ["sells licences of it", "Sold SAP licences to customers", "SAP"],
    ["intends it", "Hope to get a forklift licence this year", "forklift licence"],
    ["never came to it", "We never got to handle whole fish, the fillets came in boxes", "whole fish"],
    ["works with those who do it", "Worked closely with the SAP and Java consultants on the launch", "SAP"],
    ["sits down with those who do it", "Liaised with outside AutoCAD contractors about the plans", "AutoCAD"],
    ["books those who do it", "Booked external sign language interpreters for hearings", "sign language"],
    ["serves those who practise it", "Supported attorneys who practice immigration law two days a month", "immigration law"],
    ["watches over one who does it", "Supervise two trainees and a CAD technician who does the Civil 3D drafting", "Civil 3D"],
    ["briefs those who run it", "Brief the agency that runs our Google Ads", "Google Ads"],
    ["offers none of it", "Translation and editing. I don't offer interpreting.", "interpreting"],
    ["says that it suits others", "Butchery and sauces. Pastry is not my thing", "Pastry"],
    ["heads it as seen only", "Exposure only (work of classmates): LabVIEW", "LabVIEW"],
    ["leaves it to one outside", "Fire alarms were maintained by an outside specialist", "Fire alarms"],
    ["leaves it to another team", "Premium collection is handled by a different team", "Premium collection"],
    ["names another team that does it", "A separate crew handled asbestos removal", "asbestos removal"],
    ["says where it belongs", "Load planning belongs to the dispatchers", "Load planning"],
    ["says that it was another section", "Enforcement was a separate section", "Enforcement"],
    ["was never part of it", "Asbestos removal ran beside us; I was never part of it", "Asbestos removal"],
    ["takes back a label too", "Welding: done by a colleague on the next bench; I never did it", "Welding"],
    ["has no access to it", "The yard team works in Figma, but I have no login", "Figma"],
    ["says whose responsibility it is", "See the budget each month, though it is her responsibility", "budget"],
    ["says that it comes later", "LEAP arrives next year", "LEAP"],
    ["has none of it", "No online sales, counter trade alone", "online sales"],
    ["sits in on it", "Sit in on client calls", "client calls"],
    ["gave the paper up", "I gave up my driving licence in 2022", "driving licence"],
    ["would love to learn it", "Would love to learn welding one day", "welding"],
    ["wants to be it", "I want to become a registered nurse", "registered nurse"],
    ["tells what another team did", "The platform team used Terraform; I reviewed the plans", "Terraform"],
    ["tells what others on the team use", "Engineers on my team use Scala daily", "Scala"],
    ["tells what was built by another team", "ETL jobs were built by the data team in Airflow", "Airflow"],
    ["leaves the coding to the vendor", "Core user of SAP FICO (coding by the vendor in ABAP)", "ABAP"],
    ["has no experience, told around it", "No Azure or Juniper experience to date", "Juniper"],
    ["learns it in the evenings", "Learning Rust in the evenings", "Rust"],
    ["is only curious", "Curious, not yet hired for it: Elixir, Haskell", "Elixir"],
    ["does not plan it", "Bar admission is not contemplated", "Bar admission"],
    ["leaves it to others without a verb", "Sprinkler pipework, small bore - pressure testing done by others", "pressure testing"],
    ["has another team run it", "Dashboards in Tableau (Redis run by the platform team)", "Redis"],
    ["says that it was bought in", "Coring (logging outsourced), slope surveys", "logging"],
    ["says so in French", "Les déclarations sociales sont externalisées.", "déclarations sociales"],
    ["has a day for the examination", "CFA Level I: scheduled August 2027", "CFA Level I"],
    ["says that it was not taken, of a name with a bracket", "Advanced Fire Fighting (AFF) - NOT YET TAKEN", "Advanced Fire Fighting"],
    ["has applied for the paper", "PMP: application submitted; exam in spring", "PMP"],
    ["intends it in Portuguese", "NR-35 trabalho em altura: pretendo fazer", "trabalho em altura"],
    ["has not done it yet in Spanish", "Sumillería: pendiente de hacer", "Sumillería"],
    ["would like it in Italian", "Panificazione: vorrei imparare", "Panificazione"],
    ["has a cell that says so", "Nicht vorhanden\tHerzkatheter, Dialyse", "Dialyse"],
    ["leaves it to the wife", "QuickBooks (husband does the filing in MYOB)", "MYOB"],
    ["tells what a daughter does", "Daughter Amy is a veterinary nurse and lives in Leeds", "veterinary nurse"],
    ["stayed away from it", "The team wrote Erlang; I kept out of it", "Erlang"],
    ["never did it, with the word behind", "Box and curtainsider; tankers never", "tankers"],
    ["heads it as wished for", "Wants, doesn't have: mediation", "mediation"],
    ["wishes for it behind its name in German", "CNC-Drehen möchte ich gern noch lernen", "CNC-Drehen"],
    ["denies it in French", "Je ne fais pas de pâtisserie", "pâtisserie"],
    ["denies it in German", "Ganze Fische nie verarbeitet", "Ganze Fische"],
    ["contrasts it in German", "MAG geschweißt, kein WIG-Schweißen", "WIG-Schweißen"],
    ["leaves it to others in German", "Terraform wurde von externen Dienstleistern betreut", "Terraform"],
    ["leaves it to one outside in German", "Die Buchhaltung macht der Steuerberater", "Buchhaltung"],
    ["intends it in German", "Ich möchte den Staplerschein machen", "Staplerschein"],
    ["denies it in French", "Soudage TIG jamais pratiqué", "Soudage TIG"],
    ["leaves it to others in French", "Terraform était assuré par des prestataires", "Terraform"],
    ["intends it in French", "Je souhaite passer le CACES", "CACES"],
    ["denies it in Spanish", "Soldadura TIG: ninguna", "Soldadura TIG"],
    ["intends it in Spanish", "Espero obtener el certificado de Terraform", "Terraform"],
    ["denies it in Portuguese", "Nunca usei Kubernetes", "Kubernetes"],
    ["denies it in Italian", "Kubernetes non ancora usato", "Kubernetes"],
    ["contrasts it in Dutch", "Met Docker gewerkt, niet met Kubernetes", "Kubernetes"],
  ])("%s", (_how, line, word) => {
    expect(about(line, word)).toBe(true);
    expect(findNotDone(line).some(({ start, end }) => line.slice(start, end).includes(word))).toBe(true);
  });
});

describe("a skill is shown by a line that", () => {
  it.each([
    ["reads many of it", "Reading about 40 medical charts a day", "medical charts"],
    ["is about learning by machine", "Machine learning: PyTorch, TensorFlow", "PyTorch"],
    ["is about learning online", "E-learning: Moodle, Articulate", "Moodle"],
    ["leads a department", "Led the GIS department", "GIS"],
    ["works in a department", "Worked for the payroll department of a brewery", "payroll"],
    ["serves a team with it", "Built dashboards for the finance team in Tableau", "Tableau"],
    ["tells what one's own team did", "My team ran Kubernetes on bare metal", "Kubernetes"],
    ["tells what was done by hand", "Lamination done by hand and by machine", "Lamination"],
    ["tells what a boss handed over", "The owner left me the bookkeeping", "bookkeeping"],
    ["tells who taught it", "My father taught me carpentry", "carpentry"],
    ["tells that it is fun in German", "Buchhaltung macht mir Spaß", "Buchhaltung"],
    ["takes the role to use it", "Would love to bring my Python to a team", "Python"],
    ["tells of work behind a course", "Kubernetes: course in 2020, clusters of my own since", "Kubernetes"],
    ["speaks of access that it manages", "SAP – view access and roles set up for 40 users", "SAP"],
    ["shows it at a fair", "Orbital welding: demonstrated at a trade fair", "Orbital welding"],
    ["adds to it", "Not only TIG welding but MIG", "TIG welding"],
    ["contrasts something else with it", "TIG welding of pipes, not tanks", "TIG welding"],
    ["denies harm", "No downtime with Kubernetes in three years", "Kubernetes"],
    ["denies a loss", "Never missed a deadline with SAP", "SAP"],
    ["denies waste", "No wasted whole fish in two seasons", "whole fish"],
    ["denies carelessness", "Never sold whole fish without checking the gills", "whole fish"],
    ["leads who did it", "Led the team that did TIG welding", "TIG welding"],
    ["manages who do it", "Managed a team of Java developers", "Java"],
    ["works with a thing", "Worked closely with SAP and Java", "SAP"],
    ["works with a thing beside people", "Worked with SAP, and met the consultants each week", "SAP"],
    ["serves those who use it", "Supported customers who use SAP every day", "SAP"],
    ["does it among them", "Built Kubernetes clusters and worked with consultants", "Kubernetes"],
    ["leads a group that runs it", "Led the group that runs SAP for all plants", "SAP"],
    ["is about a strength", "TIG welding is my strength", "TIG welding"],
    ["teaches who did it", "Taught apprentices who did TIG welding", "TIG welding"],
    ["serves who has not done it", "Saw what people can and cannot do in daily life", "daily life"],
    ["is about a word of the line", "Put down conditions and what is not covered", "conditions"],
    ["oversees others", "Supervised TIG welding done by contractors", "TIG welding"],
    ["checks what was outsourced", "Checked payroll outsourced to an agency in Porto", "payroll"],
    ["is about a kind of it", "Maintenance: scheduled and reactive, of twelve lifts", "Maintenance"],
    ["is about a kind of it in brackets", "Pumps (maintenance, applied hydraulics)", "hydraulics"],
    ["prepares something", "Banquets: preparing cold starters, plating", "Banquets"],
    ["names a wife beside oneself", "My wife and I run a bakery", "bakery"],
    ["runs a thing by a method", "Depot run by the book, stock control included", "stock control"],
    ["carries a plan out", "Planned and ran the migration to Kubernetes", "Kubernetes"],
    ["outlasts another plan", "Built the Kubernetes cluster before the expansion project was cancelled", "Kubernetes"],
    ["cancels orders", "Cancelled orders and credited invoices in SAP", "SAP"],
    ["assists in it", "Assisted surgeons with wound care", "wound care"],
    ["observes patients", "Observed patients and recorded observations", "patients"],
    ["watches over people", "Watched over patients and did wound care", "wound care"],
    ["plans as work", "Planned menus for 200 guests", "menus"],
    ["counts", "No. 1 in SAP sales", "SAP"],
    ["is about a number", "Forklift licence (no. 123456)", "Forklift licence"],
    ["hands it over in the end", "Automated servers with Terraform, then handed over to another team", "Terraform"],
    ["was tested by others", "My welds were tested by an outside laboratory", "welds"],
    ["was sent to the office", "Stock reports were sent to the head office", "Stock reports"],
    ["lies with its owner", "Stock control falls to me", "Stock control"],
    ["has no harm in it", "No accidents in twelve years of crane work", "crane work"],
    ["praises itself", "No two days alike: welding, turning, milling", "welding"],
    ["is about code", "No code tools: Bubble, Airtable", "Bubble"],
    ["is not yet held beside it", "Welding since 2019. I have not yet taken the crane test", "Welding"],
    ["leads the team that used it", "Led the platform team that used Terraform", "Terraform"],
    ["serves a team that needs it", "Supported the web team with HTML templates", "HTML"],
    ["does it with a team", "Built ETL jobs with the data team in Airflow", "Airflow"],
    ["is about teaching", "Learning and development for Java staff", "Java"],
    ["counts years of it behind a denial", "No downtime, ten years of Kubernetes experience", "Kubernetes"],
    ["adds to it in German", "Nicht nur WIG-Schweißen, auch MAG", "WIG-Schweißen"],
    ["denies harm in German", "Nie einen Ausfall mit Terraform gehabt", "Terraform"],
    ["denies harm in French", "Jamais d'incident avec Terraform", "Terraform"],
    ["adds to it in Spanish", "No sólo Docker sino Kubernetes", "Kubernetes"],
    ["adds to it in Portuguese", "Não só Docker, mas Terraform", "Terraform"],
    ["adds to it in Italian", "Non solo Docker ma anche Kubernetes", "Kubernetes"],
    ["denies harm in Dutch", "Nooit een storing gehad met Terraform", "Terraform"],
  ])("%s", (_how, line, word) => {
    expect(about(line, word)).toBe(false);
    expect(findNotDone(line).some(({ start, end }) => line.slice(start, end).includes(word))).toBe(false);
  });
});

describe("a hobby", () => {
  it("shows no skill on a labelled line of another section, nor below a misspelt heading", () => {
    const skillsOf = (...lines: string[]) =>
      readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nSKILLS\nWelding, Excel\n\n${lines.join("\n")}\n`), {
        asOf: "2026-11-01",
      }).skills.map(({ name }) => name);
    expect(skillsOf("OTHER", "Own car and tools.", "Hobbies: photography, pottery")).not.toContain("Photography");
    expect(skillsOf("INTRESTS", "Boxing, photography")).not.toContain("Photography");
    expect(skillsOf("OTHER", "Studio work: photography")).toContain("Photography");
  });
});

describe("a paper", () => {
  const namesOf = (line: string) =>
    readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nExperience\nCook, Acme Ltd\n2015 - 2020\n- Cooked lunches\n\nOther\n${line}\n`), {
      asOf: "2026-11-01",
    }).certificates.map(({ name }) => name);
  it.each([
    "LSAT not yet taken",
    "CIMA: Operational level not completed",
    "I intend to get the White Card",
    "Plan to take a forklift licence this year",
    "Forklift licence: none yet",
  ])("that is only intended or denied is not named: %s", (line) => {
    expect(namesOf(line)).toEqual([]);
  });
  it.each(["Forklift licence, hope to get the crane licence next", "Forklift licence no. 123456", "Forklift licence (no points)"])(
    "is named beside such words: %s",
    (line) => {
      expect(namesOf(line)).toHaveLength(1);
    },
  );
});

it("a skill that the next sentence takes back is not shown", () => {
  const skillsOf = (line: string) =>
    readResume(
      toPlainDocument(
        `Jo Lee\njo@example.com\n\nEXPERIENCE\nDesigner, Tern Prints, 2019 - 2024\n- ${line}\n- Laid out menus in InDesign\n`,
      ),
      { asOf: "2026-11-01" },
    ).skills.map(({ name }) => name);
  expect(skillsOf("The app is designed in Figma. I have not used it.")).not.toContain("Figma");
  expect(skillsOf("The app is designed in Figma. I have also used it for posters.")).toContain("Figma");
});

describe("a line of columns", () => {
  const skillsOf = (below: string) =>
    readResume(
      toPlainDocument(
        `Thandi Mokoena\nthandi@example.com\n\nWORK EXPERIENCE\nCreditors Clerk, Indigo Ltd, 2018 - 2024\n- Paid invoices\n\nCOMPUTER LITERACY\nXero - daily    MS Excel (pivot tables, VLOOKUP)    Outlook\n${below}\n`,
      ),
      { asOf: "2026-11-01" },
    ).skills.map(({ name }) => name);

  it("is not denied by what is said in the next", () => {
    const names = skillsOf("SAP - seen at my sister's work, never used it myself");
    expect(names).toEqual(expect.arrayContaining(["Xero", "Microsoft Excel", "Microsoft Outlook"]));
    expect(names).not.toContain("SAP");
  });
});
