import { describe, expect, it } from "vitest";
import { findRuled } from "./unlawful.ts";

const traitsOf = (question: string) => findRuled(question).map(({ trait }) => trait);

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
  "the hours told first": ["With long shifts like ours, who minds the kids?", "With all the travel, who will be watching the little ones?"],
  "a guess at an age": ["I'd put you at about fifty, am I close?", "You'd be about forty-five, I'm guessing?"],
  "a house and whether they would fit": [
    "The office is pretty liberal. Would you feel comfortable?",
    "Most of us here left college two years ago. Could you keep up?",
  ],
  "a break told first": ["There is a three-year hole here. Was that to bring up a family?"],
  "a sex that may not heed them": [
    "Will the lads on site take you seriously?",
    "Do you think male clients would take orders from a woman?",
  ],
  "a way of speaking": ["Could you tone down the accent for our clients?", "Will the customers follow you with that accent?"],
  "a part of the body and what ails it": [
    "Have you ever had a knee operation?",
    "Any history of neck trouble?",
    "Have you injured your back?",
  ],
  "a test of genes": ["Would you be prepared to have a DNA screening?", "Have you done one of those DNA kits?"],
  "a gait and a school": ["I noticed you were limping.", "Were you in special ed?"],
  "work on the building": ["What would it cost us to convert the toilets for you?", "Would we be adapting the desk for you?"],
  "a roof for the time being": ["Are you living in a hostel?", "Are you sofa surfing?"],
  "drinks, smokes and bets": ["How many pints do you get through in a week?", "Do you fancy a punt now and then?"],
  "a place without a union": ["We are a non-union company.", "We've kept this a union-free site."],
  "a record that is gone": ["Have you had a record expunged?"],
  "pay to be matched": ["We match previous pay plus ten percent, so what figure are we starting from?"],
  "people of another colour": ["How would you get on with colleagues of a different skin colour?"],
  "colloquial words for a body": [
    "Has your ticker ever given you trouble?",
    "Is that knee going to slow us down?",
    "Have you done your shoulder in?",
  ],
  "colloquial words for the police": ["Did the cops ever come knocking?", "Are you known to the old bill?"],
  "help once had at school": ["Were you given extra time in exams?", "Did you have a reader in exams?"],
  "a vehicle changed for them": ["What would we have to change in the van so you could drive it?"],
  "pay in passing": ["What have they got you on over there?"],
  "leaders of another time": ["Were you at school when Thatcher was in?"],
  "a sex above them": ["How do you find having women above you?"],
  "formal words for a life": [
    "How frequently do you consult a physician?",
    "Do you consume tobacco or liquor?",
    "Would observing the Sabbath conflict with our Saturday rotation?",
    "Has either parent been diagnosed with an illness?",
    "When do you anticipate leaving the workforce altogether?",
    "Have you undergone any gender-affirming procedures?",
    "How do you intend to manage infants and this schedule?",
    "Would you require a special chair on account of your spine?",
  ],
  "what would put others off": ["Could the accent put off our older clients?", "Would a tattoo upset the guests?"],
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
  "the age of things": ["What is the average age of the vehicles in your fleet?", "Were you about thirty in that department?"],
  "unions of other kinds": ["When would you use a union instead of a join?", "Have you run a European Union grant?"],
  "places of work and their things": [
    "What did you change in the nursery's routine?",
    "Which toilets did you clean?",
    "Have you worked in a hostel?",
  ],
  "what was told of the work first": [
    "We are a nursery with forty children. Would you be comfortable with that?",
    "We're very busy at Christmas. Are you comfortable with that?",
    "You left that project early. Was that because of the budget?",
  ],
  "measures of the trade": ["How many packs do you ship in a normal week?", "Have you ever signed off a scaffold?"],
  "principles of the work": ["Which principles do you believe in when you review code?"],
  "words of the trade that are also of a life": [
    "What would you change about the counter so that you could reach more customers?",
    "Which part of the dock did you run?",
    "Have you painted school gates?",
    "How do you keep the kitchen squeaky clean?",
    "Is the design in or out?",
    "Where do you send staff for a smoke break?",
    "How do you support pupils who need a reader in exams?",
  ],
  "formal words for work": [
    "Which candidate did you select for the panel?",
    "At what age do you wean calves?",
    "How do you recover arrears from tenants?",
    "Would a Sunday delivery hinder your schedule?",
    "Does anyone on your team know Kotlin?",
    "Was it due to your back-end change?",
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

  it("is named by the whole of what it says, not by a word of it", () => {
    expect(traitsOf("Are you on birth control?")).not.toContain("age");
    expect(traitsOf("What is your mother tongue?")).toEqual(["origin"]);
    expect(traitsOf("How do you manage while you are out of work?")).not.toContain("sexual orientation");
  });

  it("stays unlawful beside a legal age and beside help at the interview", () => {
    expect(traitsOf("Are you over 18, and how old are you exactly?")).toContain("age");
    expect(traitsOf("Do you have a disability that needs adjustments at the interview?")).toContain("disability");
  });
});
