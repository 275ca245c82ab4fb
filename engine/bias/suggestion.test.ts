import { expect, test } from "vitest";
import examples from "../data/bias/examples.json";
import { articleFor } from "./article.ts";
import { checkWording } from "./index.ts";

const fixes = (text: string) => checkWording(text).findings.map((finding) => [finding.text, ...finding.suggestions]);

test("a suggestion takes the number and the capitals of what it replaces", () => {
  expect(fixes("Two salesmen wanted.")).toEqual([["salesmen", "salespeople", "sales representatives"]]);
  expect(fixes("Join our guys.")).toEqual([["guys", "people", "team members"]]);
  expect(fixes("Barmaid wanted.")).toEqual([["Barmaid", "Bartender", "Bar staff"]]);
});

test("the article grows into the place when no suggestion keeps it", () => {
  expect(fixes("You are a ninja of the till.")).toEqual([["a ninja", "an expert", "a specialist"]]);
  expect(fixes("You are an energetic worker.")).toEqual([["an energetic", "a motivated"]]);
  expect(fixes("We need a foreman.")).toEqual([["foreman", "supervisor", "site supervisor"]]);
});

test("the noun that a phrase is about stays", () => {
  expect(fixes("We are a young and dynamic team.")).toEqual([["young and dynamic team", "motivated team"]]);
  expect(fixes("Join our young office.")).toEqual([["young office", "motivated office"]]);
});

test("words inside a phrase are swapped, and the rest of it stays", () => {
  expect(fixes("You will man the enquiry desk.")).toEqual([["man the enquiry desk", "staff the enquiry desk", "run the enquiry desk"]]);
  expect(fixes("Male waiter for a beach bar.")).toEqual([["Male waiter", "Waiter"]]);
  expect(fixes("The buyer is the owner's right-hand man.")).toEqual([["right-hand man", "deputy"]]);
});

test("a pronoun is replaced in its own case", () => {
  expect(fixes("The baker cleans his oven.")).toEqual([["his", "their"]]);
  expect(fixes("The baker must know what he sells and that he is early.").map(([, best]) => best)).toContain("the person");
});

test("a language that the wording names stays in the better wording", () => {
  expect(fixes("You must be a native Italian speaker.")[0]?.[1]).toBe("fluent Italian speaker");
  expect(fixes("We hire native speakers.")[0]?.[1]).toBe("You speak the working language fluently");
});

test("what is left out takes its clause along where the rest would not stand", () => {
  expect(fixes("Bakers must be under 30.")).toEqual([["Bakers must be under 30.", ""]]);
  expect(fixes("You bake well and have no children.")).toEqual([["and have no children", ""]]);
});

test.each([
  ["We look for a young nurse.", "We look for a nurse."],
  ["We seek a mature and experienced driver.", "We seek an experienced driver."],
  ["We want an experienced, young cook for our kitchen.", "We want an experienced cook for our kitchen."],
  ["You are a young, motivated and flexible driver.", "You are a motivated and flexible driver."],
  ["Young, dynamic people for our bar.", "Dynamic people for our bar."],
  ["Young drivers welcome.", "Drivers welcome."],
  ["We seek young marketing managers with drive.", "We seek marketing managers with drive."],
  ["You have a degree from a town college.", "You have a degree or equivalent experience from a town college."],
  ["The ideal candidate has a diploma from a good university.", "The ideal candidate has a diploma from an accredited university."],
])("what is sought stays in “%s”", (text, better) => {
  const [finding] = checkWording(text).findings;
  expect(text.slice(0, finding?.start) + finding?.suggestions[0] + text.slice(finding?.end)).toBe(better);
});

test.each([
  ["Our clergyman and two sportsmen help us.", "Our member of the clergy and two sportsmen help us."],
  ["Two waitresses and a cook share a table.", "Two servers and a cook share a table."],
  ["Support the dinner ladies at noon.", "Support the catering assistants at noon."],
  ["The herdsmen start at five.", "The stock workers start at five."],
  ["Hey guys, want to build boats?", "Hey everyone, want to build boats?"],
  ["(S)he will report to the owner.", "They will report to the owner."],
  ["We want a strong man to move pianos.", "We want a strong person to move pianos."],
  ["The lady in this position greets our guests.", "The person in this position greets our guests."],
  ["Only men need apply as the work is heavy.", "We welcome applicants of any gender."],
  ["Cashier (female)", "Cashier"],
  ["We want a “rockstar” manager.", "We want an “expert” manager."],
  ["You have a competitive streak.", "You have strong motivation."],
  ["You bring youthful energy and tact.", "You bring motivation and tact."],
  ["A perfect job for students who want to earn.", "A perfect job for people looking for part-time work who want to earn."],
  ["College students wanted for summer sales.", "Part-time staff wanted for summer sales."],
  ["The average age of our team is 27.", "Our team brings varied experience."],
  ["Mature candidates preferred.", "We are looking for a reliable person."],
  ["Our new colleague: a 25-35 year old woman with charm.", "Our new colleague: a person with charm."],
  ["Only native speakers of German or Dutch will be considered.", "Only fluent speakers of German or Dutch will be considered."],
  ["You speak English at native level and some French.", "You speak English fluently and some French."],
  ["A receptionist from a good family.", "A receptionist."],
  ["A driving licence is required for this desk job.", "A means of getting to the places of work is required for this desk job."],
  ["Send your CV with a photo and your references to Ann.", "Send your CV with your references to Ann."],
  ["Please state your age and salary wishes.", "Please state salary wishes."],
  ["Male barber wanted as it's a gents' place.", "We welcome applicants of any gender."],
])("the better wording keeps the rest of “%s”", (text, better) => expect(accepted(text)).toBe(better));

