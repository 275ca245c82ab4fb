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
});
