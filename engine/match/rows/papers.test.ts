import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import type { Requirement } from "../../job/index.ts";
import { readResume } from "../../resume/index.ts";
import { score } from "../score.ts";
import { AS_OF, aJob, aRequirement } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn")];
const MCIPS = aRequirement("cips", "must", { name: "MCIPS", kind: "certificate" });
const DRIVING = aRequirement("drivers-licence", "must", { name: "driving licence", kind: "certificate" });
const CRANE = aRequirement("term:slinger ticket", "must", { name: "slinger ticket", kind: "certificate" });
const WORK = "EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Bought timber and board\n";

function shown(text: string, wanted: Requirement) {
  const profile = readResume(toPlainDocument(`Odalys Fenwick\nodalys@example.com\n\n${text}`), { asOf: AS_OF });
  const { rows, mustHaves } = score(toScoringView(profile, AS_OF), aJob({ requirements: [wanted, ...FILLER] }));
  const row = rows.find(({ id }) => id === wanted.id);
  if (row === undefined) throw new Error(`no row ${wanted.id}`);
  return { ...row, status: mustHaves.find(({ id }) => id === wanted.id)?.status };
}

test.each([
  ["among the certificates", `${WORK}\nCERTIFICATES\nMCIPS, 2018\n`, MCIPS],
  ["among the studies", `${WORK}\nEDUCATION & PROFESSIONAL\nMCIPS - Chartered Institute of Procurement & Supply, 2018\n`, MCIPS],
  ["in a list of skills", `${WORK}\nSKILLS\nExcel, MCIPS, SAP\n`, MCIPS],
  ["in the summary", `SUMMARY\nMCIPS qualified buyer of timber.\n\n${WORK}`, MCIPS],
  ["on a line of its own", `${WORK}\nLANGUAGES\nEnglish (native)\nFull clean driving licence\n`, DRIVING],
  ["among the certificates, outside the taxonomy", `${WORK}\nCERTIFICATES\nSlinger ticket\n`, CRANE],
])("a paper is met in full by being named as held: %s", (_where, text, wanted) => {
  expect(shown(text, wanted)).toMatchObject({ evidenced: 1, verdict: "strong", status: "met" });
  const [worst, best] = shown(text, wanted).range;
  expect((best ?? 0) - (worst ?? 0)).toBeLessThan(0.2);
  expect(shown(text, wanted).why).toBeUndefined();
});

test("a paper behind the name or beside the phone number is held", () => {
  const headed = readResume(toPlainDocument(`Odalys Fenwick\nBuyer, MCIPS\nodalys@example.com | Full driving licence\n\n${WORK}`), {
    asOf: AS_OF,
  });
  const { skills } = toScoringView(headed, AS_OF);
  expect(skills.map(({ id }) => id)).toEqual(expect.arrayContaining(["cips", "drivers-licence"]));
});

test("a course asked for is held by who has been on it", () => {
  const asked = (text: string) => ({ ...aRequirement("negotiation"), quote: { start: 0, end: 1, text } });
  const text = `${WORK}\nCERTIFICATES\nNegotiation, 2018\n`;
  expect(shown(text, asked("negotiation training")).status).toBe("met");
  expect(shown(text, asked("negotiation")).status).toBe("partial");
});

test.each([
  ["in the summary", `SUMMARY\nWorking towards MCIPS.\n\n${WORK}`],
  ["among the certificates, sent for", `${WORK}\nCERTIFICATES\nMCIPS, application sent\n`],
  ["among the certificates", `${WORK}\nCERTIFICATES\nMCIPS (expected 2027)\n`],
])("a paper that is worked for is not held: %s", (_where, text) => {
  const row = shown(text, MCIPS);
  expect(row.evidenced).toBeLessThan(0.9);
  expect(row.status).toBe("partial");
  expect(row.why).toBe("Being worked for, not held yet.");
});

test.each([
  ["inside a role", "EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Bought timber for MCIPS (expected 2028)\n", MCIPS],
  ["inside a role, lapsed", "EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\nMCIPS (lapsed)\n", MCIPS],
  ["inside a role, outside the taxonomy", "EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Slinger ticket (expired)\n", CRANE],
])("where a paper that is not held is named makes it no more: %s", (_where, text, wanted) => {
  const row = shown(text, wanted);
  expect(row.status).toBe("partial");
  expect(row.evidenced).toBeLessThan(0.9);
});

test.each([
  ["PRINCE2 (working towards)\nMCIPS, 2018", "met"],
  ["MCIPS, 2018\nPRINCE2 (working towards)\nFirst aid at work", "met"],
  ["first aid course, half a day\nSIA badge (expired)\nMCIPS", "met"],
  ["MCIPS\n(working towards)", "partial"],
  ["Working on the last papers of\nmcips, expected in spring", "partial"],
])("a note on one paper is not about the paper on the next line: %s", (lines, status) => {
  const text = `EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Bought timber and board\n\nShop assistant, Corner News, 2010 - 2014\n\n${lines}\n`;
  expect(shown(text, MCIPS).status).toBe(status);
});

