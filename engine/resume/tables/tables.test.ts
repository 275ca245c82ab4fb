import { describe, expect, it } from "vitest";
import { readDocument, toPlainDocument } from "../../documents/index.ts";
import { makeDocx, paragraph, run, table } from "../../documents/test/make-docx.ts";
import { readResume } from "../read-resume.ts";
import type { Document } from "../types.ts";

const rolesOf = (document: Document) =>
  readResume(document, { asOf: "2026-11-01" }).work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);
const roles = (text: string) => rolesOf(toPlainDocument(text));

const HEAD = "Rosalind Quartey-Mbeki\nrosalind.qm@example.com   555-0144\n\n";

describe("roles told in columns of plain text", () => {
  it("takes title, employer and dates from the columns of a fishing career", () => {
    expect(
      roles(`${HEAD}FISHING RECORD
Boat             Gear        Tonnage  Rating      Owner                    Joined     Left
Silver Petrel    pelagic     1,240    Bosun       Kvamsoy Havfiske AS      03.01.23   on board
Silver Petrel    pelagic     1,240    Deckhand    Kvamsoy Havfiske AS      11.02.20   20.12.22
Anne Margrethe   longliner   410      Deckhand    Partrederiet Lyngholm    05.08.17   30.01.20

CERTIFICATES
Basic safety, 2024`),
    ).toEqual([
      ["Bosun", "Kvamsoy Havfiske AS", "2023-01", null],
      ["Deckhand", "Kvamsoy Havfiske AS", "2020-02", "2022-12"],
      ["Deckhand", "Partrederiet Lyngholm", "2017-08", "2020-01"],
    ]);
  });

  it("reads columns parted by two blanks, and a ship as the employer where none is told", () => {
    expect(
      roles(`${HEAD}ENGAGEMENTS
Dates            Post                    Ship
03/24 - now      Musical director        Ocean Marigold
09/22 - 01/24    Pianist, show band      Ocean Marigold
05/19 - 02/20    Pianist                 Star of Lerwick`),
    ).toEqual([
      ["Musical director", "Ocean Marigold", "2024-03", null],
      ["Pianist, show band", "Ocean Marigold", "2022-09", "2024-01"],
      ["Pianist", "Star of Lerwick", "2019-05", "2020-02"],
    ]);
  });

  it("cuts words that fill their column where the next label begins, and short years in capitals", () => {
    expect(
      roles(`${HEAD}SEA TIME (last ship first)
VESSEL          GT      RANK     COMPANY / MANAGER              SIGN ON    SIGN OFF   REMARKS
MV ELBA QUEEN   8,210   2/O      Tyrrhenia Ship Management Srl  12-MAY-24  19-JAN-25  EOC
MV ELBA QUEEN   8,210   3/O      Tyrrhenia Ship Management Srl  02-OCT-22  30-JUN-23  EOC
MT CAPRI SOL    12,400  D/Cadet  Golfo Tankers / Mare Crewing   15-JAN-20  14-JAN-21  trainee`),
    ).toEqual([
      ["2/O", "Tyrrhenia Ship Management Srl", "2024-05", "2025-01"],
      ["3/O", "Tyrrhenia Ship Management Srl", "2022-10", "2023-06"],
      ["D/Cadet", "Golfo Tankers / Mare Crewing", "2020-01", "2021-01"],
    ]);
  });

  it("gives an empty cell and a ditto the employer of the row above", () => {
    expect(
      roles(`${HEAD}WORK HISTORY
Employer                    Position               From       To
Umlazi Cold Storage         Shift supervisor       03/2021    to date
                            Forklift operator      06/2018    02/2021
Berea Fresh Produce         Order picker           01/2016    05/2018
do.                         Casual packer          11/2014    12/2015`),
    ).toEqual([
      ["Shift supervisor", "Umlazi Cold Storage", "2021-03", null],
      ["Forklift operator", "Umlazi Cold Storage", "2018-06", "2021-02"],
      ["Order picker", "Berea Fresh Produce", "2016-01", "2018-05"],
      ["Casual packer", "Berea Fresh Produce", "2014-11", "2015-12"],
    ]);
  });

  it("closes cells that had no room for their words", () => {
    expect(
      roles(`${HEAD}EMPLOYMENT
From       To         Employer           Position           Reason for leaving
08/2022    present    Thornwick Care     Deputy manager     -
                      Homes Ltd
02/2019    07/2022    Beck Lodge         Senior carer       Promotion
09/2016    01/2019    St Hilda's Day     Night care         Closed
                      Centre             assistant`),
    ).toEqual([
      ["Deputy manager", "Thornwick Care Homes Ltd", "2022-08", null],
      ["Senior carer", "Beck Lodge", "2019-02", "2022-07"],
      ["Night care assistant", "St Hilda's Day Centre", "2016-09", "2019-01"],
    ]);
  });

  it("reads French columns, the end of the present post left empty", () => {
    expect(
      roles(`${HEAD}PARCOURS PROFESSIONNEL
Du         Au         Employeur                Poste                     Lieu
09/2021               Coopérative Val d'Arzon  Magasinier cariste        Craponne
04/2017    08/2021    Transports Delmarre      Agent de quai             Brives
01/2015    03/2017    Scierie du Mézenc        Manutentionnaire          Fay`),
    ).toEqual([
      ["Magasinier cariste", "Coopérative Val d'Arzon", "2021-09", null],
      ["Agent de quai", "Transports Delmarre", "2017-04", "2021-08"],
      ["Manutentionnaire", "Scierie du Mézenc", "2015-01", "2017-03"],
    ]);
  });
});

