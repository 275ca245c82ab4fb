import { describe, expect, it } from "vitest";
import { findUnlawful } from "./unlawful.ts";

const traitsOf = (question: string) => findUnlawful(question).map(({ trait }) => trait);

const ASKED = {
  "a reason given before or after": [
    "Because you would lift patients, is your back all right?",
    "Do you have epilepsy, given that you would care for patients?",
    "Are you a churchgoer, since our customers notice such things?",
    "Are you nearly retired - I ask because the team is planning its shifts?",
  ],
  "somebody before them": ["Our last nurse had a bad back. Do you?", "The previous cook was pregnant. Are you?"],
  "a denial": ["You're not epileptic, are you?", "You're not nearing sixty, are you?"],
  "being and having as a burden": [
    "Does being epileptic make it harder for you?",
    "How do you cope with being Polish?",
    "Would having a disability affect you?",
    "Tell me about any back pain you have.",
  ],
  "nearing an age": ["Are you well past sixty?", "You must be close to fifty by now?", "Born in the eighties or the nineties?"],
  "who is to be told": [
    "Who should we call in an emergency, your husband?",
    "If you fell ill, whom should we ring?",
    "Should we ring your partner?",
  ],
  "becoming a parent": ["Are you likely to become a mother?", "Could we count on you not getting pregnant?"],
  "a state of health": [
    "Do you have medical conditions needing time off?",
    "Any handicaps we should know of?",
    "What adjustments would you need to do this job?",
  ],
  "what must be told before work is given": [
    "Are there any medical conditions that would keep you off shifts?",
    "Any allergies we should know of before you start in the kitchen?",
  ],
  "what would come between a life and the work": [
    "In your last job, did depression ever stop you?",
    "Could a pregnancy cut short your time in this role?",
    "In your last job, was there ever a problem with drugs?",
    "Will your kids allow you to work our hours?",
    "How do you get around with a wheelchair?",
  ],
  "a sign on the body": ["I noticed your hand shakes.", "Your voice is rather deep."],
  "a relative clause behind it": ["Do you have a disability that needs equipment?"],
  "looks of a stranger": ["You have such an exotic look.", "Have your mediterranean features helped you?"],
} as const;

const LAWFUL = {
  "a reason given for hours": ["Can you work on Sundays, since the shop opens every day?", "Can you start at six, as the rota asks?"],
  "a legal age": ["Are you over 18, as the law on bars asks?", "Are you older than sixteen?", "Are you 18 or older?"],
  "help at the interview": ["Do you need any adjustments for the interview?", "Which adjustments would you make to the schedule?"],
  "somebody at work": [
    "Our team works with children who have epilepsy. Have you?",
    "Who should we call for a reference?",
    "Have you worked with a partner agency?",
  ],
  "the trouble of others": ["Have you calmed patients worried about surgery?", "Did you cover for a colleague on maternity leave?"],
  measures: [
    "Which risks do you weigh?",
    "What weight limit would you set?",
    "Were you over fifty percent?",
    "At what age of an invoice do you remind?",
  ],
  "votes at work": ["Who votes in a sprint review?", "How do you count votes of shareholders?"],
} as const;

describe("an unlawful question", () => {
  it.each(Object.entries(ASKED))("is caught with %s", (_, questions) => {
    for (const question of questions) expect(traitsOf(question), question).not.toEqual([]);
  });

  it.each(Object.entries(LAWFUL))("is not seen in %s", (_, questions) => {
    for (const question of questions) expect(traitsOf(question), question).toEqual([]);
  });

  it("stays unlawful beside a legal age and beside help at the interview", () => {
    expect(traitsOf("Are you over 18, and how old are you exactly?")).toContain("age");
    expect(traitsOf("Do you have a disability that needs adjustments at the interview?")).toContain("disability");
  });
});