test("a paper named by the field and the kind of an unfinished study is not held", () => {
  const registration = aRequirement("dental-nurse-registration", "must", { name: "GDC registration", kind: "certificate" });
  const after = (study: string) => shown(`${WORK}\nEDUCATION\n${study}\n`, registration);
  expect(after("NEBDN Diploma in Dental Nursing, Quay College, 2016 - 2018").status).toBe("met");
  expect(after("Studying for the NEBDN diploma, expected 2028")).toMatchObject({
    status: "partial",
    why: "Being worked for, not held yet.",
  });
});

test("a paper that is nowhere is unmet, and a skill in a list is not met by its name", () => {
  expect(shown(WORK, MCIPS)).toMatchObject({ evidenced: 0, status: "unmet" });
  expect(shown(`${WORK}\nSKILLS\nNegotiation\n`, aRequirement("negotiation")).evidenced).toBeLessThan(0.9);
});

const NMC = aRequirement("term:nmc registration", "must", { name: "NMC registration", kind: "certificate" });
const RTPI = aRequirement("term:rtpi membership", "must", { name: "RTPI membership", kind: "certificate" });
const ABC = aRequirement("term:abc qrs accreditation", "must", { name: "ABC / QRS accreditation", kind: "certificate" });

test.each([
  ["the letters of the body", "NMC, adult branch", NMC],
  ["the name of the body", "Nursing and Midwifery Council, adult branch", NMC],
  ["the letters of a member", "MRTPI, elected 2019", RTPI],
  ["either of two bodies", "QRS installer", ABC],
])("a registration is held where a paper names it: %s", (_how, line, wanted) => {
  expect(shown(`${WORK}\nCERTIFICATES\n${line}\n`, wanted)).toMatchObject({ evidenced: 1, status: "met" });
});

test("the letters of a member stand beside the name", () => {
  const profile = readResume(toPlainDocument(`Odalys Fenwick\nPlanner, MRTPI\nodalys@example.com\n\n${WORK}`), { asOf: AS_OF });
  const { rows } = score(toScoringView(profile, AS_OF), aJob({ requirements: [RTPI, ...FILLER] }));
  expect(rows.find(({ id }) => id === RTPI.id)?.evidenced).toBe(1);
});

test.each(["Nursing assistant course", "MNMCX", "Council tax course"])("another paper is no registration: %s", (line) => {
  expect(shown(`${WORK}\nCERTIFICATES\n${line}\n`, NMC).status).toBe("unmet");
});

test.each([
  ["MCIPS", "MCIPS (lapsed)", MCIPS],
  ["a registration", "NMC registration, expired", NMC],
  ["a ticket", "Slinger ticket, ran out 2015", CRANE],
  ["one that has ended", "NMC registration, valid until 05/2016", NMC],
])("a paper that is held no longer counts as named: %s", (_which, line, wanted) => {
  const row = shown(`${WORK}\nCERTIFICATES\n${line}\n`, wanted);
  expect(row).toMatchObject({ status: "partial", why: "Named as held no longer." });
  expect(row.evidenced).toBeLessThan(0.9);
});

test("a paper that ends after the day of reading is held", () => {
  expect(shown(`${WORK}\nCERTIFICATES\nNMC registration, exp. 05/2099\n`, NMC)).toMatchObject({ evidenced: 1, status: "met" });
});

test("a registration that is worked for is named as such", () => {
  expect(shown(`${WORK}\nCERTIFICATES\nNMC registration, pending\n`, NMC)).toMatchObject({
    status: "partial",
    why: "Being worked for, not held yet.",
  });
});

test.each(["Slinger", "Slinger signaller ticket, blue card"])("a paper with part of the name may be the one or another: %s", (line) => {
  const wanted = aRequirement("term:slinger banksman ticket", "must", { name: "slinger banksman ticket", kind: "certificate" });
  const row = shown(
    `${WORK}\nCERTIFICATES\n${line}\n`,
    line === "Slinger" ? wanted : aRequirement(wanted.id, "must", { name: "slinger signaller operator ticket", kind: "certificate" }),
  );
  expect(row).toMatchObject({ status: "partial", why: "A paper with part of its name, or on a lower level." });
  expect(row.range[1]).toBeGreaterThan(row.points);
});

test("a paper on what the taxonomy knows is held by its longer name", () => {
  const wanted = aRequirement("term:first aid certificate", "must", { name: "First aid certificate", kind: "certificate" });
  expect(shown(`${WORK}\nCERTIFICATES\nFirst aid at work, 2023\n`, wanted)).toMatchObject({ evidenced: 1, status: "met" });
  expect(shown(`${WORK}\nSKILLS\nFood hygiene\n`, wanted).status).toBe("unmet");
});