describe("columns of several candidates for title or employer", () => {
  it("take a post before a rank, and a rank where no post is told", () => {
    expect(
      roles(`${HEAD}SERVICE RECORD
Unit                     Rank        Appointment              From      To
4 Signal Squadron        WO2         Squadron QM              04/18     03/22
17 Field Workshop        SSgt        Vehicle section head     01/14     03/18`),
    ).toEqual([
      ["Squadron QM", "4 Signal Squadron", "2018-04", "2022-03"],
      ["Vehicle section head", "17 Field Workshop", "2014-01", "2018-03"],
    ]);
    expect(
      roles(`${HEAD}CAREER HISTORY
Hospital                  Ward              Grade          From       To
Queen Ethelburga's        Renal             Charge nurse   09/2020    to date
Bexwell Infirmary         Elderly care      Staff nurse    10/2013    03/2016`),
    ).toEqual([
      ["Charge nurse", "Queen Ethelburga's", "2020-09", null],
      ["Staff nurse", "Bexwell Infirmary", "2013-10", "2016-03"],
    ]);
  });

  it("go on below a period that ends in a dash", () => {
    expect(
      roles(`${HEAD}EMPLOYMENT
Dates         Employer                  Job title
Mar 2019 -    Castlemaine Woollen       Dye house operator
Feb 2022      Mills
Apr 2014 -    Loddon Abattoir           Boner
Feb 2019`),
    ).toEqual([
      ["Dye house operator", "Castlemaine Woollen Mills", "2019-03", "2022-02"],
      ["Boner", "Loddon Abattoir", "2014-04", "2019-02"],
    ]);
  });
});

describe("roles told in columns between tabs and bars", () => {
  it("reads German columns between tabs", () => {
    expect(
      roles(
        `${HEAD}Beruflicher Werdegang\n${[
          "Zeitraum\tFirma\tTätigkeit\tOrt",
          "03/2020 – heute\tHuthmann Walzwerk\tVerfahrensmechaniker\tHagen",
          "08/2016 – 02/2020\tGebr. Osterkamp\tMaschinenführer\tIserlohn",
          "09/2013 – 07/2016\tGebr. Osterkamp\tAuszubildender\tIserlohn",
        ].join("\n")}`,
      ),
    ).toEqual([
      ["Verfahrensmechaniker", "Huthmann Walzwerk", "2020-03", null],
      ["Maschinenführer", "Gebr. Osterkamp", "2016-08", "2020-02"],
      ["Auszubildender", "Gebr. Osterkamp", "2013-09", "2016-07"],
    ]);
  });

  it("reads a school as the employer of a teacher between bars", () => {
    expect(
      roles(`${HEAD}TEACHING EXPERIENCE
| Period | School | Position | Subject | Reason for leaving |
|---|---|---|---|---|
| Jan 2019 - to date | Kisumu Lakeview Girls | HOD Languages | Kiswahili | - |
| May 2014 - Dec 2018 | Rongo Boys | Teacher | Kiswahili, History | Transfer |
| 2012 - 2014 | Ogada Mixed | BOM teacher | History | TSC posting |`),
    ).toEqual([
      ["HOD Languages", "Kisumu Lakeview Girls", "2019-01", null],
      ["Teacher", "Rongo Boys", "2014-05", "2018-12"],
      ["BOM teacher", "Ogada Mixed", "2012", "2014"],
    ]);
  });

  it("takes the client of a freelancer, and nothing of the tools beside it", () => {
    expect(
      roles(`${HEAD}PROJECT LIST
Year | Client | Role | Technology
2024 - 2025 | Brenta Mobilità | Tester | Selenium, Jira
2022 - 2023 | Cassa Rurale Valdastico | Test lead | Tosca
2020 - 2021 | Stoviglie Ferrin | Tester | Postman`),
    ).toEqual([
      ["Tester", "Brenta Mobilità", "2024", "2025"],
      ["Test lead", "Cassa Rurale Valdastico", "2022", "2023"],
      ["Tester", "Stoviglie Ferrin", "2020", "2021"],
    ]);
  });
});

