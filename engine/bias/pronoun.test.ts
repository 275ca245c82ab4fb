import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ text: words }) => words);

test("a pronoun counts where it stands for whoever has the job", () => {
  expect(found("A good sommelier trusts his nose.")).toEqual(["his"]);
  expect(found("When the crane driver arrives, he signs the log.")).toEqual(["he"]);
  expect(found("He will report to the Duty Manager on matters of safety.")).toEqual(["He"]);
  expect(found("The successful applicant reports to the dean, and he will chair the committee.")).toEqual(["he"]);
});

test("whoever seeks, and wherever, the next sentence is about the one sought", () => {
  expect(found("Fernhill Ltd seeks an analyst. She will report to the finance lead.")).toEqual(["She"]);
  expect(found("We are a team in Denver and look for a controller. He will open the gate.")).toEqual(["He"]);
  expect(found("Our Fern Holt leads the team. She will open the gate.")).toEqual([]);
});

test("a pronoun of people who are named, served or in office is innocent", () => {
  expect(found("Our managing director says that he answers each letter himself.")).toEqual([]);
  expect(found("The patient tells you how he slept, and you note it down.")).toEqual([]);
  expect(found("You work under our head gardener, Rosalind, who came as a trainee and says that she is still learning.")).toEqual([]);
  expect(found("Dr Farrell will hand over her patients in September.")).toEqual([]);
});

test("whom the reader or the person wanted deals with is somebody else", () => {
  expect(found("A plumber who is late tells you his reason.")).toEqual([]);
  expect(found("When a visitor asks a question, the educator helps her find the answer.")).toEqual([]);
  expect(found("When the crane driver arrives, the foreman helps him.")).toContain("him");
});

test("whoever is called by name after the role is there already", () => {
  expect(found("The library manager, Mrs Poole, would show you round. Her number is 021 555 0142.")).toEqual([]);
  expect(found("The library manager keeps her own hours.")).toEqual(["her"]);
});

test("a name that stands inside the text is one at the start of a sentence too", () => {
  expect(found("Two sisters, Meg and Odile, run the place. Meg is the head chef and she is fair.")).toEqual([]);
  expect(found("One resident, a former ship's master, does his rounds at two.")).toEqual([]);
});

test("a pronoun behind a name is not that of the people counted in between", () => {
  expect(found("Our lettings lead, Wanda, now trains six people; she'll be your mentor.")).toEqual([]);
  expect(found("You light the stage for a famous pop star and her band.")).toEqual([]);
});

test("whoever the heading does not seek is there already", () => {
  expect(found("Staff Nurse, Ward 4\n\nThe consultant answers her own phone.")).toEqual([]);
  expect(found("Junior Baker\n\nThe owner bakes too, and the driver loads his van at five.")).toEqual([]);
  expect(found("Consultant, Ward 4\n\nThe consultant answers her own phone.")).toEqual(["her"]);
  expect(found("Staff Nurse, Ward 4\n\nThe successful applicant brings her own watch.")).toEqual(["her"]);
});
