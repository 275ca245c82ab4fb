import { describe, expect, it } from "vitest";
import { kinds } from "../data/interview/kinds.json";
import data from "../data/interview/unlawful.json";
import { fill } from "./fill.ts";
import { findUnlawful } from "./find-unlawful.ts";
import { FRAMES, OPENINGS } from "./frames.ts";
import { findProtectedTopics, findRuled } from "./unlawful.ts";

const SLOTS = {
  skill: "wound care",
  second: "patient assessment",
  duty: "Deliver care for twelve patients.",
  outcome: "40%",
  near: "first aid",
  asks: "this job asks for",
  Asks: "This job asks for",
};
const GROUNDS = { requirementIds: ["x"], evidence: [], core: true, levelStep: 0, reason: "" };

/** One wording that a phrase of the data stands for. */
const spell = (phrase: string): string =>
  phrase
    .replace(/<(\w+)>/g, (_, kind: keyof typeof kinds) => kinds[kind][0] ?? "")
    .replaceAll("*", "")
    .replace("..", "to have")
    .replace(/ [~$]/g, "");

describe("questions an interviewer must not ask", () => {
  it("are known in at least sixty wordings over fifteen traits, and each wording is caught", () => {
    expect(data.asked.length).toBeGreaterThanOrEqual(15);
    expect(data.asked.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(60);
    for (const { trait, words } of data.asked) {
      for (const phrase of words) {
        const question = `Tell me, ${spell(phrase)}?`;
        expect(
          findRuled(question).map((found) => found.trait),
          question,
        ).toContain(trait);
      }
    }
  });

  it("are caught in whole sentences", () => {
    const questions = [
      "How old are you?",
      "Are you married, and do you plan to have any children?",
      "Where were your parents from?",
      "What does your church think of work on Sundays?",
      "What was your last salary?",
      "Have you ever been arrested?",
      "What year did you graduate?",
      "Is that your maiden name?",
      "How many sick days did you take last year?",
      "Whom did you vote for?",
      "Why is there a gap in your resume?",
      "Where do you live?",
      "Is English your native language?",
      "Would you mind taking orders from somebody younger?",
      "Any brushes with the law?",
      "What would you be giving up in pay if you came to us?",
      "Why were you at home for two years?",
      "Have you got anyone depending on you?",
    ];
    for (const question of questions) expect(findUnlawful(question), question).not.toEqual([]);
  });

  it("are caught when they are told, cut short or put about the applicant", () => {
    const questions = [
      "Got any kids?",
      "Live alone, do you?",
      "So, you're not planning a family, are you?",
      "Does the applicant have children?",
      "Just out of curiosity, ever been arrested?",
    ];
    for (const question of questions) expect(findUnlawful(question), question).not.toEqual([]);
    const [found] = findUnlawful("Got any kids?");
    expect([found?.start, found?.end]).toEqual([0, 12]);
  });

  it("are caught when private life is touched, and not when a task governs it", () => {
    for (const question of ["Who minds the weans while you're at work?", "Would it bother you that there's no mosque near the office?"])
      expect(findUnlawful(question), question).not.toEqual([]);
    for (const question of ["What drew you to church music as a career?", "How do you cover a tattoo with make-up for a film?"])
      expect(findUnlawful(question), question).toEqual([]);
  });

  it("are caught beside work and the people in it, unless these stand between the candidate and the topic", () => {
    for (const question of [
      "Would you take that turban off when you greet customers?",
      "Could you take orders from a lady on our building site?",
      "Did you ever put in a claim for workers' compensation?",
    ])
      expect(findUnlawful(question), question).not.toEqual([]);
    for (const question of [
      "Have you written about religion for a newspaper?",
      "Where do you keep the passports of guests?",
      "Have you negotiated the workers' compensation claims of a firm?",
    ])
      expect(findUnlawful(question), question).toEqual([]);
  });

  it("are caught when the candidate is left out, and knowledge is not asked of a life", () => {
    for (const question of ["Any church duties?", "Will Fridays be a problem for mosque?", "Kids?", "What a lovely accent!"])
      expect(findUnlawful(question), question).not.toEqual([]);
    for (const question of ["What are the symptoms of a stroke?", "What is a mortgage?", "How is diabetes treated?"])
      expect(findUnlawful(question), question).toEqual([]);
  });

  it("are not what the work is about", () => {
    const questions = [
      "How would you explain a diagnosis to a pregnant patient?",
      "Tell me about work with children that needed patience.",
      "How do you plan a retirement portfolio for a client?",
      "Describe a school where religion is taught well.",
      "How would you calculate a salary range?",
      "What is your approach to disability access on a website?",
      "Which part of this work would be new to you?",
      "How do you handle an arrest warrant as a paralegal?",
      "What salary do you expect?",
      "How would you arrange shifts for colleagues who care for parents?",
      "How would you plan a school week for children of three age groups?",
      "What would you do with a reference that mentions an illness?",
      "How do you weigh goods that come in?",
      "A pupil tells you his stepfather drinks. What happens next?",
      "If a child is not collected by six, what is your next step?",
      "When would you break a teenager's trust?",
      "Why did you turn to crop genetics after your degree?",
      "Who could tell us about your work at the nursery?",
      "How long did the payroll package at your last firm take to learn?",
      "How do you make sure that your own faith or politics stays out of the counselling?",
    ];
    for (const question of questions) expect(findUnlawful(question), question).toEqual([]);
  });
});

describe("a question that points back", () => {
  it("asks for the topic of the sentence before", () => {
    expect(findUnlawful("There was a row on election night. Which side would you have been on?")).not.toEqual([]);
    expect(findUnlawful("Our last girl left to have a baby. You're not planning the same?")).not.toEqual([]);
    expect(findUnlawful("The ward treats pregnant patients. Which shifts would suit you?")).toEqual([]);
    expect(findUnlawful("We're all Christians here. Is that a problem?")).not.toEqual([]);
    expect(findUnlawful("We're all remote here. Is that a problem?")).toEqual([]);
    expect(findUnlawful("Our kitchen serves halal meat. Is that a problem?")).toEqual([]);
  });
});

describe("frames", () => {
  it("make sound and lawful questions, every one", () => {
    for (const frame of FRAMES) expect(fill(frame, SLOTS, GROUNDS), frame.id).toBeDefined();
  });

  it("are as sound with any opening", () => {
    for (const Asks of Object.values(OPENINGS).flat())
      for (const frame of FRAMES.filter(({ text }) => text.includes("{Asks}")))
        expect(fill(frame, { ...SLOTS, Asks }, GROUNDS), `${Asks} ${frame.id}`).toBeDefined();
  });

  it("have lawful follow-ups without places to fill, so that no kit needs to check them", () => {
    const unsound = FRAMES.flatMap(({ followUps }) => followUps).filter((line) => /[{}]/.test(line) || findUnlawful(line).length > 0);
    expect(unsound).toEqual([]);
  });

  it("are refused when a slot is empty, when they ask for yes or no, or when they ask about a trait", () => {
    const [frame] = FRAMES;
    if (!frame) throw new Error("no frame");
    const text = (words: string) => fill({ ...frame, text: words }, SLOTS, GROUNDS);
    expect(text("Tell me about a piece of work with {unknown} that you are proud of today, please.")).toBeUndefined();
    expect(text("Imagine a long day on the ward with many patients. Do you like wound care?")).toBeUndefined();
    expect(text("Tell me about wound care and how your children feel about night shifts at work.")).toBeUndefined();
    expect(text("Tell me about wound care.")).toBeUndefined();
    expect(text("Tell me about a piece of work with {skill} that you are proud of today, please.")).toBeDefined();
  });
});

describe("a question that the law lets an employer ask", () => {
  it("is lawful where it names the law, but never for an arrest", () => {
    expect(findUnlawful("This work is exempt from the Rehabilitation of Offenders Act. Have you any convictions to declare?")).toEqual([]);
    expect(findUnlawful("Have you any convictions to declare?")).not.toEqual([]);
    expect(findUnlawful("This needs an enhanced DBS. Were you ever arrested?")).not.toEqual([]);
  });
});

describe("a wording that work and private life share", () => {
  it.each([
    "Have you ever filed a discrimination charge?",
    "Did you take your last boss to a tribunal?",
    "Would you be able to work on Yom Kippur?",
    "Will you need to take any leave for medical reasons?",
    "You're pushing fifty, aren't you?",
    "How did you lose that arm?",
    "Do you have any illnesses we should know about?",
    "Would you cover the Friday shift, or does that clash with anything religious?",
    "Could you show me your profile picture?",
    "Are there any charges pending?",
    "Did you get a rise last year?",
    "Is your dad a lawyer?",
    "Anything on file with the police?",
    "Do you still have the drive you had at thirty?",
  ])("is caught where it means the candidate: %s", (question) => {
    expect(findUnlawful(question)).not.toEqual([]);
  });

  it.each([
    "How did you lose the contract?",
    "What was wrong with the old system?",
    "Have you ever been charged with leading a project?",
    "Have you covered religion as a reporter?",
    "Do you have relatives who work for this company?",
    "Do you have any unspent convictions?",
    "The starting salary is 31,000. Would that be acceptable to you?",
    "Which skills from your military service would you use here?",
    "Are you planning to adopt a new framework?",
    "How do you run a grievance hearing?",
    "Can you work weekends and public holidays?",
    "What makes a good landlord in your view?",
    "What did the container weigh?",
    "Is the commute to Slough feasible for you?",
    "Anything on file with the ombudsman about that supplier?",
    "How do you fit a hearing aid?",
  ])("is lawful where it means work: %s", (question) => {
    expect(findUnlawful(question)).toEqual([]);
  });
});

describe("questions in a roundabout way", () => {
  it.each([
    ["union", "The last one was for ever at branch meetings. Are you one of those?"],
    ["photo or appearance", "Could you lose a stone before the season?"],
    ["health", "Have you ever put in a claim for your back?"],
    ["age", "Will they believe a lad still wet behind the ears?"],
    ["race", "On the census, which one do you tick?"],
    ["criminal record", "Has your record been clean all along?"],
    ["pay history", "What were you on at the mill?"],
    ["family", "Are you paying maintenance?"],
    ["pregnancy", "You're not expecting, I trust?"],
    ["military", "So you left the Guards under a cloud?"],
  ])("touch %s", (trait, question) => {
    expect(findUnlawful(question).map((found) => found.trait)).toContain(trait);
  });

  it.each([
    "How have you handled collective bargaining at a plant?",
    "Shall I send you a leaflet on our benefits?",
    "How often have you given evidence in court for a client?",
  ])("do not stand in: %s", (question) => {
    expect(findUnlawful(question)).toEqual([]);
  });
});

describe("lines of a resume", () => {
  it("that tell of a trait are told from those that tell of work", () => {
    for (const line of [
      "Led worship at St Mary's Church",
      "Returned from parental leave",
      "Volunteer for refugees as one of them",
      "Recovered from depression",
      "Member of the Latina engineers",
    ]) {
      expect(findProtectedTopics(line), line).not.toEqual([]);
    }
    for (const line of ["Cut costs by 12% with a new supplier", "Managed a team of nine", "Built the booking system of a hotel"]) {
      expect(findProtectedTopics(line), line).toEqual([]);
    }
  });
});
