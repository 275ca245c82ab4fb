import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../../documents/index.ts";
import { readResume } from "../../read-resume.ts";

const read = (lines: readonly string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });
/** Roles of a letter as "title @ employer, start–end". */
const rolesOf = (...lines: string[]): string[] =>
  read(lines).work.map(({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`);

describe("a career told in sentences", () => {
  it("gives title, employer and period over wrapped lines", () => {
    expect(
      rolesOf(
        "Dear Ms Holt,",
        "",
        "From March 2016 to June 2019 I worked as a tram conductor for Fernside Transit, and before",
        "that, from 2013 to 2016, I was a ticket clerk at Brackwater Ferries. Since July 2019 I have",
        "been a depot supervisor at Fernside Transit.",
      ),
    ).toEqual([
      "tram conductor @ Fernside Transit, 2016-03–2019-06",
      "ticket clerk @ Brackwater Ferries, 2013–2016",
      "depot supervisor @ Fernside Transit, 2019-07–null",
    ]);
  });

  it("is read in seven languages", () => {
    expect(rolesOf("Ich arbeite seit Mai 2017 als Lageristin bei der Nordhof Logistik GmbH in Celle.")).toEqual([
      "Lageristin @ Nordhof Logistik GmbH, 2017-05–null",
    ]);
    expect(rolesOf("De 2011 à 2014, j'ai été chef de partie chez Maison Verlac, à Nantes.")).toEqual([
      "chef de partie @ Maison Verlac, 2011–2014",
    ]);
    expect(rolesOf("Entre 2010 y 2015 trabajé como camarera en el Hotel Miralmonte.")).toEqual(["camarera @ Hotel Miralmonte, 2010–2015"]);
    expect(rolesOf("Dal 2012 al 2018 ho lavorato come magazziniere presso la Ferramenta Aldrovandi, a Carpi.")).toEqual([
      "magazziniere @ Ferramenta Aldrovandi, 2012–2018",
    ]);
    expect(rolesOf("Trabalhei de 2014 a 2020 como enfermeira no Hospital Vale Sereno.")).toEqual([
      "enfermeira @ Hospital Vale Sereno, 2014–2020",
    ]);
    expect(rolesOf("Ik kwam over van Bakkerij Terlinde, waar ik van 2012 tot 2017 verkoopster was.")).toEqual([
      "verkoopster @ Bakkerij Terlinde, 2012–2017",
    ]);
  });

  it("carries the employer to a promotion, which ends the post before", () => {
    expect(
      rolesOf(
        "I joined Cobham Glassworks in April 2012 as a furnace operator. In May 2016 I was promoted to shift manager and left in 2020.",
      ),
    ).toEqual(["furnace operator @ Cobham Glassworks, 2012-04–2016-05", "shift manager @ Cobham Glassworks, 2016-05–2020"]);
  });

  it("counts back by how long a post lasted, and marks what is inferred for a person to check", () => {
    const { work, meta } = read(["I was a bus driver at Larkmoor Coaches for three years until 2019."]);
    expect(work).toMatchObject([{ startDate: "2016", endDate: "2019" }]);
    const start = meta.places.find(({ path }) => path === "/work/0/startDate");
    expect(start).toMatchObject({ raw: "three years" });
    expect(start?.confidence).toBeLessThan(0.7);
  });

  it("shows where on the page each value stands", () => {
    const { meta } = read(["Since 2018 I have been a head gardener at Quillon House, near Wells."]);
    expect(meta.places.filter(({ path }) => path.startsWith("/work/0/")).map(({ path, raw }) => `${path.slice(8)} ${raw}`)).toEqual(
      expect.arrayContaining(["name Quillon House", "position head gardener", "startDate 2018", "endDate Since"]),
    );
  });

  it("tells no role of wishes, studies, referees or the careers of others", () => {
    expect(
      rolesOf(
        "I am applying for the post of head cook at Saltmarsh College, advertised on 3 March 2026.",
        "",
        "I studied at Wexcombe College from 2010 to 2013. My husband was a baker at Tolland Bakery from 2001 to 2009.",
        "",
        "Referee: Pat Stone, kitchen manager at Harrow Inn, 01632 960100",
      ),
    ).toEqual([]);
  });

  it("takes membership and graduation for no post", () => {
    expect(
      rolesOf(
        "Since 2018 I have been finance director of Calder Ceramics plc. I am a Fellow of the Institute and a graduate of Hale University.",
      ),
    ).toEqual(["finance director @ Calder Ceramics plc, 2018–null"]);
  });

  it("takes a dateline and a subject for no role", () => {
    expect(rolesOf("Rennes, le 12 mars 2026", "", "Objet : candidature au poste de chef de cuisine", "", "Madame, Monsieur,")).toEqual([]);
    expect(rolesOf("POSITION APPLIED FOR: Line supervisor          DATE: 14/01/2026")).toEqual([]);
  });

  it("is told without a verb where the employer follows the title", () => {
    expect(
      rolesOf(
        "Staff Photographer for the Elmvale Evening Courier, four years, until it closed in 2017.",
        "",
        "Darkroom Assistant with Ostler & Vane.",
      ),
    ).toEqual(["Staff Photographer @ Elmvale Evening Courier, 2013–2017", "Darkroom Assistant @ Ostler & Vane, undefined–undefined"]);
  });

  it("gives way to the entries of an ordinary resume", () => {
    expect(
      rolesOf(
        "Profile",
        "I am a nurse who was a carer at Ashby House from 2001 to 2003.",
        "",
        "Experience",
        "Staff Nurse, Linford Hospital, 2010 – 2015",
        "Charge Nurse, Linford Hospital, 2015 – present",
      ),
    ).toEqual(["Staff Nurse @ Linford Hospital, 2010–2015", "Charge Nurse @ Linford Hospital, 2015–null"]);
  });

  it("is read where the whole paragraph stands on one line, dates first", () => {
    expect(
      rolesOf(
        "De 2016 a 2019 trabajé como panadera en Hornos Miralmonte. Desde entonces soy jefa de obrador en Hornos del Duero. Antes de eso fui camarera en el Hotel Castilla de 2013 a 2016.",
        "",
        "Atentamente,",
      ),
    ).toEqual([
      "panadera @ Hornos Miralmonte, 2016–2019",
      "jefa de obrador @ Hornos del Duero, 2019–null",
      "camarera @ Hotel Castilla, 2013–2016",
    ]);
    expect(
      rolesOf(
        "Van 2016 tot 2019 werkte ik als bakker bij Bakkerij Terlinde. Sindsdien ben ik hoofdbakker bij Molenaar BV.",
        "",
        "Met vriendelijke groet,",
      ),
    ).toEqual(["bakker @ Bakkerij Terlinde, 2016–2019", "hoofdbakker @ Molenaar BV, 2019–null"]);
    expect(
      rolesOf(
        "De 2014 à 2018, j'ai été cuisinière chez Maison Verlac. Depuis, je suis cheffe de cuisine à l'Auberge du Port.",
        "",
        "Cordialement,",
      ),
    ).toEqual(["cuisinière @ Maison Verlac, 2014–2018", "cheffe de cuisine @ Auberge du Port, 2018–null"]);
  });

  it("is none behind the head of an entry that runs on", () => {
    expect(rolesOf("Experience", "2016 - 2019 Engineer I, Northgate Works. Drew pipework, as a member of the plant team.")).toEqual([
      "Engineer I @ Northgate Works, 2016–2019",
    ]);
  });

  it("adds to entries of other years what stands below them", () => {
    expect(
      rolesOf(
        "Experience",
        "Head Baker, Millrace Breads, 2019 - present",
        "- Lead a team of four",
        "",
        "Baker, Crumbleford Bakery, 2016 - 2019",
        "- Laminated doughs",
        "",
        "Before that I was a kitchen porter at the Castle Hotel from 2013 to 2016.",
      ),
    ).toEqual([
      "Head Baker @ Millrace Breads, 2019–null",
      "Baker @ Crumbleford Bakery, 2016–2019",
      "kitchen porter @ Castle Hotel, 2013–2016",
    ]);
  });

  it("keeps dated entries beside it, with what is told below them", () => {
    const { work } = read([
      "Experience",
      "Head Baker",
      "2019 - present",
      "From 2014 to 2016 I worked as a porter at the Castle Hotel and from 2016 to 2019 I was a baker at Crumbleford Bakery.",
      "",
      "Cashier, Fernside Stores, 2012 - 2014",
      "- Tills and refunds",
    ]);
    expect(work.map(({ position }) => position)).toEqual(["Head Baker", "porter", "baker", "Cashier"]);
    expect(work[3]?.highlights).toEqual(["Tills and refunds"]);
  });

  it("keeps a legal form with stops and a title of two words joined", () => {
    expect(rolesOf("Dal 2019 lavoro come responsabile accettazione presso Garda Auto S.p.A., dove seguo le diagnosi.")).toEqual([
      "responsabile accettazione @ Garda Auto S.p.A., 2019–null",
    ]);
    expect(rolesOf("Van 2012 tot 2015 was ik leerling-kok bij Brasserie De Linde.")).toEqual([
      "leerling-kok @ Brasserie De Linde, 2012–2015",
    ]);
  });

  it('keeps "at" within a name, and parts a title from its house', () => {
    expect(rolesOf("In May 2017 I joined Comfort at Home Care Ltd as a Carer. I stayed there until June 2019.")).toEqual([
      "Carer @ Comfort at Home Care Ltd, 2017-05–2019-06",
    ]);
    expect(rolesOf("From 2012 to 2014 I worked as a Cook at Hale Diner in Leeds.")).toEqual(["Cook @ Hale Diner, 2012–2014"]);
  });
});
