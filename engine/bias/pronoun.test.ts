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

test("who was told of goes on being told of by the same pronoun", () => {
  const client = "You visit Edith, a retired headmistress of 88.";
  expect(
    found(`${client} She needs somebody to help her dress, to cook (she likes leeks) and to drive her to choir. She has a stair lift.`),
  ).toEqual([]);
  expect(found("Our chair is a widower of 70. He paints. He keeps his brushes in our kitchen.")).toEqual([]);
  expect(found("The yard belongs to its founders' grandson. He knows each crane by name.")).toEqual([]);
  expect(found("Phone Anneke. She runs the rota.")).toEqual([]);
  expect(found("Ask for Bo. He has the keys to the yard.")).toEqual([]);
  expect(found("Phone the yard. He must hold a crane licence.")).not.toEqual([]);
  expect(found("We look for a baker. She will keep the keys. She should know the oven.")).toEqual(["She", "She"]);
  expect(found("We need a foreman with his own van. He will report to Ann.")).toEqual(["foreman", "his", "He"]);
});

test("a name that opens its sentence is somebody who is there", () => {
  expect(found("We bake. Mo says his best hire was a welder.")).toEqual([]);
  expect(found("We bake. Jean, our receptionist, has seen it all: she swims before work and she'll show you round.")).toEqual([]);
  expect(found("Candidates, our driver must bring his own cap.")).toEqual(["his"]);
});

test("people who deal with somebody are not that somebody", () => {
  expect(found("We like people who ring up a farmer, or talk to a farmer, before they dig across his field.")).toEqual([]);
  expect(found("We like a farmer who mends his gate.")).toEqual(["his"]);
});

test("what somebody is said to be is nobody else", () => {
  expect(found("The firm went to his niece Aoife. She's a chartered engineer with a light hand; her uncle minds the biscuits.")).toEqual(
    [],
  );
  expect(found("We seek an engineer. She's a team player with a light hand; her notes are short.")).toEqual(["She's", "her"]);
});

test("who will be the reader's manager is not the reader", () => {
  expect(found("The pro has taught here since 2009. He will be your manager.")).toEqual([]);
  expect(found("We seek a head greenkeeper. He will be our voice.")).toEqual(["He"]);
});

test("our porter with a name is there already", () => {
  expect(found("Night Porter\n\nOur porter Willem goes in May. He has offered to show you his notebook.")).toEqual([]);
  expect(found("Night Porter\n\nOur porter keeps the keys. He has to know his notebook.")).toEqual(["He", "his"]);
});
