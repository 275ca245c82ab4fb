import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles under a heading as "title @ employer, start–end". */
function rolesUnder(heading: string, ...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", heading, ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );
}

describe("forms of heads", () => {
  it("do not take a short sentence below the dates for the employer above the title", () => {
    expect(
      rolesUnder(
        "Relevant experience",
        "Maple & Thorn",
        "Florist",
        "May 2020 - Present",
        "Weddings and funerals.",
        "",
        "Zephyr",
        "Bike Courier",
        "Jun 2016 - Jan 2018",
        "Rode 60 km a day.",
      ),
    ).toEqual(["Florist @ Maple & Thorn, 2020-05–null", "Bike Courier @ Zephyr, 2016-06–2018-01"]);
  });

  it("part a title from its employer at a comma where the other entries say 'at'", () => {
    expect(
      rolesUnder(
        "Employment",
        "Since 2019: Fleet Planner at Tollgate Coaches, Swindon",
        "2014 to 2019: Depot Clerk at Tollgate Coaches, Swindon",
        "2011 to 2014: Ticket Seller, Wiltshire Riverboats",
      ),
    ).toEqual([
      "Fleet Planner @ Tollgate Coaches, 2019–null",
      "Depot Clerk @ Tollgate Coaches, 2014–2019",
      "Ticket Seller @ Wiltshire Riverboats, 2011–2014",
    ]);
  });

  it("know a town by the code of its state without a comma, and a legal form that looks like one", () => {
    expect(
      rolesUnder(
        "Employment",
        "Diesel Fitter, Redback Earthmoving, Karratha WA, Jul 2021 - current",
        "Station Hand, Mulga Downs, Meekatharra WA, Feb 2017 - Dec 2018",
      ),
    ).toEqual(["Diesel Fitter @ Redback Earthmoving, 2021-07–null", "Station Hand @ Mulga Downs, 2017-02–2018-12"]);
    expect(rolesUnder("Employment", "Staff Engineer", "Havre Payments AB, Malmö", "2019 – 2021")).toEqual([
      "Staff Engineer @ Havre Payments AB, 2019–2021",
    ]);
  });

  it("part the head from what is told behind it where the dates stand above or at the left", () => {
    expect(
      rolesUnder(
        "Carrière",
        "januari 2015 — september 2019",
        "Buschauffeur, Noorderlicht Vervoer (Den Haag). Bijhouden van dossiers en werkinstructies. Afstemming",
        "met leveranciers en andere afdelingen.",
        "",
        "januari 2023 — heden",
        "Planner openbaar vervoer, Kersenhof Vervoer (Utrecht). 9 ritten per week. Nieuwe dienstregeling voor de",
        "wijk.",
      ),
    ).toEqual(["Buschauffeur @ Noorderlicht Vervoer, 2015-01–2019-09", "Planner openbaar vervoer @ Kersenhof Vervoer, 2023-01–null"]);
  });

  it("take a trade that opens a name for the employer, and 'na' before a name for 'at the'", () => {
    expect(
      rolesUnder(
        "Puestos desempeñados",
        "2019 – hoy  Agente comercial, Comercial Alcores, Sevilla",
        "2016 – 2019  Dependiente, Comercial Puerto Nuevo, Cádiz",
      ),
    ).toEqual(["Agente comercial @ Comercial Alcores, 2019–null", "Dependiente @ Comercial Puerto Nuevo, 2016–2019"]);
    expect(rolesUnder("Atividade profissional", "Modelista na Malhas Souto", "2019 – 2023")).toEqual([
      "Modelista @ Malhas Souto, 2019–2023",
    ]);
  });

  it("never take the grade of a post for the employer", () => {
    expect(
      rolesUnder(
        "Work experience",
        "Bureau of Coastal Surveys",
        "Program Analyst, GS-0343-12",
        "06/2019 – Present",
        "Hours per week: 40",
        "Led the annual review of vessel contracts.",
      ),
    ).toEqual(["Program Analyst @ Bureau of Coastal Surveys, 2019-06–null"]);
  });

  it("may stand over the story with the town and the dates below it", () => {
    expect(
      rolesUnder(
        "Work history",
        "Kestrel Arborists · Climbing Arborist",
        "- Dismantled storm-damaged beeches",
        "- Trained two groundsmen",
        "Brecon · April 2021 – now",
        "",
        "Penlan Farm · Relief Milker",
        "- Milked 180 cows twice a day",
        "Llandovery · August 2014 – May 2017",
      ),
    ).toEqual(["Climbing Arborist @ Kestrel Arborists, 2021-04–null", "Relief Milker @ Penlan Farm, 2014-08–2017-05"]);
  });

  it("may have a company over several titles without any other look, and an address between employer and title", () => {
    expect(
      rolesUnder(
        "Experiencia laboral",
        "Grupo Avícola del Bajío S.A. de C.V. | Celaya, Gto.",
        "Jefa de Calidad | Ene 2019 – A la fecha",
        "- Implementó HACCP en dos plantas",
        "Inspectora de Calidad | Mar 2015 – Dic 2018",
        "- Muestreo de lotes",
      ),
    ).toEqual([
      "Jefa de Calidad @ Grupo Avícola del Bajío S.A. de C.V., 2019-01–null",
      "Inspectora de Calidad @ Grupo Avícola del Bajío S.A. de C.V., 2015-03–2018-12",
    ]);
    expect(
      rolesUnder(
        "Work experience",
        "Bureau of Coastal Surveys",
        "1200 Harbor Way, Norfolk, VA 23510",
        "Program Analyst",
        "06/2019 – Present",
        "Led the annual review of vessel contracts in nine harbours and told the board of it.",
        "",
        "County of Isle Ridge",
        "Budget Technician",
        "03/2014 – 05/2019",
        "Tracked obligations for eleven road projects in four townships and closed the books.",
      ),
    ).toEqual(["Program Analyst @ Bureau of Coastal Surveys, 2019-06–null", "Budget Technician @ County of Isle Ridge, 2014-03–2019-05"]);
  });

  it("say in labels what they hold, as bullets or in cells, a town behind the employer left out", () => {
    expect(
      rolesUnder(
        "Esperienza lavorativa",
        "• Date (da – a)\tDa maggio 2018 – in corso",
        "• Nome e indirizzo del datore di lavoro\tLanificio Valsesia S.r.l., Biella",
        "• Tipo di azienda o settore\tTessile",
        "• Tipo di impiego\tResponsabile tintoria",
      ),
    ).toEqual(["Responsabile tintoria @ Lanificio Valsesia S.r.l., 2018-05–null"]);
    expect(
      rolesUnder("Stationen", "Zeitraum: 02/2020 – laufend", "Position: Rezeptionistin", "Arbeitgeber: Alpenhof Enzian, Kitzbühel"),
    ).toEqual(["Rezeptionistin @ Alpenhof Enzian, 2020-02–null"]);
  });

  it("name trades of all languages, women's words too", () => {
    expect(
      rolesUnder(
        "Berufliche Stationen",
        "Raumausstatterin, Immergrün, Soest, 2016–heute",
        "Näherin, Hövel und Söhne, Lippstadt, 2010–2016",
      ),
    ).toEqual(["Raumausstatterin @ Immergrün, 2016–null", "Näherin @ Hövel und Söhne, 2010–2016"]);
  });

  it("take the employer from beside the title rather than from the story below the dates", () => {
    expect(
      rolesUnder(
        "Werkervaring",
        "Pedagogisch medewerker",
        "De Bolderkar | Assen",
        "feb. 2018 - heden",
        "Verzorgen van de babygroep",
        "",
        "Gastouder",
        "Zelfstandig | Assen",
        "2014/2018",
        "Opvang aan huis",
      ),
    ).toEqual(["Pedagogisch medewerker @ De Bolderkar, 2018-02–null", "Gastouder @ Zelfstandig, 2014–2018"]);
  });

  it("find the town of an employer behind a hyphen without blanks, as job boards print it", () => {
    expect(rolesUnder("Work Experience", "Porter", "Larch Ridge Home Care-Newark, NJ", "May 2019 to Present")).toEqual([
      "Porter @ Larch Ridge Home Care, 2019-05–null",
    ]);
  });

  it("read the start and the end of a period from two cells", () => {
    expect(
      rolesUnder(
        "Employment Summary",
        "Organization\tDesignation\tFrom\tTo",
        "Banyan Softech Pvt. Ltd.\tLead Test Engineer\tAug-2021\tTill date",
        "Lotus Tech Ltd\tTest Engineer\tDec-2018\tJul-2021",
      ),
    ).toEqual(["Lead Test Engineer @ Banyan Softech Pvt. Ltd., 2021-08–null", "Test Engineer @ Lotus Tech Ltd, 2018-12–2021-07"]);
  });

  it("tell a period to its end on the next line of a paragraph, and the employer behind 'with'", () => {
    expect(
      rolesUnder(
        "Experience",
        "Wardrobe Manager with Clyde & Cart, from September 2021",
        "until now. Four shows a year and one van for all the costumes.",
        "",
        "Dresser at The Tolbooth Playhouse, from May 2017",
        "to July 2021. Quick changes in the dark, twice a night.",
      ),
    ).toEqual(["Wardrobe Manager @ Clyde & Cart, 2021-09–null", "Dresser @ The Tolbooth Playhouse, 2017-05–2021-07"]);
    expect(rolesUnder("Experience", "Nurse with experience of wards", "Acorn House", "2017 – 2019")).toEqual([
      "Nurse with experience of wards @ Acorn House, 2017–2019",
    ]);
  });

  it("keep a unit behind the comma with the title, and a legal form behind the comma with the employer", () => {
    expect(
      rolesUnder(
        "Career",
        "2020 – 2023",
        "Staff Nurse, Emergency",
        "Red Larch General Hospital, Winnipeg",
        "",
        "2016 – 2020",
        "Staff Nurse, Medical Surgical Unit",
        "Prairie Rose Regional Health, Brandon",
      ),
    ).toEqual([
      "Staff Nurse, Emergency @ Red Larch General Hospital, 2020–2023",
      "Staff Nurse, Medical Surgical Unit @ Prairie Rose Regional Health, 2016–2020",
    ]);
    expect(rolesUnder("Trayectoria", "Empacador El Roble, S.A. de C.V. — Contadora general\tene 2019 - dic 2021")).toEqual([
      "Contadora general @ Empacador El Roble, S.A. de C.V., 2019-01–2021-12",
    ]);
  });

  it("take 'Freelance' on a line of its own for the employer", () => {
    expect(
      rolesUnder("Work", "Freelance", "Graphic designer", "2021 until now", "", "Boomslang Press", "Book designer", "2014 until 2017"),
    ).toEqual(["Graphic designer @ Freelance, 2021–null", "Book designer @ Boomslang Press, 2014–2017"]);
  });

  it("take the month of March for no degree", () => {
    const text = ["Jo Example", "", "Where to find me", "Café Brisa — Head barista", "March 2019 to October 2021, Petone"].join("\n");
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.education).toEqual([]);
    expect(profile.work[0]).toMatchObject({ name: "Café Brisa", position: "Head barista" });
  });

  it("leave out the number of a row, and the head of a table of voyages", () => {
    expect(
      rolesUnder(
        "Sea service",
        "No\tVessel\tGT\tRank\tCompany\tSign on\tSign off",
        "1\tMV Skerry\t12,400\tChief Officer\tPinewood Tankers Ltd\t15.06.2017\t20.12.2020",
        "2\tMV Sandvik\t31,000\tSecond Officer\tGrainways Ltd\t01.09.2013\t12.05.2017",
      ),
    ).toEqual(["Chief Officer @ Pinewood Tankers Ltd, 2017-06–2020-12", "Second Officer @ Grainways Ltd, 2013-09–2017-05"]);
  });

  it("hold what is told about a role since when, without a role of its own", () => {
    expect(
      rolesUnder(
        "Experience",
        "Insulation Installer",
        "Snug & Sons Contracting",
        "April 2017 – April 2020",
        "Spray foam, site lead from 2019",
      ),
    ).toEqual(["Insulation Installer @ Snug & Sons Contracting, 2017-04–2020-04"]);
  });

  it("have the start and the end of a period in rows of their own", () => {
    expect(
      rolesUnder(
        "Employment history",
        "Employer name\tRowan Residential Home",
        "Job title\tCare Assistant",
        "From\t04/2019",
        "To\tPresent",
        "Duties\tMeals and medication rounds",
        "",
        "Employer name\tAlder Laundry",
        "Job title\tPresser",
        "Start date: 01/2015",
        "End date: 03/2019",
      ),
    ).toEqual(["Care Assistant @ Rowan Residential Home, 2019-04–null", "Presser @ Alder Laundry, 2015-01–2019-03"]);
  });

  it("end before a list of duties that goes on in the next line", () => {
    expect(
      rolesUnder(
        "Employment",
        "Burgring Theatre Ltd, master carpenter, 2018 to date. Sets for eleven premieres a season.",
        "",
        "Ottakring Stage Services, stage carpenter, 2011–2018. Touring rigs, quick repairs, patience",
        "with directors.",
      ),
    ).toEqual(["master carpenter @ Burgring Theatre Ltd, 2018–null", "stage carpenter @ Ottakring Stage Services, 2011–2018"]);
  });

  it("name stations and offices as employers, whatever trade is in the name", () => {
    expect(rolesUnder("Experience", "Wildland Firefighter", "Gila Ranger Station, Silver City, NM", "04/2014 to 05/2019")).toEqual([
      "Wildland Firefighter @ Gila Ranger Station, 2014-04–2019-05",
    ]);
  });

  it("leave out the number of an entry, whatever its figures and brackets", () => {
    expect(
      rolesUnder(
        "WORKING EXPERIENCE",
        "(i) Harmattan Water Works, Kaduna",
        "Position Held: Pump Attendant",
        "Date: March, 2019 till date",
        "b) Savannah Plaza Hotel, Kano",
        "Position Held: Porter",
        "Date: 2014 – 2018",
      ),
    ).toEqual(["Pump Attendant @ Harmattan Water Works, 2019-03–null", "Porter @ Savannah Plaza Hotel, 2014–2018"]);
  });

  it("are labelled alike in each of several projects, under a heading with an aside in brackets", () => {
    const project = (when: string, client: string, role: string) => [
      `Zeitraum\t${when}`,
      "",
      `Kunde\t${client}`,
      "",
      `Rolle\t${role}`,
      "",
      "Inhalt\tEinführung und Schulung",
      "",
    ];
    expect(
      rolesUnder(
        "Name\tJo Example\n\nSprachen\tDeutsch, Englisch\n\nZertifikate\tPRINCE2 Practitioner\n\nProjekthistorie (selbstständig seit 2012)\n",
        ...project("05/2023 – 03/2025", "Ostwall Klinikum", "Projektleiterin"),
        ...project("02/2019 – 04/2023", "Reederei Marschgrund", "Beraterin Einkauf"),
      ),
    ).toEqual(["Projektleiterin @ Ostwall Klinikum, 2023-05–2025-03", "Beraterin Einkauf @ Reederei Marschgrund, 2019-02–2023-04"]);
  });

  it("may show one year in the column of the periods, with how long it was", () => {
    expect(
      rolesUnder(
        "EMPLEO",
        "Abril 2021 - Actualidad\tCerámicas del Jalón, S.A.",
        "Oficial de hornos",
        "",
        "Sept. 2017 - Marzo 2021\tMontajes Ribera",
        "Montador",
        "",
        "6 meses, 2016\tTalleres Aznar",
        "Alumno en prácticas",
      ),
    ).toEqual([
      "Oficial de hornos @ Cerámicas del Jalón, S.A., 2021-04–null",
      "Montador @ Montajes Ribera, 2017-09–2021-03",
      "Alumno en prácticas @ Talleres Aznar, 2016–2016",
    ]);
  });

  it("keep a counter of the shop in the title", () => {
    expect(
      rolesUnder(
        "Previous employment",
        "Chambermaid\tApr 2014 - Dec 2017",
        "Grand Parade Hotel",
        "",
        "Sales Assistant, Bakery Counter\tMar 2011 - Jan 2014",
        "Mirabela",
        "",
        "Seamstress\t1999 - 2010",
        "Orbita",
      )[1],
    ).toBe("Sales Assistant, Bakery Counter @ Mirabela, 2011-03–2014-01");
  });

  it("may hold a long post in a cell of a table, and a number before the dates", () => {
    expect(
      rolesUnder(
        "Posts held",
        "School\tPost & responsibilities\tDates\tReason for leaving",
        "Larkhill Primary, Hull\tClass Teacher - reading across the lower school, library club, book week\tSept 2020 to date\tn/a",
        "Moss Lane Primary, Hull\tTeacher, Year 4\tOct 2016 - July 2020\tPromotion",
      ).map((role) => role.replace(/^Class Teacher.* @/, "Class Teacher @")),
    ).toEqual(["Class Teacher @ Larkhill Primary, 2020-09–null", "Teacher, Year 4 @ Moss Lane Primary, 2016-10–2020-07"]);
  });
});
