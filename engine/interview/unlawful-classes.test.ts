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
  "a building that keeps somebody out": [
    "Would we have to widen a doorway for you?",
    "Our lift is out of order; could you manage two flights?",
    "Would we need a ramp to your desk, or could you manage the steps?",
    "How would we get you out in a fire?",
  ],
  "what somebody's body shows": [
    "You're rather out of breath, is everything okay?",
    "I noticed the plaster on your wrist, what's the story?",
    "Do loud rooms set you off?",
  ],
  "a time somebody remembers": [
    "You must have been around when computers came in, right?",
    "What year were your finals?",
    "Your CV starts in 1988; where were you before that?",
  ],
  "what faith wears and keeps": [
    "Would you be comfortable taking your veil off for the ID photo?",
    "What holidays do you celebrate?",
    "Could you shake hands with a woman customer?",
  ],
  "praise of a language": ["How did you learn English so well?", "You speak English so well, where did you pick it up?"],
  "a home that waits": ["Who'll cook dinner if you're here till eight?", "We need someone without ties. Is that you?"],
  "what a check might show": ["Would a background check turn up an arrest?", "Has anybody ever taken out an order against you?"],
  "what came after speaking up": ["Have you been fired for making complaints?", "Do you still see the people you sued?"],
  "money at home": ["Are you behind with anything?", "Is anyone chasing you for payments?", "How much do you need to live on?"],
  "a person beside them": ["I take it you're settled with someone?", "Is there a special lady in your life?"],
  "words for prison and papers": ["What was your time inside like?", "Is there a warrant out for you?", "Have you got form?"],
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
  "measures, papers and news of the trade": [
    "How tall may a stack of pallets be?",
    "Which visa rules apply to the artists you book?",
    "How did Brexit change the customs papers you fill in?",
    "How do hormones affect milk yield?",
    "What did you do after a customer sued the firm?",
    "Have you converted leads into sales?",
    "How much feed does a herd need to live on?",
    "How do you chase a client for payments?",
    "Which clubs have you managed as a venue operator?",
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