test("what a certificate is called in full is met by the certificate, what it is only about is not", () => {
  const wanted = aRequirement("term:immediate life support", "must", { name: "Immediate Life Support" });
  expect(shown(`${WORK}\nCERTIFICATES\nImmediate Life Support (ILS), 2024\n`, wanted).evidenced).toBe(1);
  expect(shown(`${WORK}\nCERTIFICATES\nImmediate Life Support for schools, 2024\n`, wanted).evidenced).toBeLessThan(0.9);
});

test("a paper the taxonomy knows under one name meets a wish it does not know by its words", () => {
  const card = aRequirement("term:cscs gold", "must", { name: "CSCS ticket", kind: "certificate" });
  expect(shown(`${WORK}\nCERTIFICATES\nCSCS Card\n`, card)).toMatchObject({ evidenced: 1, status: "met" });
});

const HACCP = aRequirement("haccp-certificate", "must", { name: "HACCP certificate", kind: "certificate" });
const ASSESSOR = aRequirement("term:practice assessor", "must", { name: "practice assessor", kind: "certificate" });

test.each([
  ["booked for the next level", "HACCP Level 2 completed 2021, booked for Level 3", HACCP, "met"],
  ["the next level is worked for", "HACCP Level 2, working towards Level 3", HACCP, "met"],
  ["another paper is worked for", "HACCP Level 2, studying for MCIPS", HACCP, "met"],
  ["a course by the name of preparation", "Practice Assessor preparation, 2024", ASSESSOR, "met"],
  ["a note of its own", "HACCP Level 2, booked for March", HACCP, "partial"],
  ["one note on two papers", "Working towards HACCP, MCIPS", HACCP, "partial"],
  ["in preparation", "MCIPS (in preparation)", MCIPS, "partial"],
])("a word of status is about the paper it stands with: %s", (_what, line, wanted, status) => {
  expect(shown(`${WORK}\nCERTIFICATES\n${line}\n`, wanted).status).toBe(status);
});

test.each([
  ["lapsed", "Named as held no longer.", "MCIPS (lapsed)", MCIPS],
  ["lapsed", "Named as held no longer.", "NMC registration, expired 2019", NMC],
  ["pending", "Being worked for, not held yet.", "NMC registration, pending", NMC],
])("a paper that is not held is a gap of its own, worth the same beside any work: %s", (gap, why, line, wanted) => {
  const like = "EXPERIENCE\n\nBuyer, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Bought timber, negotiated prices\n";
  const other = "EXPERIENCE\n\nLifeguard, Bath Pool, Hull\nJan 2015 - Dec 2020\n- Watched the pool\n";
  for (const work of [like, other]) {
    const profile = readResume(toPlainDocument(`Odalys Fenwick\nodalys@example.com\n\n${work}\nCERTIFICATES\n${line}\n`), { asOf: AS_OF });
    const { rows } = score(toScoringView(profile, AS_OF), aJob({ title: "Buyer", requirements: [wanted, ...FILLER] }));
    const row = rows.find(({ id }) => id === wanted.id);
    expect(row).toMatchObject({ evidenced: 0.4, why, draft: { gap } });
  }
});

test.each([
  ["Forklift licence, registered for March", "forklift-licence", "forklift licence", "partial"],
  ["Driving: learner's licence, lessons weekly", "drivers-licence", "driving licence", "partial"],
  ["MCIPS not attempted", "cips", "MCIPS", "partial"],
  ["MCIPS: registered for May 2099", "cips", "MCIPS", "partial"],
  ["Applied for the long evening course at the college of commerce in Hull that leads to MCIPS in three years", "cips", "MCIPS", "partial"],
  ["Licence: C+E since 2003. No category D at present.", "passenger-vehicle-licence", "category D licence", "unmet"],
  ["Category D licence, clean", "passenger-vehicle-licence", "category D licence", "met"],
  ["Licence B, BE", "drivers-licence", "driving licence", "met"],
  ["MCIPS, registered member", "cips", "MCIPS", "met"],
])("a paper that is registered for, learnt for or not attempted is not held: %s", (line, id, name, status) => {
  expect(shown(`${WORK}\nCERTIFICATES\n${line}\n`, aRequirement(id, "must", { name, kind: "certificate" })).status).toBe(status);
});

test("a paper that the name of another denies is not held", () => {
  const wanted = aRequirement("term:zebra operator certificate", "must", { name: "Zebra operator certificate", kind: "certificate" });
  expect(shown(`${WORK}\nCERTIFICATES\nKestrel operator certificate (not Zebra)\n`, wanted).status).not.toBe("met");
  expect(shown(`${WORK}\nCERTIFICATES\nZebra operator certificate\n`, wanted).status).toBe("met");
});
