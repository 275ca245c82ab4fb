import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

const duties = (text: string): string[] => read(text).responsibilities.map((one) => one.text);
const asked = (text: string): string[] => read(text).requirements.map(({ importance, name }) => `${importance} ${name}`);
const HEAD = "Kennel hand\nBarkway Dogs, Hexham\n";

describe("work is told by a list", () => {
  test.each([
    ["under words nobody knows", "Mornings and evenings\n- Walk eight dogs\n- Scrub the runs\n- Weigh out the feed", 3],
    ["that begins with what is being done", "What is it about?\n1. Walking eight dogs\n2. Scrubbing the runs\n3. Weighing feed", 3],
    ["of what somebody wanted will do", "The successful candidate will:\n- walk eight dogs\n- scrub the runs\n- weigh out the feed", 3],
    [
      "that tells of the job",
      "About the role\n- Walks for eight dogs\n- Scrubbing of runs\n- Weighing out feed\n- Paperwork each evening",
      4,
    ],
    ["of orders in a row", "Walk eight dogs. Scrub the runs. Weigh out the feed. You must have a driving licence.", 3],
  ])("%s", (_how, list, found) => {
    expect(duties(`${HEAD}\n${list}\n`)).toHaveLength(found);
    expect(asked(`${HEAD}\n${list}\n`).filter((name) => /dogs|runs|feed/.test(name))).toEqual([]);
  });

  test.each([
    [
      "of what somebody has",
      "The successful candidate will:\n- have kept spaniels\n- hold a first aid certificate\n- know agility courses",
    ],
    ["of places", "Where we are\n- Hexham kennels\n- Corbridge paddock\n- Wylam office"],
    ["of calls", "Call Jo today. Send us a note. Ask for a form."],
  ])("and not by one %s", (_how, list) => {
    expect(duties(`${HEAD}\n${list}\n`)).toEqual([]);
  });

  test("by what the reader would do", () => {
    expect(duties(`${HEAD}\nIn a typical week you'd walk eight dogs and scrub the runs.\n`)).toHaveLength(1);
    expect(duties(`${HEAD}\nYou'd get a fleece and a free lunch.\n`)).toEqual([]);
  });
});

describe("headings", () => {
  test.each([
    ["What you'd have from us", "- Grooming at cost\n- A flat above the kennels", []],
    ["And what don't I need?", "- A diploma in grooming\n- Spaniel showing", []],
    ["Things that aren't on the list", "- Grooming diploma\n- Spaniel showing", []],
    ["Would anything else help?", "- Clicker training\n- Dog grooming", ["nice Clicker training", "nice Dog grooming"]],
    ["And we'd do a little dance if you have:", "- clicker training\n- dog grooming", ["nice clicker training", "nice dog grooming"]],
    [
      "The following would be looked upon favourably, though we do not insist upon them:",
      "- Clicker training\n- Dog grooming",
      ["nice Clicker training", "nice Dog grooming"],
    ],
  ])("%s", (heading, list, wishes) => {
    expect(asked(`${HEAD}\nWhat we need\n- Driving licence\n\n${heading}\n\n${list}\n`).filter((one) => !/licence/.test(one))).toEqual(
      wishes,
    );
  });
  test("letters that count up over lines are marks and no names", () => {
    const lettered = "Requirements\n\nA. Clicker training\nB. Dog grooming\nC. Kennel software\n";
    expect(asked(`${HEAD}\n${lettered}`)).toEqual(["must Clicker training", "must Dog grooming", "must Kennel software"]);
  });
});

describe("small words of lists", () => {
  test.each([
    ["Own van ideal", []],
    ["Training of dogs in courts, hospitals or police stations", ["must training dogs in courts"]],
    ["A driving licence is essential unless you have a disability which prevents you from driving", ["must driving licence"]],
  ])("%s", (line, wishes) => {
    expect(asked(`${HEAD}\nRequirements\n- Kennel software\n- ${line}\n`).slice(1)).toEqual(wishes);
  });
  test("the first of a list without marks may be a paper", () => {
    expect(asked(`${HEAD}\nRequirements\n- Kennel software\n\nAssets\n\nNitrous oxide certification\nClicker training\n`)).toEqual([
      "must Kennel software",
      "nice Nitrous oxide certification",
      "nice Clicker training",
    ]);
  });
  test("what is done and what is asked for under one heading is asked for", () => {
    expect(asked(`${HEAD}\nResponsibilities and requirements\n- Clicker training\n- Kennel software\n`)).toEqual([
      "must Clicker training",
      "must Kennel software",
    ]);
  });
  test("a list without a heading asks where only what is desirable has one", () => {
    const list = "- Three years with dogs\n- Kennel software\n- Writing feeding plans\n- Driving licence";
    expect(asked(`${HEAD}\n${list}\n\nDesirable\n- Clicker training\n`)).toEqual(
      expect.arrayContaining(["must Kennel software", "nice Clicker training"]),
    );
  });
});

describe("nothing is asked for by", () => {
  test.each([
    ["a warning", "Barkway never charges a fee for interviews."],
    ["an invitation", "Women returning to work after a break are very welcome."],
    ["a welcome to beginners", "Experience: new grads okay!"],
    ["what others do", "Dog grooming is done by our salon next door."],
    ["what counts too", "Dog handling, paid or unpaid; looking after a neighbour's dog counts", ["must Dog handling"]],
    ["how long a paper is held", "Driving licence, held for two years (insurer's rule)", ["must Driving licence"]],
  ])("%s", (_how, line, wishes = []) => {
    expect(asked(`${HEAD}\nRequirements\n- Kennel software\n- ${line}\n`).filter((one) => !/Kennel/.test(one))).toEqual(wishes);
  });
  test("where somebody was born is refused and asks for no language", () => {
    const job = read(`${HEAD}\nThe ideal person is preferably Irish-born.\n`);
    expect([job.languages, job.flags.map(({ code }) => code)]).toEqual([[], expect.arrayContaining(["protected-criterion"])]);
    expect(read(`${HEAD}\nRequirements\n- Fluent Irish\n`).languages.map(({ language }) => language)).toEqual(["Irish"]);
  });
});
