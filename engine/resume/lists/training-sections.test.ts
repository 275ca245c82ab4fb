import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const HEAD = "Jo Lee\njo.lee@example.com\n\nExperience\nCook, Harbour Grill Ltd, 2018 - 2022\n- Ran the line\n\n";
const read = (text: string) => {
  const { certificates, education } = readResume(toPlainDocument(HEAD + text), { asOf: "2026-11-01" });
  return { certificates: certificates.map(({ name }) => name), studies: education.map(({ institution }) => institution) };
};

it.each([
  "Studies\nMSc Logistics, Hale University, 2016\n\nTraining\nCertification in Field Logistics (Merbok Institute), 2018\nHEAT training, Centre for Safety, 2019",
  "Formation\nMaster de droit, Université de Hale, 2016\n\nStages et formations\nGestes et postures, Institut Kerval, 2019\nCommunication, Centre Amédée, 2020",
])("reads what was trained at a school beside the studies as certificates: %j", (text) => {
  const { certificates, studies } = read(text);
  expect(certificates).toHaveLength(2);
  expect(studies).toHaveLength(1);
});

it("leaves a trade learned at a school where nothing else tells of studies", () => {
  expect(read("Training\nWelding, Hale Technical Institute, 2014").studies).toEqual(["Hale Technical Institute"]);
});

it("reads degrees below a heading of courses as studies, and no certificate that only sounds like one", () => {
  const degrees = "Courses\nBBS (Hons) Business Studies, University of Hale, 2019 - 2023\nLeaving Cert, Hale Community School, 2013 - 2019";
  expect(read(degrees)).toEqual({ certificates: [], studies: ["University of Hale", "Hale Community School"] });
  const courses = "Courses\nMaster Gardener, Hale University Extension, 2019\nScrum Master, Scrum Alliance, 2020";
  expect(read(courses)).toEqual({ certificates: ["Master Gardener", "Scrum Master"], studies: [] });
});

it("takes what somebody is certified as for a certificate, whatever school certifies it", () => {
  const text = "Qualifications\nCertified Director, Institute of Directors in Hale, 2021\nBSc Geology, University of Hale, 2009";
  expect(read(text)).toEqual({ certificates: ["Certified Director"], studies: ["University of Hale"] });
});

it.each([
  ["Sonstiges\nFührerschein Klasse B\nImkerin im Nebenerwerb", ["Führerschein Klasse B"]],
  ["Otros datos\nPermiso de conducir B\nVehículo propio", ["Permiso de conducir B"]],
  ["Overige\nRijbewijs B\nBestuurslid zwemclub", ["Rijbewijs B"]],
  ["Altro\nPatente B\nDisponibile a trasferte", ["Patente B"]],
  ["Other\nFirst aid at work, 2022\nOwn transport", ["First aid at work"]],
])("leaves loose lines beside a licence alone: %j", (text, names) => {
  expect(read(text).certificates).toEqual(names);
});

it.each(["What I can do", "Good with", "Was ich kann", "Ce que je sais faire", "Lo que sé hacer", "Wat ik kan"])(
  "reads what stands behind '%s:' as skills",
  (label) => {
    const text = `Certificates\nFirst Aid, Irish Red Cross, 2022\n\n${label}: cash handling, Excel, latte art`;
    const { certificates, skills } = readResume(toPlainDocument(HEAD + text), { asOf: "2026-11-01" });
    expect(certificates.map(({ name }) => name)).toEqual(["First Aid"]);
    expect(skills.map(({ id }) => id)).toContain("microsoft-excel");
  },
);

it.each(["National service", "Wehrdienst", "Service militaire", "Servicio militar", "Servizio civile", "Serviço militar", "Dienstplicht"])(
  "reads '%s' as work",
  (heading) => {
    const { work } = readResume(toPlainDocument(`${HEAD}${heading}\nSignaller, Hale Regiment, 2001 - 2002`), { asOf: "2026-11-01" });
    expect(work.map(({ position }) => position)).toContain("Signaller");
  },
);