test.each([
  ["PhD required.", "PhD or equivalent experience required."],
  ["A master's degree in botany is mandatory.", "A master's degree or equivalent experience in botany is mandatory."],
  ["Growers need a BSc or MSc in botany.", "Growers need a BSc or MSc or equivalent experience in botany."],
  ["Degree from a top-tier university required.", "Degree or equivalent experience required."],
  ["Only graduates may apply.", "We welcome people with the skills, however gained."],
])("another way stands beside the paper in “%s”", (text, better) => expect(accepted(text)).toBe(better));

test.each([
  ["You are at least 25 years old and hold a passport.", "You hold a passport."],
  ["You were born after 1990 and speak two languages.", "You speak two languages."],
  ["Candidates must be below 30 years as on 1 January.", ""],
  ["Married applicants preferred, as the post includes a family home.", ""],
  ["Are you planning to have children soon? Then this is not for you.", ""],
  ["Nannies up to 40 with references.", "Nannies with references."],
  ["Bar staff, 18-25, for the season.", "Bar staff, for the season."],
  ["Staff, skilled, with beers on Friday.", "Staff, skilled."],
  ["You are lively, good-looking.", "You are lively, friendly and professional."],
  ["Maximum two years of experience, as the pay is low.", "Relevant experience of any length counts."],
  ["Are you young, smart and hungry?", "We are looking for motivated people."],
  ["WE NEED A YOUNG SALESMAN", "WE ARE LOOKING FOR MOTIVATED PEOPLE"],
])("nothing is left dangling of “%s”", (text, better) => expect(accepted(text)).toBe(better));

test("“you” takes the place of a pronoun only where nobody was named before it", () => {
  expect(fixes("He will report to the owner.")[0]).toEqual(["He", "They", "You"]);
  expect(fixes("The nurse will ask her doctor.")[0]).toEqual(["her", "their"]);
  expect(fixes("The nurse must know that we help her.")[0]).toEqual(["her", "them"]);
});

test("two hits of a rule in one clause are one finding", () => {
  expect(fixes("You should have no children or family obligations.")).toHaveLength(1);
});

test("an age without anybody sought beside it takes its clause along", () => {
  expect(fixes("The successful candidate will be young at heart.")).toEqual([
    ["The successful candidate will be young at heart", "We are looking for motivated people"],
  ]);
});

test("an amount goes with the words that bound it", () => {
  expect(fixes("Junior baker with at least 9 years of experience.")[0]).toEqual(["at least 9 years of experience", "some experience"]);
});

test("every better wording reads as a sentence where its rule was found", () => {
  const faults = Object.entries(examples).flatMap(([id, { yes }]) =>
    yes.flatMap((text) =>
      replacedIn(text, id).flatMap((better) => faultsOf(text, better, id).map((fault) => `${id}: ${better} (${fault})`)),
    ),
  );
  expect(faults).toEqual([]);
});

/** The text with each suggestion in place, without the gap that words left out leave behind. */
function replacedIn(text: string, id: string): string[] {
  const [finding] = checkWording(text).findings.filter(({ rule }) => rule === id);
  return (finding?.suggestions ?? []).map((words) =>
    (text.slice(0, finding?.start) + words + text.slice(finding?.end))
      .replace(/ {2,}/g, " ")
      .replace(/ (?=[.,!?]|$)/g, "")
      .trim(),
  );
}

/** The text with the best suggestion of its first finding, trimmed of the gap it leaves. */
function accepted(text: string): string {
  const [finding] = checkWording(text).findings;
  return (text.slice(0, finding?.start) + finding?.suggestions[0] + text.slice(finding?.end))
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[.,])/g, "")
    .trim();
}

function faultsOf(text: string, better: string, id: string): string[] {
  const count = (words: string) => checkWording(words).findings.filter(({ rule }) => rule === id).length;
  const faults: string[] = [];
  if (/\b(\p{L}+) \1\b/iu.test(better)) faults.push("a doubled word");
  for (const [, article = "", next = ""] of better.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu))
    if (articleFor(next) !== article.toLowerCase()) faults.push(`"${article} ${next}"`);
  if (/\b(?:an?|the|of|with|must|should|be|who|your) ?(?:[.,!?]|$)/iu.test(better)) faults.push("a loose end");
  if (count(better) >= count(text)) faults.push("found again");
  return faults;
}