describe("roles told in tables of a word processor", () => {
  const docx = async (...parts: string[]) => {
    const read = await readDocument(makeDocx(parts.join("")));
    if (read.kind !== "read") throw new Error(read.code);
    return rolesOf(read.document);
  };
  const line = (text: string) => paragraph(run(text));

  it("reads numbers, salaries and reasons as neither title nor employer", async () => {
    expect(
      await docx(
        line("Devyani Karkhanis-Borade"),
        line("devyani.kb@example.com"),
        line("WORK EXPERIENCE"),
        table([
          ["S.No", "Organisation", "Designation", "From", "To", "Salary (LPA)"],
          ["1", "Sahyadri Infra Pvt Ltd", "Site Engineer", "06/2022", "Till date", "7.2"],
          ["2", "Konkan Bridge Works", "Junior Engineer", "07/2019", "05/2022", "4.1"],
          ["3", "Patwardhan &amp; Sons", "Graduate Trainee", "08/2018", "06/2019", "2.4"],
        ]),
      ),
    ).toEqual([
      ["Site Engineer", "Sahyadri Infra Pvt Ltd", "2022-06", null],
      ["Junior Engineer", "Konkan Bridge Works", "2019-07", "2022-05"],
      ["Graduate Trainee", "Patwardhan & Sons", "2018-08", "2019-06"],
    ]);
  });

  it("gives cells left empty the employer of the row above", async () => {
    expect(
      await docx(
        line("Begoña Txakartegi Ruiz"),
        line("begona.tr@example.com"),
        line("EXPERIENCIA PROFESIONAL"),
        table([
          ["Empresa", "Puesto", "Desde", "Hasta", "Motivo de salida"],
          ["Conservas Arriluze", "Encargada de turno", "03/2021", "Actualidad", "-"],
          [" ", "Operaria de envasado", "05/2016", "02/2021", "Promoción"],
          ["Panadería Zubiaur", "Dependienta", "01/2013", "04/2016", "Cierre"],
        ]),
      ),
    ).toEqual([
      ["Encargada de turno", "Conservas Arriluze", "2021-03", null],
      ["Operaria de envasado", "Conservas Arriluze", "2016-05", "2021-02"],
      ["Dependienta", "Panadería Zubiaur", "2013-01", "2016-04"],
    ]);
  });

  it("reads Portuguese columns in which the title comes first", async () => {
    expect(
      await docx(
        line("Jacinta Rebordão Vilar"),
        line("jacinta.rv@example.com"),
        line("PERCURSO PROFISSIONAL"),
        table([
          ["Função", "Entidade", "Início", "Fim"],
          ["Encarregada de armazém", "Frutas do Alto Côa", "02/2020", "presente"],
          ["Operadora de câmara", "Frutas do Alto Côa", "09/2015", "01/2020"],
          ["Ajudante", "Lagar Quinta Velha", "10/2012", "08/2015"],
        ]),
      ),
    ).toEqual([
      ["Encarregada de armazém", "Frutas do Alto Côa", "2020-02", null],
      ["Operadora de câmara", "Frutas do Alto Côa", "2015-09", "2020-01"],
      ["Ajudante", "Lagar Quinta Velha", "2012-10", "2015-08"],
    ]);
  });
});

describe("tables of other things", () => {
  it.each([
    [
      "papers and their numbers",
      `CERTIFICATES
Certificate            Number      Issued by        From       To
Basic Safety           BS-1180     Mole Academy     02/2022    02/2027
Fast Rescue Boat       FR-0031     Mole Academy     03/2022    03/2027`,
    ],
    [
      "papers with titles",
      `PUBLICATIONS
Year      Title                              Journal
2021      Moss growth on slate roofs         Bryology Letters
2019      Lichens of the upper valley        Northern Naturalist`,
    ],
    [
      "referees",
      `REFERENCES
Name               Position            Company               Phone
Ama Owusu-Gyan     Head teacher        Rongo Boys            555-0117
Piet Hoekstra      Shift manager       Beck Lodge            555-0118`,
    ],
    [
      "schools",
      `EDUCATION
School                    Qualification        From    To
Kisumu Lakeview Girls     KCSE                 2004    2007
Ogada Polytechnic         Diploma in Education 2008    2010`,
    ],
  ])("are no roles: %s", (_, text) => {
    expect(roles(`${HEAD}EXPERIENCE\n\nNurse, Fell Hospital, 2018 - 2021\n\n${text}`)).toEqual([
      ["Nurse", "Fell Hospital", "2018", "2021"],
    ]);
  });
});
