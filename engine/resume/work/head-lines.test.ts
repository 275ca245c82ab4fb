import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles under a heading as "title @ employer, start–end". */
function rolesOf(...lines: string[]): string[] {
  const text = ["Jane Example", "Leeds | jane@example.com", "", "EXPERIENCE", ...lines, "", "SKILLS", "Excel, Word"].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );
}

describe("head lines of roles", () => {
  it("keeps a unit behind a comma in the title, and a place behind the employer out of it", () => {
    expect(
      rolesOf(
        "Charge Nurse, ICU, Willamette Heights Hospital (Portland, OR) Jun 2021 – present",
        "- Assigned beds each night",
        "Staff Nurse, Medical-Surgical, Cape Ferrel Medical Center (Coos Bay, OR) Jul 2015 – May 2021",
      ),
    ).toEqual([
      "Charge Nurse, ICU @ Willamette Heights Hospital, 2021-06–null",
      "Staff Nurse, Medical-Surgical @ Cape Ferrel Medical Center, 2015-07–2021-05",
    ]);
  });

  it("takes an unknown last word for a town where other entries end in a known one, not for the employer", () => {
    expect(
      rolesOf(
        "Social Worker, Hollowbrook City Council, Birmingham (Oct 2018 – present)",
        "- Held 17 families",
        "Family Worker, Barn Owl Fostering, Thornhollow (Apr 2015 – Sep 2018)",
        "- Supported 21 carers",
      ),
    ).toEqual(["Social Worker @ Hollowbrook City Council, 2018-10–null", "Family Worker @ Barn Owl Fostering, 2015-04–2018-09"]);
  });

  it("keeps an employer that starts with an abbreviation or ends in a legal form whole", () => {
    expect(rolesOf("U.S. Army - Fort Riley, Kansas - Feb 2018 - Sep 2023", "First Sergeant")).toEqual([
      "First Sergeant @ U.S. Army, 2018-02–2023-09",
    ]);
    expect(rolesOf("Site Manager, Arrábida Obras, S.A., Lisbon, 02/2019 - 05/2022")).toEqual([
      "Site Manager @ Arrábida Obras, S.A., 2019-02–2022-05",
    ]);
  });

  it("gives a company in capitals above several dated roles to each, and its own to each role that has one", () => {
    expect(
      rolesOf(
        "LARDER AND LANE",
        "Mar 2023 - present    Area Manager    Diss",
        "- Nine shops",
        "Oct 2019 - Feb 2023    Store Manager    Ipswich",
        "- Best waste figure",
        "Jan 2017 - Sep 2019    Deputy Manager    Wroxham",
        "",
        "THE CORNER PANTRY",
        "Jul 2010 - Jan 2012    Checkout Assistant    Acle",
      ),
    ).toEqual([
      "Area Manager @ LARDER AND LANE, 2023-03–null",
      "Store Manager @ LARDER AND LANE, 2019-10–2023-02",
      "Deputy Manager @ LARDER AND LANE, 2017-01–2019-09",
      "Checkout Assistant @ THE CORNER PANTRY, 2010-07–2012-01",
    ]);
    expect(
      rolesOf("LARDER AND LANE", "Area Manager, Mar 2023 - present", "", "Corner Pantry", "Store Manager, Oct 2019 - Feb 2023"),
    ).toEqual(["Area Manager @ LARDER AND LANE, 2023-03–null", "Store Manager @ Corner Pantry, 2019-10–2023-02"]);
  });

  it("takes a dated line above dated roles for their company, whatever words it has", () => {
    expect(
      rolesOf(
        "Zielony Portfel | Leeds | 2019 - present",
        "Senior Developer, Sep 2022 - present",
        "- Ran the ledger",
        "Developer, Feb 2019 - Aug 2022",
        "",
        "Politea | York | 2017 - Jan 2019",
        "Junior Developer, Jul 2017 - Jan 2019",
      ),
    ).toEqual([
      "Senior Developer @ Zielony Portfel, 2022-09–null",
      "Developer @ Zielony Portfel, 2019-02–2022-08",
      "Junior Developer @ Politea, 2017-07–2019-01",
    ]);
  });

  it("reads the labels over a table as no role", () => {
    expect(
      rolesOf(
        "Dates    Employer    Job",
        "09/2018 - now    Prairie Aero    CNC Programmer",
        "02/2011 - 08/2018    Kechi Pumps    Machinist",
      ),
    ).toEqual(["CNC Programmer @ Prairie Aero, 2018-09–null", "Machinist @ Kechi Pumps, 2011-02–2018-08"]);
  });

  it("opens no role at the date with which a description ends", () => {
    expect(
      rolesOf(
        "Accountant, Serra Mining, 03/2018 - present",
        "- Closed the books in five days and filed the returns",
        "  on time since 2020.",
      ),
    ).toEqual(["Accountant @ Serra Mining, 2018-03–null"]);
  });

  it("reads two dots between dates as a dash", () => {
    expect(rolesOf("Administrator @ Saltchuck Hosting", "2016-06 .. 2020-12 / Vancouver, BC")).toEqual([
      "Administrator @ Saltchuck Hosting, 2016-06–2020-12",
    ]);
  });

  it("reads the dates of a role that stands in one row with the heading", () => {
    const text =
      "Jane Example\njane@example.com\n\nEXPERIENCE\tMason, Dry Stone Co, Keld, 2018 - 2021\n- Built nine walls\n\nSKILLS\tChisels";
    expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work[0]).toMatchObject({
      name: "Dry Stone Co",
      startDate: "2018",
      endDate: "2021",
    });
  });

  it("takes a period with small months in a cell of its own for the next entry, not for more of the bullet above", () => {
    expect(
      rolesOf(
        "jun. 2018 – abr. 2022\tBarista, Moinho Velho, Braga.",
        "- Provou cada lote antes de abrir",
        "out. 2014 – mai. 2018\tPadeiro, Forno da Sé, Braga.",
        "- Amassou de noite",
      ),
    ).toEqual(["Barista @ Moinho Velho, 2018-06–2022-04", "Padeiro @ Forno da Sé, 2014-10–2018-05"]);
  });

  it("leaves the unit, the street and the superior out of the employer", () => {
    expect(
      rolesOf(
        "Erzieherin, Abteilung Nord, Waldhaus Lüning, Köln",
        "(März 2019 – Mai 2022)",
        "- Eine Gruppe von elf Kindern",
        "",
        "Erzieherin, Team Hafen, Kinderhof Ems, Köln",
        "(Juli 2015 – Februar 2019)",
        "- Ausflüge",
      ),
    ).toEqual(["Erzieherin @ Waldhaus Lüning, 2019-03–2022-05", "Erzieherin @ Kinderhof Ems, 2015-07–2019-02"]);
    expect(
      rolesOf("Begeleider", "Kraanhoeve", "Lange Dreef 7, Zutphen", "01/2019 - 05/2024", "Leidinggevende: Wies Hamer", "- Zes bewoners"),
    ).toEqual(["Begeleider @ Kraanhoeve, 2019-01–2024-05"]);
  });

  it("takes words of unknown kind under a bare dated company for the title", () => {
    expect(
      rolesOf(
        "Viñas Altas    2014 - 2020",
        "Capataz agrícola (2014 - 2020)",
        "- Podó doce hectáreas",
        "",
        "Viñas Bajas    2010 - 2014",
        "Jefe de cuadrilla (2010 - 2014)",
        "- Llevó la vendimia",
      )[0],
    ).toBe("Capataz agrícola @ Viñas Altas, 2014–2020");
  });

  it("takes a company with its town and all its years above several roles for no role of its own", () => {
    expect(
      rolesOf(
        "Kestrel Parcels Ltd, Thornhollow (2015 – 2024)",
        "2019 – 2024   Shift Manager",
        "- Ran the night shift",
        "2015 – 2019   Forklift Operator",
        "- Moved the pallets",
      ),
    ).toEqual(["Shift Manager @ Kestrel Parcels Ltd, 2019–2024", "Forklift Operator @ Kestrel Parcels Ltd, 2015–2019"]);
  });

  it("gives every role of a form the employer that stands over its labelled title", () => {
    const role = (employer: string, title: string, years: string) => [
      employer,
      `Position: ${title}`,
      `Period: ${years}`,
      "Bread and dough.",
    ];
    expect(
      rolesOf(
        ...role("Northgate Bakery Ltd", "Baker", "2017 to 2019"),
        ...role("Silver Mill Ltd", "Apprentice Baker", "2011 to 2017"),
        ...role("Dia Bom", "Shop Hand", "2008 to 2010"),
      ),
    ).toEqual([
      "Baker @ Northgate Bakery Ltd, 2017–2019",
      "Apprentice Baker @ Silver Mill Ltd, 2011–2017",
      "Shop Hand @ Dia Bom, 2008–2010",
    ]);
  });

  it("reads the title of a second role at one employer, with its step, however the other roles are told", () => {
    expect(
      rolesOf(
        "St. Finbarr's Cross Hospital",
        "Clinical Nurse Manager 2",
        "Feb 2021 - Present",
        "- Manage a stroke unit",
        "Clinical Nurse Manager 1",
        "Sep 2019 - Feb 2021",
        "- Rosters and bed flow",
        "",
        "Staff Nurse",
        "Mercy Quay University Hospital · Full-time",
        "Jan 2015 - Aug 2019",
        "",
        "Agency Nurse",
        "NightingaleNow Staffing · Part-time",
        "Oct 2012 - Dec 2014",
      ).slice(0, 2),
    ).toEqual([
      "Clinical Nurse Manager 2 @ St. Finbarr's Cross Hospital, 2021-02–null",
      "Clinical Nurse Manager 1 @ St. Finbarr's Cross Hospital, 2019-09–2021-02",
    ]);
  });

  it("takes a town in a cell behind the company and its years for no title", () => {
    expect(
      rolesOf(
        "Jul 2014 – Oct 2019    Cinnamon Bay Grand Hotel    Galleport",
        "Duty Manager (Feb 2017 – Oct 2019)",
        "- Nights",
        "Guest Relations Executive (Jul 2014 – Jan 2017)",
        "- Airport meet and greet",
      ),
    ).toEqual([
      "Duty Manager @ Cinnamon Bay Grand Hotel, 2017-02–2019-10",
      "Guest Relations Executive @ Cinnamon Bay Grand Hotel, 2014-07–2017-01",
    ]);
  });

  it("keeps the number of a district behind a town out of the employer", () => {
    expect(rolesOf("Conseillère de vente", "Maison Brunel, Valbourg (69)", "2019 – 2022", "- Accueil")).toEqual([
      "Conseillère de vente @ Maison Brunel, 2019–2022",
    ]);
  });

  it("does not end a name at St., nor a title at 'at Law'", () => {
    expect(rolesOf("Jan 2019 – Mar 2022", "Ward Sister, Burns Unit at St. Wilfrid's Hospital", "- Led a team")).toEqual([
      "Ward Sister, Burns Unit @ St. Wilfrid's Hospital, 2019-01–2022-03",
    ]);
    expect(rolesOf("Attorney at Law", "Marlowe Pike LLP", "2019 – 2022", "- Tried cases")).toEqual([
      "Attorney at Law @ Marlowe Pike LLP, 2019–2022",
    ]);
  });

  it("reads a row of a table however much its last cell tells", () => {
    const row = (dates: string, employer: string, title: string, duties: string) => [dates, employer, title, duties].join("\t");
    expect(
      rolesOf(
        row("Period", "Employer", "Position", "Duties"),
        row(
          "Jan 2018 to date",
          "Aloe Ridge School",
          "Deputy Principal",
          "Timetable, discipline, mentoring of all new teachers, the reading project and the netball team of the junior grades",
        ),
        row("Jan 2011 – Dec 2017", "Umzimbe School", "Grade 4 Teacher", "Class teaching"),
      ),
    ).toEqual(["Deputy Principal @ Aloe Ridge School, 2018-01–null", "Grade 4 Teacher @ Umzimbe School, 2011-01–2017-12"]);
  });

  it("reads the fields of European forms, and takes duties for neither title nor employer", () => {
    expect(
      rolesOf(
        "Date: 09/2020 → attuale",
        "Lavoro o posizione ricoperti: Restauratrice di affreschi",
        "Principali attività e responsabilità: consolidamento, pulitura",
        "Nome e indirizzo del datore di lavoro: Bottega Lorenzetti & Figli, Firenze",
      ),
    ).toEqual(["Restauratrice di affreschi @ Bottega Lorenzetti & Figli, 2020-09–null"]);
  });

  it("reads a start and an end that have labels of their own", () => {
    expect(rolesOf("Employer: Potomac Mutual", "Position: Claims Examiner", "From: January 2019   To: March 2022")).toEqual([
      "Claims Examiner @ Potomac Mutual, 2019-01–2022-03",
    ]);
  });

  it("parts a line at slashes where one stands beside the dates, and leaves out the number of an entry", () => {
    expect(rolesOf("2018–2021 / Head of Music / Tui Valley College", "Two choirs, one orchestra.")).toEqual([
      "Head of Music @ Tui Valley College, 2018–2021",
    ]);
    expect(rolesOf("1. Lee Valley Water (April 2016 to date) - Hydrologist", "2. Office of Rivers (2010 to 2016) - Gauger")).toEqual([
      "Hydrologist @ Lee Valley Water, 2016-04–null",
      "Gauger @ Office of Rivers, 2010–2016",
    ]);
  });

  it("gives the company to roles that have a title line of their own above their dates", () => {
    expect(
      rolesOf(
        "FENMOOR SIGNALS",
        "Site Manager",
        "May 2021 - present",
        "- Won 26 accounts",
        "Engineer",
        "June 2018 - April 2021",
        "- Cut waiting times",
        "",
        "OSTLER RAIL",
        "Apprentice",
        "July 2015 - May 2018",
        "- Learned the trade",
      ),
    ).toEqual([
      "Site Manager @ FENMOOR SIGNALS, 2021-05–null",
      "Engineer @ FENMOOR SIGNALS, 2018-06–2021-04",
      "Apprentice @ OSTLER RAIL, 2015-07–2018-05",
    ]);
  });
});
